/** What the second half of book 2 shares: lantern light on people, lanterns in hands and on the ground, lights on the ten hills. */
import type { Figure } from '../../characters/types.ts'
import { ellipse, g, place } from '../../core/svg.ts'
import { lampGlow, lampPool, relight } from '../../core/time.ts'
import { lantern } from '../../parts/lantern.ts'
import { put, type Stand } from '../book1/shared.ts'

/** A drawing in lantern light; `own` (0 to 1) of its daylight colours stays, so that coats and clothes keep their colour. */
export const lamplit = (svg: string, own = 0.34): string => relight(svg, 'lampu') + g(svg, { opacity: own })
/** The shadow at the feet of somebody in lantern light; w in drawing units. */
export const lampShadow = ({ x, y, s }: Stand, w = 56, opacity = 0.46): string =>
  place(ellipse(4, 0, w, w * 0.14, '#0A1434', { opacity }), x, y, s)
/** Somebody in lantern light with their shadow. */
export const lampStanding = (svg: string, at: Stand, w = 56, own = 0.34): string =>
  lampShadow(at, w) + lamplit(put(svg, at), own)

/** A lit lantern that stands on the ground: its pool of light, itself, its glow; r = how far it shines. */
export const groundLamp = (x: number, y: number, s = 0.8, r = 110): string =>
  g([
    lampPool(x, y, r * 1.5, 0.8),
    lampGlow(x, y - 30 * s, r, 0.8),
    place(lantern({ on: true, r: 0 }), x, y, s),
    lampGlow(x, y - 28 * s, r * 0.4, 0.5),
  ])
/** A lantern in somebody's hand (figure units), and the hand over its loop; dark where not `on`. */
export function heldLamp(who: Figure, hand: 'L' | 'R', { s = 0.7, on = true, glow = 90 } = {}): string {
  const [x, y] = hand === 'L' ? who.at.handL : who.at.handR,
    foot = y + 86 * s
  return g([
    on ? lampGlow(x, foot - 28 * s, glow, 0.95) : '',
    place(lantern({ on, r: 0 }), x, foot, s),
    on ? lampGlow(x, foot - 28 * s, glow * 0.4, 0.5) : '',
    hand === 'L' ? who.parts.handL : who.parts.handR,
  ])
}
