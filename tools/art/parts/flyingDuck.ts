/** A village duck that jumps in fright: wings up, legs dangling, beak open. Faces right, its breast at 0,0, about 120 wide. */
import { circle, g, lin, path, stroke } from '../core/svg.ts'
import { smooth, tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, light, shade } from '../palette.ts'

const wing = (d: number, spread: number, body: string): string => {
  const tip = -34 - 34 * spread
  const F = lin([light(body, 0.2), shade(body, 0.08), shade(body, 0.34)], 60)
  return lit(
    path(
      `M${d * 4} -8C${d * 8} ${tip * 0.5} ${d * 18} ${tip * 0.9} ${d * 36} ${tip}C${d * 34} ${tip * 0.86} ${d * 44} ${tip * 0.8} ${d * 44} ${tip * 0.66}` +
        `C${d * 38} ${tip * 0.6} ${d * 46} ${tip * 0.5} ${d * 40} ${tip * 0.36}C${d * 34} ${tip * 0.34} ${d * 30} ${tip * 0.1} ${d * 20} 4Z`,
      F,
    ) +
      stroke(
        `M${d * 14} ${tip * 0.3}Q${d * 20} ${tip * 0.6} ${d * 32} ${tip * 0.8}M${d * 20} ${tip * 0.22}Q${d * 28} ${tip * 0.4} ${d * 38} ${tip * 0.54}`,
        shade(body, 0.3),
        1.8,
        { opacity: 0.5 },
      ),
    1.6,
  )
}
/** spread = how high the wings beat (0..1), body = the colour of its feathers. */
export function flyingDuck({ body = '#FFFBF0', spread = 1 } = {}): string {
  const trunk = smooth([
    [-34, 2],
    [-52, -10],
    [-40, -12],
    [-22, -14],
    [8, -16],
    [26, -6],
    [24, 12],
    [6, 22],
    [-18, 18],
  ])
  return g([
    wing(1, spread * 0.9, shade(body, 0.08)),
    stroke('M-6 18L-12 34M8 18L6 36', C.mangga, 4),
    path('M-20 36q8 -8 12 -2l-3 7ZM-2 40q5 -9 12 -4l-2 8Z', C.mangga),
    lit(path(trunk, lin([C.putih, body, shade(body, 0.2)], 65)), 2.6),
    lit(
      path(
        tube(
          [
            [18, -4],
            [24, -22],
            [27, -34],
          ],
          [10, 8.4, 8],
        ),
        body,
      ) + circle(29, -40, 12.6, lin([C.putih, body, shade(body, 0.12)], 60)),
      1.8,
    ),
    path('M39 -46L57 -52L47 -42Z', lin([C.kunyit, C.mangga], 80)) +
      path('M39 -38L53 -33Q45 -27 38 -33Z', shade(C.mangga, 0.12)),
    circle(32, -44, 4.6, C.putih) +
      circle(33, -44, 3, C.tinta) +
      circle(32, -45.2, 1.1, '#fff') +
      stroke('M27 -52q5 -4 10 -1', C.tinta, 1.8),
    wing(-1, spread, body),
  ])
}
