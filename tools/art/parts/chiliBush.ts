/** A chili bush, 150 high, foot on y=0: every fruit hangs on its own stalk from the end of a twig. */
import { f, g, lin, path, place, rng, stroke } from '../core/svg.ts'
import { lit } from '../core/light.ts'
import { C, light, mix } from '../palette.ts'
import { chili } from './fruit.ts'

/** Ends of the twigs as shares of the height. */
const TWIGS: readonly [number, number][] = [
  [-0.34, -0.46],
  [0.33, -0.45],
  [-0.28, -0.68],
  [0.27, -0.66],
  [-0.15, -0.9],
  [0.17, -0.92],
  [0, -1.02],
]
const leaf = (length: number, color: string): string =>
  path(
    `M0 0C${f(length * 0.25)} ${f(-length * 0.3)} ${f(length * 0.75)} ${f(-length * 0.26)} ${length} 0C${f(length * 0.7)} ${f(length * 0.22)} ${f(length * 0.25)} ${f(length * 0.24)} 0 0Z`,
    lin([light(color, 0.3), color], 70),
  ) +
  stroke(`M2 0Q${f(length * 0.5)} ${f(-length * 0.04)} ${f(length * 0.9)} 0`, light(color, 0.5), 1.3, { opacity: 0.8 })
/** `fruit` on each twig: 1 or 2; some are still green. */
export function chiliBush({
  seed = 1,
  h = 150,
  fruit = 2,
}: {
  seed?: number
  h?: number
  fruit?: number
} = {}): string {
  const r = rng(seed)
  let stems = '',
    stalks = '',
    pods = '',
    back = '',
    front = ''
  TWIGS.forEach(([tx, ty], twig) => {
    const x = tx * h + r.in(-5, 5),
      y = ty * h + r.in(-5, 5)
    stems += `M0 0Q${f(x * 0.15)} ${f(y * 0.55)} ${f(x)} ${f(y)}`
    for (let i = 0; i < 8; i++) {
      const green = mix(C.daun, [C.pisang, C.hutan, C.daun][i % 3] ?? C.daun, 0.4),
        one = place(leaf(Math.round(r.in(22, 34)), green), x + r.in(-9, 9), y + r.in(-8, 12), 1, r.in(-180, 20))
      if (i % 2) back += one
      else front += one
    }
    for (let i = 0; i < fruit; i++) {
      const px = x + (i ? 13 : -11) + r.in(-3, 3),
        py = y + r.in(12, 20)
      stalks += `M${f(x)} ${f(y)}Q${f(px)} ${f(y - 4)} ${f(px)} ${f(py)}`
      pods += place(chili({ c: (twig + i) % 5 === 3 ? C.pisang : C.cabai }), px, py + 2, r.in(0.46, 0.56), r.in(-8, 12))
    }
  })
  return g([
    lit(stroke(stems, '#6E8F45', 4.4), 1.4),
    lit(back, 1.6, { sh: C.lumut }),
    stroke(stalks, C.daun, 2.2),
    pods,
    lit(front, 1.6, { sh: C.lumut }),
  ])
}
