/** Book 7, page 15: brother and sister from behind: she stands on tiptoe and holds the reel, he kneels and reaches round her; four hands. */
import { hearingAid } from '../../characters/faceWear.ts'
import { boot } from '../../characters/feet.ts'
import { HAIR, shine, tone } from '../../characters/hairParts.ts'
import { hand } from '../../characters/hands.ts'
import { PROPS } from '../../characters/proportions.ts'
import { type Point, smooth, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'
import { cloth, stripes } from '../../parts/batik.ts'

const ORANGE = mix(C.mangga, C.bata, 0.25),
  LEGGINGS = mix(C.air, C.nila, 0.3),
  skin = SKIN.sawo,
  BARE = lin([light(skin.b, 0.2), skin.b, mix(skin.b, skin.s, 0.35)], 30),
  DRESS = lin([light(ORANGE, 0.3), ORANGE, shade(ORANGE, 0.34)], 50)
/** The reel, in the units of the two (0,0 is between her boots), and a place on its left or right stick, `t` -1 at the top to 1. */
const REEL: Point = [-104, -98]
const onReel = (side: -1 | 1, t: number): Point => {
  const [x, y] = [side * 21, t * 24]
  return [REEL[0] + x * 0.94 - y * 0.34, REEL[1] + x * 0.34 + y * 0.94]
}
/** A fist on the reel, with a rim of its own so that four can be counted. */
const fist = (at: Point, k: number, thumb: number): string =>
  lit(hand('fist', [at[0] + 9, at[1] + 2], -84, thumb, skin, k), 1.6, { rim: '#FFD9A0', rimO: 0.9, shO: 0.5 })
const limb = (points: readonly Point[], widths: readonly number[], fill = BARE): string =>
  path(tube(points, widths), fill)

/** A head that looks left and away: forehead, nose, a cheek that laughs; all else is hair. */
const lostFace = (): string =>
  path(
    smooth([
      [-2, -50],
      [-30, -42],
      [-47, -20],
      [-49, -3],
      [-57, 9],
      [-50, 16],
      [-53, 27],
      [-42, 42],
      [-18, 49],
      [12, 46],
      [34, 30],
      [40, -10],
      [26, -44],
    ]),
    BARE,
  ) +
  ellipse(-36, 22, 13, 10, skin.blush, { opacity: 0.45 }) +
  stroke('M-47 -4q5 -6 11 -3', C.tinta, 2.6) +
  stroke('M-51 29Q-47 35 -40 34', mix(skin.s, C.tinta, 0.4), 2.2)
const earHere = (): string =>
  lit(ellipse(-8, 10, 9, 13, skin.b) + stroke('M-11 2C-3 -2 -2 14 -9 18', skin.s, 2.4, { opacity: 0.75 }), 1.2)
const danuHead = (): string =>
  g([
    lostFace(),
    path(
      'M-47 -20C-50 -34 -46 -46 -38 -52C-40 -58 -38 -64 -33 -66C-29 -62 -24 -61 -19 -62C-16 -68 -10 -73 -3 -75C-1 -70 3 -67 8 -66' +
        'C14 -71 22 -72 30 -69C28 -64 31 -59 36 -56C43 -58 50 -56 54 -51C50 -48 50 -43 52 -38C58 -20 58 6 50 26C48 34 44 40 38 44C34 42 30 43 27 46' +
        'C23 43 18 43 14 47C11 44 6 42 1 40C4 34 6 24 4 14C2 2 -8 -4 -16 0C-20 2 -22 8 -24 14C-28 10 -28 2 -27 -6C-34 -8 -42 -12 -47 -20Z',
      tone(HAIR.hitam),
    ),
    shine('M-30 -40C-20 -52 0 -56 18 -50M20 -30C34 -22 40 -4 36 12M8 -22C22 -14 26 4 22 22', HAIR.hitam),
    earHere(),
    place(hearingAid()({ turn: 0, nod: 0, skin, rear: false }), -64, 1, 1),
  ])
/** A plait from the nape at x, y, turned by so many degrees: the wind has it. */
const plait = (x: number, y: number, r: number): string =>
  place(
    path('M-6 60C-12 70 -8 80 1 86C9 78 11 70 6 60Z', tone(HAIR.coklat)) +
      [50, 38, 26, 13, 0].map((v, i) => ellipse(0, v, 7.6 + i * 0.6, 8 + i * 0.4, tone(HAIR.coklat))).join('') +
      ellipse(0, 59, 7, 5, C.kunyit),
    x,
    y,
    1,
    r,
  )
/** Eka's head from behind; her face is lost to the left. */
const ekaHead = (): string =>
  g([
    lostFace(),
    path(
      'M-46 -14C-54 -44 -30 -64 2 -63C38 -62 58 -34 56 2C54 26 44 42 26 46C16 47 6 44 0 38C6 28 6 14 2 4C-4 -8 -18 -6 -22 4C-26 0 -26 -4 -25 -8C-32 -6 -40 -8 -46 -14Z',
      tone(HAIR.coklat),
    ),
    stroke('M-10 -62C26 -50 40 -10 28 44', mix(HAIR.coklat, '#D9A98A', 0.4), 2.2, { opacity: 0.6 }),
    shine('M-34 -34C-24 -48 -8 -54 8 -52', HAIR.coklat),
    earHere(),
  ])
const sleeve = (points: readonly Point[], widths: readonly number[], fill: string): string =>
  path(tube(points, widths, { end: 'flat' }), fill)
/** Eka without her near hand: on tiptoe, her dress and plaits blow to the left. `up`: she jumps. */
export function eka(up = 0): string {
  const boots =
    limb(
      [
        [-11, -52],
        [-13, -24],
      ],
      [11, 9],
      LEGGINGS,
    ) +
    limb(
      [
        [13, -52],
        [15, -22],
      ],
      [11, 9],
      LEGGINGS,
    ) +
    boot([-13, -34], [-14, -9], -18, -1, C.kunyit, PROPS.child) +
    boot([15, -34], [17, -10], 12, -1, C.kunyit, PROPS.child)
  const dress =
    path(
      smooth(
        [
          [-14, -100],
          [14, -101],
          [21, -80],
          [19, -64],
          [34, -36],
          [10, -29],
          [-18, -27],
          [-48, -33],
          [-26, -58],
          [-21, -78],
        ],
        true,
        0.8,
      ),
      DRESS,
    ) +
    stroke('M-22 -70Q0 -62 20 -70', C.santan, 5) +
    stroke('M-45 -34Q-6 -22 33 -37', C.santan, 4) +
    stroke('M-8 -58L-18 -32M8 -58L10 -32', shade(ORANGE, 0.4), 2.4, { opacity: 0.5 })
  return g(
    [
      // the far arm, round the front of her
      limb(
        [
          [-8, -92],
          [-36, -84],
          [onReel(1, -0.7)[0] + 10, onReel(1, -0.7)[1] + 2],
        ],
        [9, 8, 6.6],
      ),
      plait(-30, -116, 34),
      boots,
      dress,
      limb(
        [
          [0, -96],
          [0, -110],
        ],
        [8, 8],
      ),
      place(ekaHead(), -2, -148, 0.97, 17),
      limb(
        [
          [-14, -92],
          [-62, -66],
          [onReel(-1, 0.8)[0] + 10, onReel(-1, 0.8)[1] + 2],
        ],
        [9.6, 8.4, 6.6],
      ),
      sleeve(
        [
          [-12, -93],
          [-24, -87],
          [-36, -80],
        ],
        [12, 12, 12.4],
        DRESS,
      ),
    ].map((part) => place(part, 0, -up)),
  )
}
/** Danu's far arm, which lies behind her. */
const farArm = (): string =>
  limb(
    [
      [50, -112],
      [-46, -92],
      [onReel(-1, -0.9)[0] + 10, onReel(-1, -0.9)[1] + 2],
    ],
    [10, 9, 7.4],
  )
/** Danu on one knee behind her: a bare sole toward us, stripes, the long arm over hers to the reel. */
export function danu(breath = 0): string {
  const shirt = tube(
    [
      [76, -38],
      [68, -72],
      [52, -112],
    ],
    [22, 25, 21],
  )
  return g([
    // the knee that is up, behind her
    limb(
      [
        [66, -34],
        [22, -52],
        [14, -8],
      ],
      [16, 13, 9],
    ),
    // the knee on the ground, its sole to us
    limb(
      [
        [82, -34],
        [78, -10],
        [112, -6],
      ],
      [17, 14, 9],
    ),
    sleeve(
      [
        [70, -38],
        [40, -46],
        [30, -48],
      ],
      [19, 17, 17],
      lin([light(C.soga, 0.2), C.soga, shade(C.soga, 0.3)], 60),
    ),
    sleeve(
      [
        [80, -42],
        [80, -26],
        [80, -14],
      ],
      [22, 20, 19],
      lin([light(C.soga, 0.2), C.soga, shade(C.soga, 0.3)], 60),
    ),
    lit(
      ellipse(118, -10, 11, 17, mix(skin.b, skin.l, 0.3), { transform: 'rotate(24 118 -10)' }) +
        [-7, -2.5, 2, 6.5].map((x, i) => ellipse(127 + x * 0.6, -24 + i * 2.6, 3.6, 3.8, skin.b)).join(''),
      1.4,
    ),
    cloth(shirt, stripes(C.putih, C.daun, 13, 20)),
    limb(
      [
        [52, -114],
        [60, -128],
      ],
      [9.6, 9.6],
    ),
    place(danuHead(), 70, -168 - breath, 0.98, 15),
  ])
}
/** His near arm lies over hers, his hand on the reel. */
export const danuArm = (): string =>
  g([
    limb(
      [
        [36, -108],
        [-22, -70],
        [onReel(1, 0.9)[0] + 10, onReel(1, 0.9)[1] + 2],
      ],
      [10.4, 9.2, 7.6],
    ),
    cloth(
      tube(
        [
          [38, -109],
          [18, -97],
          [4, -87],
        ],
        [14, 13.6, 13.8],
        { end: 'flat' },
      ),
      stripes(C.putih, C.daun, 13, 70),
    ),
    fist(onReel(1, 0.9), 1.24, -1),
  ])
/** The reel and who holds it behind her: his far hand, her far hand. */
export const reelInHands = (reel: string): string =>
  g([farArm(), place(reel, REEL[0], REEL[1], 0.62, 20), fist(onReel(-1, -0.9), 1.2, 1), fist(onReel(1, -0.7), 1.02, 1)])
/** Her near hand. */
export const herHand = (): string => fist(onReel(-1, 0.8), 1.02, -1)
