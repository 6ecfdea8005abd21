/** Book 7, page 1: Danu from behind, over his shoulder: crown, both ears, the blue aid behind his left one, and two hands on the kite. */
import { hearingAid } from '../../characters/faceWear.ts'
import { HAIR } from '../../characters/hairParts.ts'
import { type Point, smooth, tube } from '../../core/geom.ts'
import { grainOf, lit } from '../../core/light.ts'
import { blur, clipped, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'
import { cloth, stripes } from '../../parts/batik.ts'

const skin = SKIN.sawo,
  BARE = lin([light(skin.b, 0.22), skin.b, mix(skin.b, skin.s, 0.4)], 60)
const limb = (points: readonly Point[], widths: readonly number[]): string => path(tube(points, widths), BARE)
const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** Fingers of a hand seen from its back: roots, tips, half-widths. */
const fingers = (list: readonly (readonly [Point, Point, Point, number])[]): string =>
  list.map(([a, b, c, w]) => lit(limb([a, b, c], [w, w * 0.98, w * 0.84]), 2.4)).join('')

/** His far hand holds the left tip of the frame. */
const leftArm = (): string =>
  lit(
    limb(
      [
        [210, 400],
        [320, 350],
        [436, 336],
      ],
      [36, 33, 25],
    ),
    4,
  ) +
  fingers([
    [[446, 322], [486, 300], [506, 310], 12],
    [[452, 334], [496, 318], [512, 332], 12.5],
    [[450, 348], [492, 340], [506, 352], 12],
  ]) +
  lit(
    path(
      smooth([
        [416, 314],
        [450, 308],
        [474, 322],
        [474, 350],
        [452, 366],
        [418, 362],
      ]),
      BARE,
    ),
    2.6,
  ) +
  lit(
    limb(
      [
        [436, 356],
        [466, 374],
        [490, 364],
      ],
      [13, 12, 10],
    ),
    2.4,
  )
/** His near hand pushes the roll of paper open. */
const rightArm = (): string =>
  lit(
    limb(
      [
        [384, 668],
        [452, 716],
        [500, 696],
        [548, 610],
      ],
      [50, 47, 42, 29],
    ),
    5,
  ) +
  fingers([
    [[552, 568], [586, 534], [610, 528], 14],
    [[562, 578], [604, 550], [632, 546], 14.5],
    [[570, 594], [610, 574], [638, 574], 14],
  ]) +
  lit(
    path(
      smooth([
        [518, 594],
        [542, 558],
        [574, 560],
        [590, 592],
        [574, 622],
        [538, 636],
      ]),
      BARE,
    ),
    3,
  ) +
  lit(
    limb(
      [
        [532, 588],
        [528, 554],
        [548, 528],
      ],
      [15, 13.5, 11],
    ),
    2.4,
  )
/** The sleeve of that arm. */
const sleeve = (): string => {
  const d = 'M362 588C412 600 448 648 472 694C478 710 440 758 404 770C378 738 350 660 362 588Z'
  return (
    cloth(d, stripes(C.putih, C.daun, 44, 40)) +
    clipped(d, ellipse(470, 770, 90, 70, C.manggis, { opacity: 0.3, filter: blur(14) })) +
    stroke('M364 592C354 650 374 716 400 764', shade(C.daun, 0.2), 4, { opacity: 0.5 }) +
    stroke('M472 695C479 710 440 757 404 769', C.hutan, 11)
  )
}
/** Locks from the whorl of the crown, warm where the light falls. */
const locks = (): string => {
  const warm = mix(HAIR.hitam, '#D9A98A', 0.34)
  return (
    stroke('M-5 -21C1 -27 9 -21 5 -14C-1 -7 -13 -13 -9 -24C-6 -32 6 -34 13 -27', warm, 2, { opacity: 0.6 }) +
    stroke('M-14 -32C-24 -40 -32 -36 -38 -26M-16 -18C-28 -20 -38 -10 -42 4M-12 -8C-24 0 -30 14 -32 28', warm, 2.2, {
      opacity: 0.4,
    }) +
    stroke(
      'M0 -4C-6 10 -10 24 -8 38M10 -8C18 6 18 22 14 36M18 -18C32 -12 38 4 36 22M18 -30C30 -36 40 -30 44 -18M4 -36C8 -46 18 -50 28 -46',
      warm,
      2,
      {
        opacity: 0.36,
      },
    )
  )
}
/** Crown, nape and ears: a ball of 50, seen from behind and above. */
const head = (): string =>
  g([
    lit(ellipse(-52, 12, 10.5, 14, BARE) + stroke('M-57 6C-50 3 -49 18 -55 20', skin.s, 2.2, { opacity: 0.7 }), 1.2),
    lit(ellipse(52, 12, 10, 14, BARE) + stroke('M56 6C50 3 49 18 55 20', skin.s, 2.2, { opacity: 0.7 }), 1.2),
    lit(
      path(
        'M-49 20C-56 -6 -50 -30 -38 -42C-40 -50 -38 -55 -34 -58C-29 -54 -24 -53 -19 -55C-17 -61 -10 -66 -3 -68C-1 -63 3 -60 8 -60' +
          'C13 -64 20 -65 27 -62C26 -58 29 -53 33 -50C41 -52 46 -50 50 -45C47 -42 46 -38 47 -34C56 -18 56 4 49 22' +
          'C46 32 41 40 34 45C31 43 28 44 25 49C21 46 18 47 14 54C10 50 7 50 2 58C-3 51 -7 50 -12 54C-16 48 -20 47 -25 50C-27 45 -31 44 -35 45C-42 39 -46 30 -49 20Z',
        lin([light(HAIR.hitam, 0.2), HAIR.hitam, HAIR.hitam], 62),
      ),
      2.6,
    ),
    locks(),
    hearingAid()({ turn: 0, nod: 0, skin, rear: true }),
  ])
const BACK = 'M-30 812V690C-6 640 60 588 150 566Q210 590 272 562C340 574 400 606 426 664C446 712 424 770 416 812Z'
/** His hands with what is seen of the arms, the far one and the near one; they stay where they are when he moves. */
export const hands = (): readonly [string, string] => [drawn(0.26, leftArm), drawn(0.26, rightArm)]
/** His back and his head; `tilt`: how he holds it. */
export const danu = (tilt = 10): string =>
  drawn(0.26, () =>
    clipped('M0 0H1280V800H0Z', [
      lit(
        limb(
          [
            [208, 600],
            [212, 520],
          ],
          [54, 54],
        ),
        4,
      ),
      lit(cloth(BACK, stripes(C.putih, C.daun, 46, -3)) + sleeve(), 6),
      clipped(BACK, [
        ellipse(220, 566, 140, 46, C.manggis, { opacity: 0.32, filter: blur(10) }),
        ellipse(190, 760, 60, 140, C.manggis, { opacity: 0.12, filter: blur(16) }),
        ellipse(70, 640, 90, 40, C.cahaya, { opacity: 0.5, filter: blur(14) }),
      ]),
      stroke('M144 570Q210 600 278 565', C.hutan, 15),
      place(head(), 214, 424, 2.5, tilt),
    ]),
  )
