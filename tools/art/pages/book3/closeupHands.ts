/**
 * The child's own hands as the child sees them: palms up, a little larger than life. Hand space: 0,0 is the middle of the palm, fingers up,
 * about 180 to each side; the thumb of the left hand (side -1) is left.
 */
import type { AvatarVariant } from '../../../../src/content/avatarVariant.ts'
import { type Point, smooth, tube } from '../../core/geom.ts'
import { clipped, ellipse, f, g, lin, path, place, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, type Skin } from '../../palette.ts'
import { deepOf, nail, rounded, skinFill, skinOf, soft } from './closeup.ts'

/** The inside of a hand is paler and rosier than its back. */
const palmSkin = (skin: Skin): Skin => ({
  ...skin,
  b: mix(mix(skin.b, skin.l, 0.62), C.jambu, 0.14),
  l: mix(skin.l, C.cahaya, 0.35),
})

/** A finger from a to b, `w` half its width at the root: its outline as points. */
function fingerPoints([ax, ay]: Point, [bx, by]: Point, w: number, bow = 0): Point[] {
  const len = Math.hypot(bx - ax, by - ay),
    ux = (bx - ax) / len,
    uy = (by - ay) / len
  const at = (t: number, side: number, k: number): Point => {
    const bend = Math.sin(t * Math.PI) * bow
    return [ax + ux * len * t - uy * (side * w * k + bend), ay + uy * len * t + ux * (side * w * k + bend)]
  }
  return [
    at(-0.1, 1, 1),
    at(0.3, 1, 0.98),
    at(0.52, 1, 1),
    at(0.78, 1, 0.92),
    at(0.93, 1, 0.66),
    at(1, 0, 0),
    at(0.93, -1, 0.66),
    at(0.78, -1, 0.92),
    at(0.52, -1, 1),
    at(0.3, -1, 0.98),
    at(-0.1, -1, 1),
  ]
}
/** A stretched finger with the creases of its joints and a rosy tip. */
function finger(skin: Skin, a: Point, b: Point, w: number): string {
  const pts = fingerPoints(a, b, w),
    turn = (Math.atan2(b[0] - a[0], -(b[1] - a[1])) * 180) / Math.PI
  const crease = (t: number, o: number): string =>
    place(
      stroke(`M${f(-w * 0.62)} 1Q0 ${f(w * 0.2)} ${f(w * 0.62)} 1`, skin.s, 3, { opacity: o }),
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t,
      1,
      turn,
    )
  return g([
    rounded(pts, skinFill(skin, 30), { depth: 12, shadeO: 0.3 }),
    clipped(
      smooth(pts),
      soft(a[0] + (b[0] - a[0]) * 0.88, a[1] + (b[1] - a[1]) * 0.88, w * 0.9, w * 0.9, skin.blush, 0.45) +
        soft(a[0] + (b[0] - a[0]) * 0.84 - 5, a[1] + (b[1] - a[1]) * 0.84, w * 0.45, w * 0.5, C.cahaya, 0.5),
    ),
    crease(0.34, 0.5),
    crease(0.66, 0.45),
  ])
}
/** The forearm below the wrist, in a sleeve under a hijab. */
function forearm(skin: Skin, look: AvatarVariant): string {
  const pts: readonly Point[] = [
    [-58, 60],
    [-54, 120],
    [-66, 190],
    [-86, 290],
    [78, 290],
    [64, 190],
    [54, 120],
    [60, 60],
  ]
  const sleeve: readonly Point[] = [
    [-76, 158],
    [0, 170],
    [78, 158],
    [104, 300],
    [-112, 300],
  ]
  return g([
    rounded(pts, skinFill(skin, 20), { depth: 16, shadeO: 0.28 }),
    look.headwear === 'hijab'
      ? rounded(sleeve, lin([light(C.kunyit, 0.3), C.kunyit, mix(C.kunyit, C.mangga, 0.6)], 30), { depth: 14 }) +
        stroke('M-76 160Q0 176 78 160', C.mangga, 9) +
        stroke('M-40 196q-8 40 -16 90M34 200q6 40 14 90', mix(C.mangga, C.soga, 0.3), 3, { opacity: 0.4 })
      : '',
  ])
}
/** A small heap of rice in the hollow of a hand. */
export function riceHeap(seed = 4): string {
  const r = rng(seed)
  const grains = Array.from({ length: 64 }, (_, i) => {
    const a = r() * Math.PI * 2,
      k = Math.sqrt(r()),
      lift = (1 - k) * 20
    const x = Math.cos(a) * 54 * k,
      y = Math.sin(a) * 30 * k - lift
    return {
      y,
      svg: place(
        ellipse(0, 0, 8.4, 3.9, i % 5 === 0 ? C.santan : i % 3 === 0 ? C.cahaya : C.putih, {
          stroke: mix(C.santan, C.soga, 0.3),
          'stroke-width': 1,
        }),
        x,
        y,
        1,
        r.in(0, 180),
      ),
    }
  })
  return g([
    soft(5, 7, 70, 40, C.manggis, 0.4),
    ellipse(0, -4, 52, 27, C.santan),
    ...grains.toSorted((a, b) => a.y - b.y).map(({ svg }) => svg),
  ])
}
/** An open hand, palm up, fingers spread, with rice in its hollow unless said otherwise. */
export function openHand(look: AvatarVariant, side: -1 | 1, hasRice = true): string {
  const back = skinOf(look),
    skin = palmSkin(back),
    palm: readonly Point[] = [
      [-90, -50],
      [-48, -84],
      [0, -90],
      [48, -84],
      [88, -48],
      [90, 10],
      [76, 64],
      [54, 106],
      [0, 118],
      [-54, 106],
      [-88, 66],
      [-96, 10],
    ]
  const thumb = tube(
    [
      [-44, 72],
      [-104, 24],
      [-146, -26],
    ],
    [44, 32, 22],
  )
  return place(
    g([
      forearm(skin, look),
      finger(skin, [-62, -58], [-110, -164], 25),
      finger(skin, [63, -56], [106, -140], 21),
      finger(skin, [-22, -74], [-38, -182], 26),
      finger(skin, [25, -72], [38, -176], 25),
      path(thumb, skinFill(skin, 40)),
      clipped(
        thumb,
        soft(-140, -18, 24, 26, skin.blush, 0.5) +
          soft(-146, -14, 10, 14, C.cahaya, 0.5) +
          soft(-92, 66, 70, 30, deepOf(skin), 0.34, 40),
      ),
      stroke('M-122 14q8 -8 18 -8', skin.s, 3, { opacity: 0.5 }),
      path(smooth(palm), lin([mix(skin.b, skin.l, 0.7), skin.b, mix(skin.b, skin.s, 0.3)], 62)),
      clipped(
        smooth(palm),
        g([
          soft(-52, 46, 52, 60, skin.l, 0.9, 20),
          soft(-64, 74, 44, 36, skin.blush, 0.28),
          soft(58, 40, 40, 62, skin.l, 0.6),
          soft(4, 4, 60, 46, skin.s, 0.36),
          soft(60, 96, 80, 34, deepOf(skin), 0.3),
          soft(0, -74, 84, 18, skin.blush, 0.26),
        ]),
      ),
      stroke('M-74 -14C-36 -10 -14 26 -18 92', skin.s, 4.4, { opacity: 0.55 }),
      stroke('M-76 -24C-40 -24 20 -8 58 34', skin.s, 3.6, { opacity: 0.42 }),
      stroke('M-34 -62C-20 -38 40 -34 82 -22', skin.s, 3.6, { opacity: 0.45 }),
      stroke('M-48 108Q0 122 48 108M-42 118Q0 130 42 118', skin.s, 3, { opacity: 0.4 }),
      hasRice ? place(riceHeap(side < 0 ? 4 : 9), 2, 6) : '',
    ]),
    0,
    0,
    1,
    0,
    side > 0,
  )
}
/** A closed hand, palm up: four fingers curled in, their nails toward us, the thumb laid over them. */
export function closedHand(look: AvatarVariant, side: -1 | 1): string {
  const skin = skinOf(look),
    palm = palmSkin(skin),
    ball: readonly Point[] = [
      [-86, -40],
      [-64, -90],
      [0, -104],
      [62, -92],
      [86, -44],
      [84, 20],
      [74, 66],
      [54, 110],
      [0, 120],
      [-54, 110],
      [-86, 66],
      [-92, 10],
    ]
  const bars: readonly (readonly [number, number, number, number])[] = [
    [66, -84, 14, 22],
    [-62, -88, 22, 24],
    [24, -98, 24, 24],
    [-20, -100, 28, 25],
  ]
  const thumb = fingerPoints([-96, 62], [2, 16], 30, -9)
  return place(
    g([
      forearm(palm, look),
      rounded(ball, lin([mix(palm.b, palm.l, 0.6), palm.b, mix(palm.b, palm.s, 0.36)], 62), {
        depth: 18,
        shadeO: 0.26,
      }),
      soft(30, 72, 46, 36, palm.l, 0.8),
      stroke('M-48 110Q0 124 48 110M-42 121Q0 132 42 121', palm.s, 3, { opacity: 0.4 }),
      soft(0, 34, 86, 30, deepOf(skin), 0.42),
      ...bars.map(([x, top, low, w]) =>
        g([
          rounded(
            [
              [x - w, top + 30],
              [x - w * 0.7, top + 7],
              [x, top],
              [x + w * 0.7, top + 7],
              [x + w, top + 30],
              [x + w * 0.96, low - 10],
              [x + w * 0.7, low + 16],
              [x, low + 25],
              [x - w * 0.7, low + 16],
              [x - w * 0.96, low - 10],
            ],
            skinFill(skin, 40),
            { depth: 13, shadeO: 0.32 },
          ),
          soft(x - 4, top + 22, w * 0.66, 15, skin.l, 0.75),
          stroke(
            `M${f(x - w * 0.5)} ${f(top + 44)}q${f(w * 0.5)} 6 ${f(w)} 0M${f(x - w * 0.4)} ${f(top + 52)}q${f(w * 0.4)} 5 ${f(w * 0.8)} 0`,
            skin.s,
            2.6,
            { opacity: 0.5 },
          ),
          place(nail(skin, w * 1.04), x, low + 2, 1, 180),
        ]),
      ),
      soft(-44, 52, 70, 30, deepOf(skin), 0.4, -24),
      rounded(thumb, skinFill(skin, 66), { depth: 14, shadeO: 0.34 }),
      soft(-92, 78, 30, 26, palm.b, 0.8),
      stroke('M-48 24q7 10 3 22M-40 21q7 10 4 22', skin.s, 2.8, { opacity: 0.5 }),
      place(nail(skin, 31), -13, 20, 1, 66),
    ]),
    0,
    0,
    1,
    0,
    side > 0,
  )
}
