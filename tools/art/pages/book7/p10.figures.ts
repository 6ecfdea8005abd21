/** Book 7, page 10: two children from far behind: Danu leans back, Eka hugs her knees. They look left and away: no faces. */
import { hearingAid } from '../../characters/faceWear.ts'
import { foot, boot } from '../../characters/feet.ts'
import { hand } from '../../characters/hands.ts'
import { HAIR, shine, tone } from '../../characters/hairParts.ts'
import { PROPS } from '../../characters/proportions.ts'
import { type Point, smooth, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'
import { cloth, stripes } from '../../parts/batik.ts'

const ORANGE = mix(C.mangga, C.bata, 0.25),
  LEGGINGS = mix(C.air, C.nila, 0.3),
  skin = SKIN.sawo,
  BARE = lin([light(skin.b, 0.2), skin.b, mix(skin.b, skin.s, 0.35)], 30)
const limb = (points: readonly Point[], widths: readonly number[], fill = BARE): string =>
  path(tube(points, widths), fill)

/** A head that looks left and away from us: forehead, nose tip and cheek at its left rim, all else is hair. */
const lostFace = (): string =>
  path(
    smooth([
      [-2, -50],
      [-30, -42],
      [-47, -20],
      [-50, -2],
      [-56, 10],
      [-50, 17],
      [-50, 29],
      [-40, 42],
      [-18, 49],
      [12, 46],
      [34, 30],
      [40, -10],
      [26, -44],
    ]),
    lin([skin.l, skin.b, mix(skin.b, skin.s, 0.5)], 30),
  ) + ellipse(-38, 24, 12, 9, skin.blush, { opacity: 0.32 })
const earHere = (): string =>
  lit(ellipse(-8, 10, 9, 13, skin.b) + stroke('M-11 2C-3 -2 -2 14 -9 18', skin.s, 2.4, { opacity: 0.75 }), 1.2)

const danuHead = (): string =>
  g([
    lit(lostFace(), 2.4),
    lit(
      path(
        'M-47 -20C-50 -34 -46 -46 -38 -52C-40 -58 -38 -64 -33 -66C-29 -62 -24 -61 -19 -62C-16 -68 -10 -73 -3 -75C-1 -70 3 -67 8 -66' +
          'C14 -71 22 -72 30 -69C28 -64 31 -59 36 -56C43 -58 50 -56 54 -51C50 -48 50 -43 52 -38C58 -20 58 6 50 26C48 34 44 40 38 44C34 42 30 43 27 46' +
          'C23 43 18 43 14 47C11 44 6 42 1 40C4 34 6 24 4 14C2 2 -8 -4 -16 0C-20 2 -22 8 -24 14C-28 10 -28 2 -27 -6C-34 -8 -42 -12 -47 -20Z',
        tone(HAIR.hitam),
      ) + shine('M-30 -40C-20 -52 0 -56 18 -50M20 -30C34 -22 40 -4 36 12M8 -22C22 -14 26 4 22 22', HAIR.hitam),
      2.6,
      { rim: '#FFD9A0', rimO: 0.6 },
    ),
    earHere(),
    place(hearingAid()({ turn: 0, nod: 0, skin, rear: false }), -64, 1, 1),
  ])
const SHORTS = lin([light(C.soga, 0.2), C.soga, shade(C.soga, 0.3)], 60)
const sleeved = (points: readonly Point[], widths: readonly number[]): string => tube(points, widths, { end: 'flat' })
/** The leg with the knee up, and the far arm that lies on it. */
const farSide = (): string =>
  lit(
    limb(
      [
        [0, -18],
        [-48, -62],
        [-66, -10],
      ],
      [14, 11.5, 8],
    ) +
      foot([-67, -10], 0, -1, skin, 1.1) +
      path(
        sleeved(
          [
            [2, -18],
            [-22, -40],
            [-40, -56],
          ],
          [17, 16, 16],
        ),
        SHORTS,
      ),
    2.2,
  ) +
  lit(
    limb(
      [
        [30, -70],
        [-6, -64],
        [-46, -74],
      ],
      [9, 8, 6.6],
    ) + hand('rest', [-45, -74], -50, 1, skin, 1.14),
    2,
  )
/** The leg that is stretched out, and the near arm, its palm on what he leans on. */
const nearSide = (): string =>
  lit(
    limb(
      [
        [0, -15],
        [-52, -20],
        [-98, -9],
      ],
      [14, 11, 8],
    ) +
      foot([-98, -9], 62, -1, skin, 1.14) +
      path(
        sleeved(
          [
            [6, -15],
            [-22, -18],
            [-46, -20],
          ],
          [19, 16.5, 16],
        ),
        SHORTS,
      ),
    2.4,
  ) +
  lit(
    limb(
      [
        [44, -68],
        [48, -34],
        [76, -22],
      ],
      [9.4, 8.4, 7],
    ) +
      hand('open', [75, -22], 108, 1, skin, 1.1) +
      cloth(
        sleeved(
          [
            [43, -72],
            [46, -56],
            [48, -44],
          ],
          [12, 12.5, 13],
        ),
        stripes(C.putih, C.daun, 13, 4),
      ),
    2.2,
  )
/** Danu sits and leans back on something at his right (screen), one leg out, one knee up, a palm on what he leans on. `low`: his head sinks. */
export function danuLeans(low = 0): string {
  const torso = tube(
    [
      [5, -22],
      [20, -46],
      [44, -76],
    ],
    [19, 22, 17],
  )
  return g([
    farSide(),
    lit(cloth(torso, stripes(C.putih, C.daun, 13, 32)) + path(torso, C.manggis, { opacity: 0.14 }), 3, { shO: 0.4 }),
    nearSide(),
    lit(
      limb(
        [
          [42, -74],
          [48, -86],
        ],
        [9, 9],
      ),
      1.6,
    ),
    place(danuHead(), 56 - low * 0.6, -122 + low, 0.98, 15 - low * 2),
  ])
}

const plait = (x: number, y: number, r: number): string =>
  place(
    lit(
      path('M-7 40L-9 56Q0 52 9 55L7 39Z', tone(HAIR.coklat)) +
        [32, 21, 10, -1].map((v, i) => ellipse(0, v, 7.4 + i * 0.7, 7.4 + i * 0.5, tone(HAIR.coklat))).join('') +
        ellipse(0, 39, 6.6, 4.2, C.mangga),
      1.8,
    ),
    x,
    y,
    1,
    r,
  )
const ekaHead = (): string =>
  g([
    plait(-34, 34, 14),
    lit(lostFace(), 2.4),
    lit(
      path(
        'M-46 -14C-54 -44 -30 -64 2 -63C38 -62 58 -34 56 2C54 26 44 42 26 46C16 47 6 44 0 38C6 28 6 14 2 4C-4 -8 -18 -6 -22 4C-26 0 -26 -4 -25 -8C-32 -6 -40 -8 -46 -14Z',
        tone(HAIR.coklat),
      ) +
        stroke('M-10 -62C26 -50 40 -10 28 44', mix(HAIR.coklat, '#D9A98A', 0.4), 2.2, { opacity: 0.6 }) +
        shine('M-34 -34C-24 -48 -8 -54 8 -52', HAIR.coklat),
      2.6,
      { rim: '#FFD9A0', rimO: 0.6 },
    ),
    earHere(),
    plait(14, 44, -8),
  ])
/** Eka, small, arms round her knees, chin low; looks left. `up` lifts her head a little. */
export const ekaSits = (up = 0): string =>
  g([
    lit(
      path(
        tube(
          [
            [0, -14],
            [-44, -50],
            [-40, -16],
          ],
          [13, 11, 9],
        ),
        lin([light(LEGGINGS, 0.25), LEGGINGS, shade(LEGGINGS, 0.3)], 20),
      ) + boot([-44, -50], [-42, -12], 0, -1, C.kunyit, PROPS.child),
      2.2,
    ),
    lit(
      path(
        smooth([
          [-6, -64],
          [16, -60],
          [28, -30],
          [30, -4],
          [8, 0],
          [-22, -6],
          [-42, -36],
          [-36, -52],
          [-20, -46],
          [-14, -54],
        ]),
        lin([light(ORANGE, 0.3), ORANGE, shade(ORANGE, 0.34)], 50),
      ) +
        stroke('M27 -34Q8 -26 -8 -34', C.santan, 4) +
        stroke('M30 -5Q2 4 -24 -8', C.santan, 3.4) +
        stroke('M10 -22L12 -4M-6 -22L-10 -6', shade(ORANGE, 0.4), 2, { opacity: 0.5 }),
      2.8,
    ),
    lit(
      limb(
        [
          [6, -56],
          [-16, -32],
          [-46, -36],
        ],
        [8.4, 7.4, 6],
      ) +
        hand('rest', [-45, -36], -96, 1, skin, 1) +
        path(
          tube(
            [
              [6, -58],
              [-2, -48],
              [-8, -40],
            ],
            [11, 11.4, 12],
            { end: 'flat' },
          ),
          lin([light(ORANGE, 0.3), ORANGE, shade(ORANGE, 0.2)], 60),
        ),
      2,
    ),
    place(ekaHead(), -10, -100 - up, 0.97, -9 + up),
  ])
