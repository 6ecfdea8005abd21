/** What people wear or carry on top of their clothes; drawn through the figure's hooks. */
import type { Skeleton, TorsoPoint, Widths } from './types.ts'
import { g, path, stroke, ellipse, circle, rect, f, lin, clipped, place } from '../core/svg.ts'
import { dir, type Point, smooth } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { C, mix, light, shade } from '../palette.ts'

const at = ([x, y]: Point): string => `${f(x)} ${f(y)}`
const line = (...p: Point[]): string => 'M' + p.map(at).join('L')

/** Bib and straps of dungarees, painted on the top (a top's `art`). */
export const bib =
  (c: string, button = C.kunyit) =>
  (pt: TorsoPoint, W: Widths) => {
    const L = -W[3] * 0.62,
      R = W[3] * 0.62,
      d =
        line(
          pt(0.68, L),
          pt(0.7, 0),
          pt(0.68, R),
          pt(0.2, W[1] + 6),
          pt(-0.2, W[0] + 8),
          pt(-0.2, -W[0] - 8),
          pt(0.2, -W[1] - 6),
        ) + 'Z'
    const F = lin([light(c, 0.28), c, shade(c, 0.24)], 60),
      strap = line(pt(0.66, L + 3), pt(1.02, -W[4] * 0.62)) + line(pt(0.66, R - 3), pt(1.02, W[4] * 0.62))
    const P = [pt(0.5, -8), pt(0.5, 8), pt(0.32, 7), pt(0.3, 0), pt(0.32, -7)]
    return (
      stroke(strap, shade(c, 0.12), 7) +
      path(d, F) +
      stroke(line(pt(0.66, L), pt(0.68, 0), pt(0.66, R)), shade(c, 0.35), 1.8, { 'stroke-dasharray': '3 2.4' }) +
      path(smooth(P), shade(c, 0.12)) +
      stroke(line(pt(0.5, -8), pt(0.5, 8)), light(c, 0.35), 1.8) +
      circle(...pt(0.65, L + 4), 3, button) +
      circle(...pt(0.65, R - 4), 3, button)
    )
  }

/** The same dungarees from behind: crossed straps and the waist. */
export const bibBack = (c: string) => (pt: TorsoPoint, W: Widths) =>
  stroke(
    line(pt(1.02, -W[4] * 0.6), pt(0.2, W[1] * 0.5)) + line(pt(1.02, W[4] * 0.6), pt(0.2, -W[1] * 0.5)),
    shade(c, 0.12),
    7,
  ) +
  path(
    line(pt(0.26, -W[1] - 6), pt(0.26, W[1] + 6), pt(-0.2, W[0] + 8), pt(-0.2, -W[0] - 8)) + 'Z',
    lin([light(c, 0.28), c, shade(c, 0.24)], 60),
  )

/** A bloom as on the apron. */
const bloom = (x: number, y: number, r: number, c: string) =>
  [0, 72, 144, 216, 288]
    .map((a) => {
      const [dx, dy] = dir(a, r)
      return circle(x + dx, y + dy, r * 0.78, c)
    })
    .join('') + circle(x, y, r * 0.62, C.kunyit)
/** Flowered cooking apron over shirt and legs. len = how far below the hip, in torso lengths. */
export const apron =
  (c = C.santan, bl = C.sepatu, len = 0.5) =>
  ({ pt, W }: Skeleton): string => {
    const w = W[1],
      d =
        `M${at(pt(0.74, -w * 0.5))}Q${at(pt(0.7, 0))} ${at(pt(0.74, w * 0.5))}Q${at(pt(0.5, w * 0.66))} ${at(pt(0.36, w + 1))}` +
        `L${at(pt(-len, w * 0.98))}Q${at(pt(-len - 0.07, 0))} ${at(pt(-len, -w * 0.98))}L${at(pt(0.36, -w - 1))}` +
        `Q${at(pt(0.5, -w * 0.66))} ${at(pt(0.74, -w * 0.5))}Z`
    const spots = [
      [0.58, -0.2],
      [0.5, 0.28],
      [0.24, -0.6],
      [0.2, 0.1],
      [0.22, 0.7],
      [-0.02, -0.3],
      [-0.06, 0.44],
      [-0.26, -0.66],
      [-0.28, 0.05],
      [-0.26, 0.66],
      [-0.42, -0.3],
      [-0.42, 0.36],
    ].filter(([t = 0]) => t > -len + 0.06)
    const pocket = smooth(
      [pt(0.06, -w * 0.44), pt(0.06, w * 0.44), pt(-0.14, w * 0.4), pt(-0.17, 0), pt(-0.14, -w * 0.4)],
      true,
      0.8,
    )
    return (
      stroke(
        line(pt(0.72, -w * 0.48), pt(1.0, -W[5] - 3)) + line(pt(0.72, w * 0.48), pt(1.0, W[5] + 3)),
        shade(c, 0.18),
        4.5,
      ) +
      lit(
        path(d, lin([light(c, 0.3), c, shade(c, 0.16)], 60)) +
          clipped(
            d,
            spots
              .map(([t = 0, x = 0], i) => bloom(...pt(t, x * w), 4.6, i % 3 ? bl : mix(bl, C.kunyit, 0.5)))
              .join('') +
              path(pocket, mix(c, C.jambu, 0.5)) +
              stroke(line(pt(0.06, -w * 0.44), pt(0.06, w * 0.44)), bl, 2.6),
          ) +
          stroke(line(pt(0.34, -w - 1), pt(0.34, w + 1)), shade(c, 0.25), 3.4),
        2.2,
      )
    )
  }

/** Leather belt with hammer and measuring tape. */
export const toolBelt =
  (c = C.soga) =>
  ({ pt, W }: Skeleton): string => {
    const w = W[1] + 3,
      a = pt(0.14, -w),
      m = pt(0.09, 0),
      b = pt(0.14, w),
      [hx, hy] = pt(0.1, -w * 0.62),
      [tx, ty] = pt(0.06, w * 0.56)
    const belt =
      stroke(`M${at(a)}Q${at(m)} ${at(b)}`, c, 9.5) +
      stroke(`M${at(pt(0.16, -w))}Q${at(pt(0.11, 0))} ${at(pt(0.16, w))}`, light(c, 0.4), 1.6)
    const buckle = place(rect(-7, -6, 14, 12, 'none', { stroke: C.kunyit, 'stroke-width': 3, rx: 2 }), ...pt(0.115, 0))
    const hammer = place(
      g([
        rect(-2.6, -6, 5.2, 40, lin(['#E7BC82', '#B5824A'], 10), { rx: 2 }),
        path('M-12 -14L8 -14Q15 -12 14 -5L-2 -5L-12 -7Z', lin(['#DDE3E8', '#7F8B99'], 80)),
        path('M-9 4h18v10q-9 4 -18 0Z', shade(c, 0.2)),
      ]),
      hx,
      hy,
      1,
      6,
    )
    const tape = place(
      g([
        path(
          smooth(
            [
              [-12, -9],
              [6, -12],
              [13, -3],
              [12, 11],
              [-10, 12],
            ],
            true,
            0.8,
          ),
          lin([light(C.kunyit, 0.4), C.kunyit, C.mangga], 50),
        ),
        circle(0, 1, 5.6, '#fff', { opacity: 0.85 }),
        circle(0, 1, 2.2, C.cabai),
        path('M9 10h13v4h-13Z', C.putih),
        stroke('M13 10v4M17 10v4M21 9v7', C.tinta, 1.2),
      ]),
      tx,
      ty + 6,
    )
    return lit(belt + hammer + tape + buckle, 1.6)
  }

/** Straw hat carried on the back, held by a cord. Drawn behind the body. */
export const capingOnBack = ({ pt, W }: Skeleton): string => {
  const [x, y] = pt(0.86, 0),
    k = W[3] * 2.75
  const d = smooth(
    Array.from({ length: 14 }, (_, i) => {
      const a = (i / 14) * 6.283
      return [x + Math.cos(a) * k, y + Math.sin(a) * k * 0.84]
    }),
  )
  let w = ''
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * 6.283
    w += `M${f(x)} ${f(y)}L${f(x + Math.cos(a) * k * 1.1)} ${f(y + Math.sin(a) * k * 0.8)}`
  }
  const rings = [0.35, 0.6, 0.84]
    .map((q) => ellipse(x, y, k * q, k * q * 0.76, 'none', { stroke: C.soga, 'stroke-width': 1.5, opacity: 0.45 }))
    .join('')
  return lit(
    path(d, lin([C.cahaya, '#E9C071', '#B98543'], 65)) +
      clipped(d, stroke(w, C.soga, 1.2, { opacity: 0.4 }) + rings) +
      stroke(d, C.soga, 2.6, { opacity: 0.6 }),
    2.6,
  )
}
/** The cord of that hat, across the chest. */
export const capingCord = ({ pt, W }: Skeleton): string =>
  stroke(`M${at(pt(0.93, -W[4] + 3))}Q${at(pt(0.74, 0))} ${at(pt(0.93, W[4] - 3))}`, C.cabai, 2.6)

/** Weaver's shawl around the shoulders. */
export const shawl =
  (c = C.manggis, b = C.kunyit) =>
  ({ pt, W }: Skeleton): string => {
    const w = W[4] + 9,
      d =
        `M${at(pt(1.02, -W[5] - 4))}C${at(pt(0.98, -w))} ${at(pt(0.7, -w - 5))} ${at(pt(0.5, -w - 3))}L${at(pt(0.44, -w * 0.4))}` +
        `Q${at(pt(0.62, -4))} ${at(pt(0.66, 0))}` +
        `Q${at(pt(0.58, w * 0.3))} ${at(pt(0.34, w * 0.34))}L${at(pt(0.3, w * 0.8))}` +
        `Q${at(pt(0.56, w + 4))} ${at(pt(0.7, w + 5))}C${at(pt(0.9, w))} ${at(pt(0.98, w * 0.7))} ${at(pt(1.02, W[5] + 4))}` +
        `Q${at(pt(0.9, 0))} ${at(pt(1.02, -W[5] - 4))}Z`
    return lit(
      path(d, lin([light(c, 0.3), c, shade(c, 0.3)], 60)) +
        clipped(
          d,
          stroke(
            line(pt(0.5, -w - 6), pt(0.7, 0), pt(0.36, w + 6)) + line(pt(0.58, -w - 6), pt(0.78, 0), pt(0.44, w + 8)),
            b,
            2.6,
          ),
        ),
      2,
    )
  }
/** Bag strap across the chest, with the bag at the hip (teacher). */
export const satchel =
  (c = C.soga) =>
  ({ pt, W }: Skeleton): string => {
    const [x, y] = pt(-0.02, W[1] + 4)
    return (
      stroke(`M${at(pt(0.96, -W[4] * 0.5))}Q${at(pt(0.5, 4))} ${at(pt(0.06, W[1] + 2))}`, c, 5) +
      lit(
        path(
          `M${f(x - 18)} ${f(y - 14)}h34q4 18 -2 32h-30q-6 -14 -2 -32Z`,
          lin([light(c, 0.4), c, shade(c, 0.3)], 60),
        ) + path(`M${f(x - 18)} ${f(y - 14)}h34q2 12 -3 15h-28q-5 -4 -3 -15Z`, light(c, 0.2)),
        1.8,
      )
    )
  }
