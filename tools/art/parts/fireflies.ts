/** A firefly, 24 long, in its glow; and a few drifting ones. Night pages only. */
import type { BoxTuple } from '../core/svg.ts'
import { g, ellipse, circle, glow, place, rng, lin } from '../core/svg.ts'

/** on = how bright, 0..1; r = radius of the glow. */
export const firefly = ({ on = 1, r = 46 } = {}) =>
  g([
    circle(0, 4, r, glow('#E9F58A', 0.55 * on)),
    circle(0, 5, r * 0.4, glow('#FBFFC4', 0.9 * on)),
    ellipse(-7, -4, 9, 4, '#DCE9F2', { opacity: 0.75, transform: 'rotate(28 -7 -4)' }),
    ellipse(7, -4, 9, 4, '#DCE9F2', { opacity: 0.75, transform: 'rotate(-28 7 -4)' }),
    ellipse(0, 6, 4.6, 7, lin(['#4A3B4E', on > 0.4 ? '#F6FF9A' : '#6B6A58'], 90)),
    ellipse(0, 9.4, 3.8, 4, '#FCFFC8', { opacity: on }),
    circle(0, -3, 3.6, '#3B2A3A'),
    circle(-1.2, -3.6, 0.9, '#fff'),
  ])
/** n small far fireflies inside a box [x, y, w, h]. */
export function fireflySwarm([x, y, w, h]: BoxTuple, n = 12, seed = 3) {
  const r = rng(seed)
  return Array.from({ length: n }, () => {
    const q = r.in(0.4, 1)
    return place(circle(0, 0, 16, glow('#E9F58A', 0.7)) + circle(0, 0, 2.2, '#FDFFD0'), x + r() * w, y + r() * h, q)
  }).join('')
}
