/** Kampung hen (feet on y=0, 90 high, faces right) and chick (34 high). */
import { g, path, stroke, ellipse, circle, lin, glow, clipped } from '../core/svg.ts'
import { smooth, tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, light, shade } from '../palette.ts'

/** A hen, facing right. */
export function hen({ c = '#B5562C' } = {}): string {
  const F = lin([light(c, 0.42), c, shade(c, 0.28)], 62)
  const body = smooth([
    [-34, -46],
    [-46, -62],
    [-30, -58],
    [-8, -54],
    [14, -64],
    [28, -52],
    [30, -30],
    [12, -13],
    [-14, -14],
    [-32, -28],
  ])
  const feather = (x: number, y: number, ex: number, ey: number, k: string) =>
    path(
      `M${x} ${y}Q${(x + ex) / 2 - 8} ${(y + ey) / 2 - 12} ${ex} ${ey}Q${(x + ex) / 2 + 8} ${(y + ey) / 2 + 6} ${x + 8} ${y + 8}Z`,
      k,
    )
  const tail = lit(
    feather(-30, -48, -62, -74, '#2E5A55') +
      feather(-32, -44, -66, -60, '#20413F') +
      feather(-26, -52, -48, -86, '#3A6F63') +
      feather(-32, -38, -60, -44, shade(c, 0.35)),
    1.8,
  )
  const scal = clipped(
    body,
    stroke('M-20 -40q5 6 10 0q5 6 10 0M-14 -30q5 6 10 0q5 6 10 0M4 -24q5 6 10 0', shade(c, 0.45), 1.8, {
      opacity: 0.5,
    }),
  )
  const wing = lit(
    path(
      'M-22 -46C-10 -52 10 -50 14 -40C12 -28 -4 -22 -18 -26C-14 -30 -22 -32 -26 -36C-20 -38 -26 -42 -22 -46Z',
      lin([shade(c, 0.05), shade(c, 0.4)], 70),
    ) + stroke('M-18 -30q8 -2 12 -6M-22 -36q10 -1 16 -6', light(c, 0.4), 1.6, { opacity: 0.6 }),
    1.4,
  )
  const comb =
    path('M18 -86Q18 -96 23 -92Q26 -102 31 -94Q37 -98 36 -88Q34 -82 26 -82Z', C.cabai) +
    path('M34 -72Q40 -66 36 -60Q31 -62 32 -70Z', C.cabai)
  return g([
    stroke('M-4 -15V-2M10 -15V-2M-4 -2l9 1M-4 -2l-7 1M10 -2l9 1M10 -2l-7 1', '#D98B3A', 3),
    tail,
    lit(path(body, F), 2.6),
    scal,
    lit(
      path(
        tube(
          [
            [16, -48],
            [22, -62],
            [25, -74],
          ],
          [16, 12, 10],
        ),
        F,
      ) + circle(26, -77, 11, F),
      2,
    ),
    lit(comb, 1),
    path('M35 -80L46 -76L35 -72Z', C.kunyit),
    circle(28.5, -79, 2.7, C.tinta) + circle(27.7, -80, 1, '#fff'),
    circle(25, -73, 5, glow(C.sepatu, 0.6)),
    wing,
  ])
}
/** A chick, feet on y=0, 34 high. */
export const chick = () =>
  g([
    stroke('M-3 -5V0M4 -5V0', '#D98B3A', 2.2),
    lit(
      ellipse(0, -12, 12, 10, lin(['#FFF3B0', '#FFD447', '#E9A22A'], 62)) +
        circle(8, -24, 8, lin(['#FFF3B0', '#FFD447'], 60)) +
        path('M-12 -14L-19 -18L-13 -20Z', '#FFD447'),
      1.3,
    ),
    path('M15 -26L21 -23L15 -21Z', C.mangga),
    circle(10, -25.5, 1.7, C.tinta),
    path('M-4 -14q7 -2 8 3q-7 4 -8 -3Z', '#E9A22A'),
  ])
