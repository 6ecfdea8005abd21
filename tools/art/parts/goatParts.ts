/** What the side view and the front view of a goat share. */
import { path, stroke, ellipse, circle, lin, rad, clipped, place } from '../core/svg.ts'
import { item, tube, type Point } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, shade, light } from '../palette.ts'
import { type Patch, type Coat } from './goatCoats.ts'

/** The gradient of a coat. */
export const paint = (b: string) => lin([light(b, 0.4), b, shade(b, 0.22)], 62)
/** Colour of hooves. */
export const HOOF = '#4B3138'
/** A leg through its joints, with hoof and sock; hf turns the hoof. */
export const leg = (pts: readonly Point[], w: readonly number[], col: string, hf = 0, sock = '') => {
  const e = item(pts, 2),
    d = tube(pts, w, { end: 'flat' })
  return (
    path(d, col) +
    (sock ? clipped(d, path(`M${e[0] - 14} ${e[1] - 16}h28v24h-28Z`, sock)) : '') +
    place(
      path('M-5.2 -3L5.2 -3L6.6 6.5Q0 8.6 -6.4 6.5Z', lin(['#7A5858', HOOF], 60)) +
        stroke('M.4 1L.6 7', '#2E1C24', 1.3),
      e[0],
      e[1] + 1,
      1,
      -hf,
    )
  )
}
/** The patch on the body, by kind of coat. */
export const MARKS: Record<Patch, (p: string) => string> = {
  saddle: (p: string) => ellipse(-14, -78, 30, 22, p) + ellipse(14, -84, 20, 14, p),
  belly: (p: string) => ellipse(2, -34, 40, 13, p),
  sock: () => '',
  plain: (p: string) => ellipse(-4, -36, 40, 9, p),
  spots: (p: string) =>
    ellipse(-30, -70, 16, 13, p) + ellipse(2, -54, 12, 9, p) + ellipse(24, -76, 11, 9, p) + ellipse(-8, -80, 7, 5, p),
}
/** A horn, dx to the right, k as large. */
export const horn = (dx: number, c: string, k: number) =>
  place(
    path(
      tube(
        [
          [6, 0],
          [5, -17],
          [-5, -30],
          [-18, -33],
        ],
        [6.6, 5.4, 3.8, 1.2],
        { start: 'flat' },
      ),
      lin([light(c, 0.4), c, shade(c, 0.3)], 40),
    ) + stroke('M0 -8q5 1 10 -1M-1 -15q4 0 9 -4M-5 -22q3 -1 6 -6', shade(c, 0.5), 1.6, { opacity: 0.6 }),
    48 + dx,
    -117,
    k,
  )
/** A flower behind the ear. */
export const bloom = (x: number, y: number, c: string, s = 1) =>
  place(
    [0, 72, 144, 216, 288]
      .map((a) => place(ellipse(0, -6.4, 4.8, 6.4, lin([light(c, 0.35), c], 90)), 0, 0, 1, a))
      .join('') + circle(0, 0, 3.8, C.kunyit),
    x,
    y,
    s,
  )
/** A closed eye. */
export const shutEye = (x: number, y: number, w = 6) =>
  stroke(`M${x - w} ${y - 2}Q${x} ${y + 5} ${x + w} ${y - 2}M${x + w - 1} ${y - 1}l3 3`, C.tinta, 2.4)
/** Collar with bell, or the red scarf; drawn at the neck of the side view. */
export const collar = ({ bell, scarf }: Coat): string =>
  scarf
    ? lit(
        path('M34 -92Q50 -76 68 -84L66 -74Q50 -64 34 -80Z', lin([light(scarf, 0.3), scarf, shade(scarf, 0.3)], 70)) +
          path('M42 -76Q34 -66 36 -50L46 -48L48 -56L56 -52Q54 -66 52 -72Z', lin([scarf, shade(scarf, 0.25)], 70)) +
          stroke('M42 -62l6 3', light(scarf, 0.5), 2),
        1.4,
      )
    : stroke('M38 -92Q52 -76 64 -86', C.soga, 5.4) +
      (bell
        ? lit(circle(57, -73, 8.6, rad([C.cahaya, bell, shade(bell, 0.4)])), 1) +
          stroke('M52 -71h10', shade(bell, 0.55), 1.8) +
          circle(57, -66.5, 2, shade(bell, 0.6))
        : '')
