/** Book 7, page 2: Eka from behind on the sill, dark against the light; her head, her plaits and one hand go to the kite at the right. */
import { HAIR, shine, tone } from '../../characters/hairParts.ts'
import { hand } from '../../characters/hands.ts'
import { type Point, smooth, tube } from '../../core/geom.ts'
import { ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade, SKIN } from '../../palette.ts'

const ORANGE = mix(C.mangga, C.bata, 0.25),
  skin = SKIN.sawo,
  BARE = lin([light(skin.b, 0.2), skin.b, mix(skin.b, skin.s, 0.35)], 30),
  DRESS = lin([light(ORANGE, 0.3), ORANGE, shade(ORANGE, 0.34)], 50)
const limb = (points: readonly Point[], widths: readonly number[], fill = BARE): string =>
  path(tube(points, widths), fill)
const sleeve = (points: readonly Point[]): string => path(tube(points, [11, 11.6, 12.4], { end: 'flat' }), DRESS)

/** A head that looks left and away; shown mirrored. */
const lostFace = (shut: boolean): string =>
  path(
    smooth([
      [-2, -50],
      [-30, -42],
      [-47, -20],
      [-49, -3],
      [-58, 9],
      [-50, 16],
      [-52, 27],
      [-42, 42],
      [-18, 49],
      [12, 46],
      [34, 30],
      [40, -10],
      [26, -44],
    ]),
    BARE,
  ) +
  ellipse(-34, 23, 12, 9, skin.blush, { opacity: 0.45 }) +
  (shut
    ? stroke('M-47 -2Q-41 3 -35 0', C.tinta, 2.8)
    : ellipse(-42, -3, 5, 6.6, C.putih) +
      ellipse(-44, -4, 3.2, 5, C.tinta) +
      stroke('M-48 -9Q-42 -13 -36 -6L-31 -8', C.tinta, 2.2)) +
  stroke('M-46 -19Q-40 -24 -33 -20', HAIR.coklat, 2.8) +
  stroke('M-51 27Q-48 31 -43 31', mix(skin.s, C.tinta, 0.4), 2.2)
const head = (shut: boolean): string =>
  lostFace(shut) +
  path(
    'M-46 -14C-54 -44 -30 -64 2 -63C38 -62 58 -34 56 2C54 26 44 42 26 46C16 47 6 44 0 38C6 28 6 14 2 4C-4 -8 -18 -6 -22 4C-26 0 -26 -4 -25 -8C-32 -6 -40 -8 -46 -14Z',
    tone(HAIR.coklat),
  ) +
  stroke('M-10 -62C26 -50 40 -10 28 44', mix(HAIR.coklat, '#D9A98A', 0.4), 2.2, { opacity: 0.6 }) +
  shine('M-34 -34C-24 -48 -8 -54 8 -52', HAIR.coklat) +
  ellipse(-8, 10, 9, 13, skin.b) +
  stroke('M-11 2C-3 -2 -2 14 -9 18', skin.s, 2.4, { opacity: 0.75 })
/** A plait in the wind: beads along a curve, a band, loose ends. */
function plait(points: readonly Point[], k = 1): string {
  const [px, py] = points.at(-2) ?? [0, 0],
    [x, y] = points.at(-1) ?? [0, 0],
    turn = (Math.atan2(y - py, x - px) * 180) / Math.PI
  return (
    place(path('M2 -4L22 -10Q17 -3 25 1Q17 2 20 9L2 4Z', tone(HAIR.coklat)), x, y, 1, turn) +
    points
      .map(([bx, by], i) => ellipse(bx, by, (10.4 - i * 0.5) * k, (9.6 - i * 0.5) * k, tone(HAIR.coklat)))
      .join('') +
    place(ellipse(5, 0, 3.8, 6.8, C.kunyit), x, y, 1, turn)
  )
}
/** A boot on its heel, toe up and out, at the end of a leg that lies on the sill; `side` -1 left. */
const bootOut = (x: number, y: number, side: -1 | 1): string =>
  place(
    path(
      tube(
        [
          [26, -3],
          [4, -6],
          [-12, -8],
        ],
        [11, 10.6, 10],
      ),
      lin([light(C.kunyit, 0.6), C.kunyit], 60),
    ) +
      path(
        'M-24 3C-28 -14 -27 -34 -17 -40C-8 -42 -3 -34 -4 -24L-2 2Q-14 8 -24 3Z',
        lin([light(C.kunyit, 0.7), C.kunyit], 30),
      ) +
      stroke('M-23 4C-28 -14 -27 -32 -18 -39', mix(C.mangga, C.soga, 0.5), 5) +
      stroke('M14 -13Q17 -4 15 4', light(C.kunyit, 0.5), 4),
    x,
    y,
    0.94,
    0,
    side > 0,
  )
/** Her dress: a back that leans to the right, a skirt that lies over both knees. */
const dress = (): string =>
  path(
    smooth([
      [-20, -74],
      [8, -82],
      [38, -75],
      [36, -54],
      [31, -38],
      [48, -28],
      [70, -16],
      [72, -1],
      [42, 9],
      [2, 12],
      [-38, 9],
      [-66, 0],
      [-64, -16],
      [-42, -28],
      [-25, -38],
    ]),
    DRESS,
  ) +
  stroke('M-25 -38Q4 -29 31 -38', C.santan, 5) +
  stroke('M-66 -2Q-40 11 2 13T71 -2', C.santan, 4) +
  stroke('M-20 -26Q-36 -18 -46 -4M-4 -24L-6 4M16 -24Q22 -10 22 4M28 -28Q44 -20 52 -6', shade(ORANGE, 0.4), 2.4, {
    opacity: 0.5,
  }) +
  stroke('M-6 -77Q6 -70 22 -77', C.santan, 4)
/** Eka on the sill, 0,0 below her. `creeps`: how far her right hand has walked to the kite. */
export function eka({ shut = false, creeps = 0 } = {}): string {
  return g([
    bootOut(-78, 2, -1),
    // the far plait
    plait(
      [
        [34, -84],
        [46, -83],
        [58, -85],
        [69, -90],
        [79, -98],
        [87, -107],
      ],
      0.9,
    ),
    // her left hand lies in her lap
    limb(
      [
        [-16, -68],
        [-46, -42],
        [-10, -22],
      ],
      [9, 8, 7],
    ),
    sleeve([
      [-14, -70],
      [-28, -60],
      [-38, -50],
    ]),
    dress(),
    limb(
      [
        [36, -69],
        [70, -40],
        [98 + creeps, -8],
      ],
      [9, 8, 6.8],
    ),
    hand('open', [98 + creeps, -9], 62, 1, skin, 1.04),
    sleeve([
      [34, -70],
      [47, -59],
      [58, -49],
    ]),
    limb(
      [
        [10, -78],
        [13, -90],
      ],
      [9, 9],
    ),
    place(head(shut), 17, -128, 0.98, -8, true),
    plait([
      [-20, -88],
      [-18, -75],
      [-10, -64],
      [2, -57],
      [15, -56],
      [27, -61],
    ]),
  ])
}
