/** Book 7, page 8: the nail, as large as a face, with its one red thread; the post that two hide behind. */
import { tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { clipped, ellipse, g, lin, linU, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'

const STEEL = mix(C.gunung, C.tinta, 0.45),
  WOOD = mix(C.soga, C.tanah, 0.4)
/** The nail from close by, its head toward us. `swings`: the thread moves. */
export const nail = (swings = 0): string => place(thing(swings), -52, -6, 1.36)
const thing = (swings: number): string =>
  g([
    ellipse(150, 132, 46, 26, C.manggis, { opacity: 0.3, transform: 'rotate(24 150 132)' }),
    lit(
      path(
        tube(
          [
            [84, 78],
            [140, 96],
            [196, 120],
          ],
          [15, 16, 18],
        ),
        linU([light(STEEL, 0.5), STEEL, shade(STEEL, 0.4)], 130, 76, 120, 130),
      ),
      3,
    ),
    lit(
      ellipse(204, 124, 30, 38, lin([light(STEEL, 0.6), light(STEEL, 0.2), shade(STEEL, 0.3)], 60)) +
        ellipse(208, 124, 20, 27, shade(STEEL, 0.16), { opacity: 0.5 }) +
        stroke('M196 108Q210 100 220 112M198 138Q208 146 218 138', light(STEEL, 0.6), 3, { opacity: 0.7 }),
      4,
    ),
    lit(
      stroke(`M128 86C116 118 150 124 158 100C164 128 ${148 + swings} 168 ${164 + swings} 212`, C.cabai, 7) +
        place(
          path(
            'M146 204L178 196L192 222L176 232L182 250L158 244L150 226Z',
            lin([light(C.sepatu, 0.3), C.sepatu, C.cabai], 60),
          ),
          swings,
          0,
        ),
      3,
    ),
  ])
/** Four small fingers that hold on to it from behind. */
const fingers = (): string =>
  [0, 1, 2, 3]
    .map((i) =>
      lit(
        path(
          tube(
            [
              [1124 - i * 0.6, 500 + i * 17],
              [1106, 499 + i * 17],
              [1092 + Math.abs(i - 1.4) * 3, 503 + i * 17],
            ],
            [9.4, 9, 8],
          ),
          lin([SKIN.sawo.l, SKIN.sawo.b], 60),
        ),
        2,
      ),
    )
    .join('')
/** The post, from its top near us down to its foot on the boards. */
export const post = (): string => {
  const d = 'M1012 -30H1128L1106 716Q1062 728 1022 716Z'
  return clipped('M980 0H1160V800H980Z', [
    lit(
      path(d, linU([light(WOOD, 0.5), WOOD, shade(WOOD, 0.4)], 1014, 0, 1124, 20)) +
        clipped(
          d,
          stroke('M1044 -20L1048 300M1086 40L1078 420M1056 380L1060 700M1096 460L1090 690', shade(WOOD, 0.4), 3.4, {
            opacity: 0.4,
          }) + place(ellipse(0, 0, 9, 17, shade(WOOD, 0.4), { opacity: 0.5 }), 1068, 236),
        ),
      6,
    ),
    fingers(),
  ])
}
