/** Book 8, page 5: what the shouting is made of: mouths, hands as halves of a funnel, rain on glasses, the phone. */
import type { HeadLook } from '../../characters/types.ts'
import { type Point, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { circle, clipped, ellipse, g, lin, path, place, rect, stroke } from '../../core/svg.ts'
import { C, light, mix, type Skin } from '../../palette.ts'

/** A mouth as wide as it goes, over the face's own. */
export const mouth =
  (wide: number, gap: boolean) =>
  ({ turn, nod, skin }: HeadLook): string => {
    const d = 'M-17 -9C-11 -15 11 -15 17 -9C25 4 17 27 0 28C-17 27 -25 4 -17 -9Z'
    return place(
      g([
        path('M-19 -11C-12 -18 12 -18 19 -11C29 5 19 31 0 32C-19 31 -29 5 -19 -11Z', mix(skin.b, skin.lip, 0.5)),
        path(d, lin(['#3A0E18', '#6E1F2B'], 90)),
        clipped(
          d,
          g([
            ellipse(0, 24, 15, 12, C.sepatu),
            ellipse(0, 21, 8, 5, C.jambu, { opacity: 0.6 }),
            ellipse(0, -3, 3, 6, mix(C.sepatu, '#6E1F2B', 0.3)),
            path('M-20 -16H20V-8Q0 -2 -20 -8Z', C.putih),
            gap ? path('M1.4 -16h7v14h-7Z', '#4A121E') : '',
          ]),
        ),
      ]),
      turn * 10,
      31 + nod * 5,
      wide,
    )
  }
/** Rain on her glasses: drops, and one that runs. */
export const wetGlasses = ({ turn, nod }: HeadLook): string => {
  const [cx, y] = [turn * 11, 6 + nod * 6]
  const dots: readonly (readonly [number, number, number])[] = [
    [-26, -6, 2.6],
    [-17, -9, 1.8],
    [-28, 4, 2],
    [-15, 5, 2.8],
    [-21, 10, 2],
    [14, -8, 2.4],
    [25, -7, 1.8],
    [28, 3, 2.6],
    [16, 7, 2],
    [22, 10, 2.6],
  ]
  return dots.map(([x, dy, r]) => circle(cx + x, y + dy, r, '#E6F6FA', { opacity: 0.92 })).join('')
}
/** A hand beside a mouth, as one half of a funnel: the wrist at 0,0, fingers up and curled away; `side` 1 for the one at screen right. About 120 high. */
export function funnel(skin: Skin, side: 1 | -1): string {
  const fingers: readonly (readonly Point[])[] = [
    [
      [12, -44],
      [19, -76],
      [12, -108],
    ],
    [
      [2, -46],
      [7, -84],
      [-3, -119],
    ],
    [
      [-9, -44],
      [-7, -80],
      [-18, -112],
    ],
    [
      [-19, -38],
      [-21, -66],
      [-32, -92],
    ],
  ]
  const tone = lin([light(skin.l, 0.2), skin.b, mix(skin.b, skin.s, 0.5)], 40)
  return place(
    lit(
      g([
        path(
          tube(
            [
              [8, -22],
              [26, -38],
              [36, -56],
            ],
            [11, 10, 8],
          ),
          mix(skin.b, skin.s, 0.3),
        ),
        ...fingers.map(
          (p) =>
            path(tube(p, [11, 10.4, 8.4]), tone) +
            ellipse((p[2]?.[0] ?? 0) - 1, (p[2]?.[1] ?? 0) - 1, 4.4, 5.4, skin.l, { opacity: 0.7 }),
        ),
        path('M-15 4Q-32 -24 -28 -48Q-4 -58 20 -48Q28 -24 14 4Z', tone),
        stroke('M-17 -52L-19 -70M-5 -54L-4 -78M7 -54L11 -78', skin.s, 2.6, { opacity: 0.6 }),
        stroke('M20 -44Q24 -22 12 -4', skin.s, 4, { opacity: 0.5 }),
      ]),
      3,
    ),
    0,
    0,
    1,
    0,
    side > 0,
  )
}
/** The phone that finds nothing: four empty bars and a cross. */
export const phone = (): string =>
  lit(
    rect(-33, -60, 66, 120, lin(['#3B4A66', '#141C30'], 40), { rx: 12 }) +
      rect(-27, -52, 54, 102, lin(['#F4FBFD', '#B4DCEC'], 80), { rx: 5 }) +
      [0, 1, 2, 3]
        .map((i) =>
          rect(-21 + i * 11, 26 - i * 9, 8, 10 + i * 9, 'none', { stroke: '#2A3A5C', 'stroke-width': 2.6, rx: 2 }),
        )
        .join('') +
      stroke('M-13 -42L13 -18M13 -42L-13 -18', '#2A3A5C', 5),
    2,
  )
