/** Kampung rooster on a fence: feet on y=0, about 130 high, faces left. `crows`: his neck is stretched and the beak wide open. */
import { smooth, tube } from '../core/geom.ts'
import { lit } from '../core/light.ts'
import { circle, clipped, g, glow, lin, path, place, stroke } from '../core/svg.ts'
import { C, light, mix, shade } from '../palette.ts'

const COAT = mix(C.bata, C.cabai, 0.25),
  GREEN = mix(C.hutan, C.nila, 0.25)

/** Long tail feathers that arch up and fall. */
const tail = (): string =>
  [
    ['M30 -44C52 -66 60 -100 92 -98C112 -96 112 -70 104 -56C100 -74 90 -82 80 -78C66 -72 62 -50 40 -30Z', GREEN],
    [
      'M30 -40C50 -58 64 -78 86 -74C102 -70 102 -50 94 -38C90 -52 82 -58 74 -54C62 -48 56 -36 36 -26Z',
      mix(GREEN, C.lumut, 0.5),
    ],
    [
      'M28 -34C46 -46 58 -56 74 -52C86 -48 86 -34 80 -26C76 -36 70 -38 62 -36C54 -32 48 -26 34 -20Z',
      mix(GREEN, C.toska, 0.4),
    ],
  ]
    .map(([d = '', c = '']) => lit(path(d, lin([light(c, 0.35), c, shade(c, 0.25)], 70)), 1.6))
    .join('')

/** The head with comb and wattles, its middle at 0,0. */
function head(crows: boolean): string {
  const beak = crows
    ? path('M-7 -8L-34 -12L-10 3Z', C.kunyit) +
      path('M-9 3L-27 16L-3 10Z', mix(C.kunyit, C.mangga, 0.6)) +
      path('M-9 -1L-20 3L-8 5Z', C.cabai)
    : path('M-10 -5L-28 1L-10 6Z', lin([C.kunyit, C.mangga], 80))
  return g([
    lit(
      path('M-10 -10C-14 -22 -8 -26 -5 -20C-4 -32 4 -32 4 -22C8 -32 16 -28 13 -18C20 -20 20 -10 14 -6Z', C.cabai),
      1.2,
    ),
    lit(path('M-10 8C-16 14 -14 26 -8 26C-3 25 -3 14 -3 9Z', C.cabai), 1),
    lit(circle(0, 0, 14, lin([light(C.mangga, 0.4), C.mangga, C.bata], 62)), 1.6),
    beak,
    crows ? stroke('M-8 -3q4 -4 8 0', C.tinta, 2.4) : circle(-5, -3, 3.6, C.tinta) + circle(-6, -4.4, 1.4, C.putih),
    circle(0, 5, 6, glow(C.sepatu, 0.6)),
  ])
}
/** The rooster. */
export function rooster({ crows = false }: { crows?: boolean } = {}): string {
  const top: [number, number] = crows ? [-34, -116] : [-22, -98]
  const body = smooth([
    [34, -48],
    [20, -54],
    [-4, -58],
    [-26, -54],
    [-32, -36],
    [-16, -16],
    [10, -14],
    [30, -28],
  ])
  const neck = tube(
    [
      [-10, -38],
      [-20, -64],
      [top[0] + 2, top[1] + 6],
    ],
    [24, 17, 11],
  )
  return g([
    stroke('M-6 -16V-3M10 -16V-3M-6 -3l-10 2M-6 -3l7 3M10 -3l-10 2M10 -3l8 3', mix(C.kunyit, C.mangga, 0.7), 3.6),
    tail(),
    lit(path(body, lin([light(COAT, 0.4), COAT, shade(COAT, 0.3)], 62)), 2.4),
    lit(
      path(neck, lin([light(C.kunyit, 0.4), C.mangga, COAT], 75)) +
        clipped(
          neck,
          stroke('M-30 -66q2 12 -2 26M-22 -70q2 16 0 34M-14 -64q4 14 4 30', shade(C.mangga, 0.4), 2, { opacity: 0.5 }),
        ),
      2,
    ),
    lit(
      path(
        'M-12 -46C4 -52 28 -48 34 -38C28 -26 8 -20 -6 -26C-14 -32 -16 -40 -12 -46Z',
        lin([GREEN, mix(COAT, C.jati, 0.5)], 70),
      ) + stroke('M-4 -38q14 -2 30 2M-2 -30q12 0 22 0', light(COAT, 0.5), 2, { opacity: 0.6 }),
      1.4,
    ),
    place(head(crows), top[0], top[1], 1, crows ? 26 : 0),
  ])
}
