/** The child from chin to lap, sitting with crossed legs, and the arms that hold somebody small. Stage pixels. */
import type { AvatarVariant } from '../../../../src/content/avatarVariant.ts'
import { type Point, smooth, tube } from '../../core/geom.ts'
import { clipped, g, lin, linU, path, place, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { C, light, mix, type Skin } from '../../palette.ts'
import { deepOf, nail, rounded, skinFill, skinOf, soft } from './closeup.ts'

/** One light over the whole shirt, so that its parts meet. */
const shirt = (): string => linU([light(C.kunyit, 0.4), C.kunyit, mix(C.kunyit, C.mangga, 0.62)], 240, 160, 860, 760)
const SHORTS = '#8A8795'

const TORSO: readonly Point[] = [
  [430, 150],
  [352, 186],
  [300, 250],
  [322, 420],
  [312, 560],
  [296, 690],
  [530, 716],
  [772, 690],
  [752, 560],
  [744, 420],
  [770, 250],
  [712, 186],
  [630, 150],
]
const folds = (): string =>
  stroke(
    'M336 330q30 34 76 40M350 600q60 26 150 16M740 330q-22 24 -52 30M724 610q-40 20 -84 18',
    mix(C.mangga, C.soga, 0.35),
    5,
    {
      opacity: 0.3,
    },
  )
const leg = (skin: Skin, pts: readonly Point[], isLong: boolean): string =>
  lit(
    path(
      tube(pts, [82, 82, 66, 56, 46]),
      isLong ? lin([light(SHORTS, 0.3), SHORTS, mix(SHORTS, C.manggis, 0.3)], 60) : skinFill(skin),
    ),
    5,
    { shO: 0.26 },
  )
const shortLeg = (pts: readonly Point[]): string =>
  lit(
    path(tube(pts, [92, 94, 88], { end: 'flat' }), lin([light(SHORTS, 0.3), SHORTS, mix(SHORTS, C.manggis, 0.3)], 60)),
    5,
    { shO: 0.26 },
  )

/** Neck, T-shirt and crossed legs. */
export function sittingBody(look: AvatarVariant): string {
  const skin = skinOf(look),
    isLong = look.headwear === 'hijab',
    outline = smooth(TORSO)
  return g([
    path('M452 90C456 140 450 160 420 176Q530 250 640 176C610 160 604 140 608 90Z', mix(skin.b, skin.s, 0.4)),
    leg(
      skin,
      [
        [690, 700],
        [880, 690],
        [960, 752],
        [800, 812],
        [540, 850],
      ],
      isLong,
    ),
    leg(
      skin,
      [
        [370, 700],
        [190, 692],
        [112, 752],
        [270, 812],
        [540, 850],
      ],
      isLong,
    ),
    isLong
      ? ''
      : shortLeg([
          [690, 690],
          [830, 704],
          [930, 712],
        ]) +
        shortLeg([
          [372, 690],
          [230, 706],
          [150, 714],
        ]),
    rounded(TORSO, shirt(), { depth: 34, shadeO: 0.3 }),
    clipped(
      outline,
      soft(440, 330, 150, 190, C.cahaya, 0.45) +
        soft(760, 470, 110, 190, C.manggis, 0.24) +
        soft(540, 690, 300, 70, C.manggis, 0.24),
    ),
    folds(),
    farSleeve(),
    isLong ? nearSleeve() : '',
    path('M436 150Q530 256 626 150L648 160Q530 292 412 160Z', C.mangga) +
      stroke('M424 158Q530 276 638 158', light(C.mangga, 0.4), 3, { opacity: 0.6 }),
    path('M440 96H620L624 150Q530 254 436 150Z', mix(skin.b, skin.s, 0.34)),
  ])
}
/** A hand seen from its back, fingers to the right: laid gently around something. */
function layingHand(skin: Skin): string {
  const finger = (x: number, y: number, len: number, turn: number, w: number): string => {
    const pts: readonly Point[] = [
      [-12, -w],
      [len * 0.5, -w],
      [len * 0.84, -w * 0.82],
      [len, 0],
      [len * 0.84, w * 0.82],
      [len * 0.5, w],
      [-12, w],
    ]
    return place(
      rounded(pts, skinFill(skin), { depth: 10, shadeO: 0.3 }) +
        stroke(`M${len * 0.42} ${-w * 0.5}q4 ${w * 0.5} 0 ${w}`, skin.s, 2.4, { opacity: 0.5 }) +
        place(nail(skin, w * 1.15), len * 0.84, -1, 1, 90),
      x,
      y,
      1,
      turn,
    )
  }
  const back: readonly Point[] = [
    [-64, -34],
    [-10, -46],
    [40, -46],
    [58, -20],
    [56, 26],
    [30, 50],
    [-20, 50],
    [-64, 36],
  ]
  return g([
    finger(34, 38, 62, 16, 16),
    finger(44, 14, 76, 6, 18),
    finger(44, -12, 78, -6, 18.6),
    finger(32, -36, 70, -20, 18),
    rounded(back, skinFill(skin), { depth: 14, shadeO: 0.24, rimO: 0.2 }),
    soft(-4, -18, 44, 26, skin.l, 0.8),
    stroke('M36 -24q6 8 2 16M40 4q6 8 1 15M34 -44q4 4 4 10', skin.s, 2.6, { opacity: 0.4 }),
    place(finger(0, 0, 66, 0, 19), -10, -42, 1, -52),
  ])
}
const cloth = (pts: readonly Point[], ws: readonly number[], start: 'flat' | 'round', end: 'flat' | 'round'): string =>
  lit(path(tube(pts, ws, { start, end }), shirt()), 6, { shO: 0.3 })
/** The sleeve of the arm that goes around somebody: it lies behind them, the arm from its cuff on before them. */
const farSleeve = (): string =>
  cloth(
    [
      [770, 262],
      [862, 318],
      [936, 390],
    ],
    [92, 92, 84],
    'round',
    'flat',
  )
const BEYOND_CUFF = 'M866 442L996 342L1120 342V800H560V442Z'
const NEAR: readonly Point[] = [
  [300, 268],
  [206, 400],
  [188, 500],
  [240, 584],
  [400, 636],
  [604, 600],
]
/** The long sleeve of the near arm; its shoulder lies under the cloth of the hijab. */
const nearSleeve = (): string => cloth(NEAR, [76, 66, 60, 54, 48, 40], 'round', 'round')
/** Both arms around somebody who lies at the right; the near hand is laid over the far arm. */
export function holdingArms(look: AvatarVariant): string {
  const skin = skinOf(look),
    isLong = look.headwear === 'hijab',
    arm = (pts: readonly Point[], ws: readonly number[]): string =>
      isLong ? cloth(pts, ws, 'round', 'round') : lit(path(tube(pts, ws), skinFill(skin)), 6, { shO: 0.28 }),
    far: readonly Point[] = [
      [846, 300],
      [944, 396],
      [996, 496],
      [972, 578],
      [840, 622],
      [684, 610],
    ],
    cuff = (a: Point, b: Point): string =>
      lit(path(tube([a, b], [52, 50], { start: 'flat', end: 'flat' }), C.mangga), 3)
  return g([
    soft(820, 596, 170, 40, deepOf(skin), 0.35),
    clipped(BEYOND_CUFF, arm(far, isLong ? [76, 70, 62, 54, 48, 40] : [60, 58, 56, 52, 46, 39])),
    isLong ? cuff([722, 617], [690, 612]) : stroke('M868 440Q944 412 994 344', C.mangga, 13),
    isLong ? clipped('M0 336H700V800H0Z', nearSleeve()) : arm(NEAR, [58, 56, 55, 52, 46, 39]),
    isLong
      ? cuff([566, 606], [600, 601])
      : cloth(
          [
            [340, 258],
            [250, 312],
            [186, 394],
          ],
          [88, 88, 82],
          'round',
          'flat',
        ) + stroke('M120 344Q170 424 252 442', C.mangga, 13),
    soft(676, 640, 110, 34, deepOf(skin), 0.4),
    place(layingHand(skin), 660, 596, 1.06, -10),
  ])
}
