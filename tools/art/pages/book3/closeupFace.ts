/**
 * The child's face large. Face space: 0,0 lies between the eyes, the face is 100 to each side, the chin at 86, the crown at -106;
 * the eyes are at ±43, the ears at ±110.
 */
import { type Point, smooth } from '../../core/geom.ts'
import { circle, clipped, ellipse, f, g, path, place, rad, stroke } from '../../core/svg.ts'
import { C, mix, type Skin } from '../../palette.ts'
import { deepOf, mirror, nail, rounded, skinFill, soft } from './closeup.ts'

/** Middle of an eye from the middle of the face. */
export const EYE_X = 43
/** Middle of an ear from the middle of the face. */
export const EAR_X = 110

const HALF: readonly Point[] = [
  [60, -93],
  [94, -46],
  [100, 4],
  [99, 30],
  [84, 60],
  [46, 81],
]
/** The outline of the face. */
export const FACE: readonly Point[] = [[0, -106], ...HALF, [0, 85], ...mirror(HALF, -1).toReversed()]

/** A brow over an eye at 0,0 on that side. */
export const closeBrow = (side: number, color: string): string =>
  place(
    path('M-19 4C-10 -4 8 -6 20 1.6C21 3.4 20 4 18 3.4C8 -1.4 -8 -.6 -17 6C-20 7 -21 5.6 -19 4Z', color) +
      stroke('M-14 2.6Q-4 -1.6 8 -1.4', mix(color, '#D9A98A', 0.5), 0.8, { opacity: 0.35 }),
    0,
    -31,
    1,
    side * 3,
    side < 0,
  )
const nose = (skin: Skin): string =>
  g([
    soft(3, 24, 17, 15, skin.s, 0.34),
    soft(-3, 18, 13, 13, skin.l, 0.95),
    stroke('M-12 26q-4.4 4.8 1 7.4M12 26q4.4 4.8 -1 7.4', skin.s, 2.2, { opacity: 0.75 }),
    stroke('M-7.4 33.4Q-4 30.6 -.4 33.6Q4 30.6 7.4 33.4', deepOf(skin), 2.4, { opacity: 0.8 }),
    ellipse(-4, 17, 4, 2.6, C.putih, { opacity: 0.4, transform: 'rotate(-24 -4 17)' }),
    soft(0, 43, 5, 6, skin.s, 0.25),
  ])
/** What the mouth does: `still` smiles with closed lips, `hush` is small and hopeful. */
export type CloseMouth = 'still' | 'hush'
const mouth = (skin: Skin, kind: CloseMouth): string => {
  const w = kind === 'still' ? 22 : 13
  return g([
    soft(0, 66, w * 0.8, 6.5, skin.s, 0.5),
    path(
      `M${f(-w * 0.5)} 60.4Q0 63 ${f(w * 0.5)} 60.4Q${f(w * 0.3)} 68 0 68Q${f(-w * 0.3)} 68 ${f(-w * 0.5)} 60.4Z`,
      mix(skin.lip, skin.b, 0.55),
    ),
    ellipse(-2, 64.6, w * 0.2, 1.4, C.putih, { opacity: 0.3 }),
    stroke(`M${-w} 52.6Q${f(-w * 0.5)} 60 0 59.6Q${f(w * 0.5)} 60 ${w} 52.6`, C.tinta, 2.1),
    stroke(`M${-w - 3} 50.6q3.6 .4 3.4 4M${w + 3} 50.6q-3.6 .4 -3.4 4`, skin.s, 1.9, { opacity: 0.8 }),
    stroke('M-7 71.4Q0 74 7 71.4', skin.s, 1.9, { opacity: 0.45 }),
  ])
}
/** The face without eyes, ears and hair. */
export function closeFace(skin: Skin, kind: CloseMouth = 'still', hair: string = C.tinta): string {
  const outline = smooth(FACE)
  return g([
    rounded(FACE, skinFill(skin), { depth: 13, shadeO: 0.3 }),
    clipped(
      outline,
      soft(-46, -44, 60, 46, skin.l, 0.6) +
        soft(-60, 40, 31, 24, skin.blush, 0.62) +
        soft(60, 40, 31, 24, skin.blush, 0.62) +
        soft(-64, 33, 14, 9, C.putih, 0.2) +
        soft(0, 92, 44, 14, skin.s, 0.4) +
        soft(-EYE_X, -4, 33, 26, skin.s, 0.3) +
        soft(EYE_X, -4, 33, 26, skin.s, 0.3),
    ),
    place(nose(skin), 0, -6),
    place(mouth(skin, kind), 0, -8),
    place(closeBrow(-1, hair), -EYE_X, 0),
    place(closeBrow(1, hair), EYE_X, 0),
  ])
}

const lashes = (side: number, y: number, up: boolean): string => {
  const s = up ? -1 : 1
  return stroke(
    `M${side * 21} ${f(y)}q${side * 4} ${s * 0.5} ${side * 7} ${s * 4}M${side * 15} ${f(y + s * 3.4)}q${side * 3} ${s * 2} ${side * 5} ${s * 5.4}` +
      `M${side * 8} ${f(y + s * 5.2)}q${side * 2} ${s * 2.4} ${side * 2.6} ${s * 5}`,
    C.tinta,
    1.7,
  )
}
/** A closed eye around 0,0: the lid lies over the round of the eye. */
export const closedEye = (skin: Skin, side: number): string =>
  g([
    soft(0, 2, 25, 18, skin.l, 0.5),
    soft(-3, -3, 15, 8, skin.l, 0.7),
    stroke('M-22 -8Q-2 -19 21 -7', skin.s, 1.8, { opacity: 0.6 }),
    stroke('M-22 5Q0 19 22 5', C.tinta, 3.2),
    lashes(side, 6, false),
    stroke('M-12 18Q0 22 12 18', skin.s, 1.6, { opacity: 0.42 }),
  ])
/** Where an open eye looks: x -1 left to 1 right, y -1 up to 1 down; wide: all the white is seen. */
export interface Gaze {
  readonly x: number
  readonly y?: number
  readonly wide?: boolean
}
/** An open eye around 0,0 that looks to a side. */
export function openEye(skin: Skin, side: number, { x, y = 0, wide = false }: Gaze): string {
  const h = wide ? 20.5 : 18,
    ball = smooth([
      [-23, 3],
      [-15, -h * 0.72],
      [0, -h],
      [15, -h * 0.72],
      [23, 3],
      [13, 14],
      [0, 17],
      [-13, 14],
    ]),
    ix = x * 9,
    iy = y * 4 - 0.6
  const iris = g([
    circle(ix, iy, 14.6, rad(['#8A5230', '#5A3020', '#241310'], 0.5, 0.72, 0.75)),
    ...Array.from({ length: 14 }, (_, i) => {
      const a = (i / 14) * Math.PI * 2
      return stroke(
        `M${f(ix + Math.cos(a) * 8)} ${f(iy + Math.sin(a) * 8)}L${f(ix + Math.cos(a) * 13)} ${f(iy + Math.sin(a) * 13)}`,
        '#C07B42',
        0.9,
        {
          opacity: 0.5,
        },
      )
    }),
    circle(ix, iy, 7.6, '#170B0A'),
    soft(ix, iy + 8.6, 8, 5, '#D58E4C', 0.7),
    circle(ix - 4.6, iy - 5.6, 4.5, C.putih),
    circle(ix + 5.4, iy + 5, 2, C.putih, { opacity: 0.9 }),
  ])
  return g([
    soft(0, 1, 29, 23, skin.s, 0.3),
    path(ball, C.putih),
    clipped(
      ball,
      iris +
        path(`M-26 ${f(-h - 4)}H26V${f(-h * 0.3)}Q0 ${f(-h - 1)} -26 ${f(-h * 0.3)}Z`, '#8A6A62', { opacity: 0.3 }),
    ),
    stroke('M-14 14.4Q0 19.6 15 13.4', skin.s, 1.7, { opacity: 0.8 }),
    stroke(
      `M${-side * 23.4} 4Q${f(-side * 16)} ${f(-h * 0.86)} 0 ${f(-h - 0.4)}Q${f(side * 17)} ${f(-h * 0.84)} ${f(side * 25)} 1`,
      C.tinta,
      3.6,
    ),
    stroke(
      `M${f(side * 22)} ${f(-4)}l${side * 5} -3.4M${f(side * 17.6)} ${f(-h * 0.62)}l${side * 4} -4.6`,
      C.tinta,
      1.9,
    ),
    stroke(`M-18 ${f(-h * 0.84)}Q0 ${f(-h - 5.6)} 18 ${f(-h * 0.84)}`, skin.s, 1.6, { opacity: 0.55 }),
    circle(-side * 21.4, 4.4, 2.2, C.jambu, { opacity: 0.8 }),
  ])
}

const EAR: readonly Point[] = [
  [-19, -22],
  [-8, -33],
  [8, -35],
  [20, -25],
  [23, -6],
  [16, 12],
  [10, 26],
  [-2, 33],
  [-14, 27],
  [-20, 10],
]
/** An ear around 0,0 on that side of the head (1: right in the picture), lit by `glow` where it listens. */
export function closeEar(skin: Skin, side: number): string {
  const pts = mirror(EAR, side),
    deep = deepOf(skin)
  return g([
    rounded(pts, skinFill(skin), { depth: 7, shadeO: 0.3 }),
    place(
      g([
        path(
          'M-12 -16C-6 -27 12 -27 15 -10C17 2 9 8 6 16C3 23 -6 24 -9 17C-14 8 -17 -6 -12 -16Z',
          mix(skin.b, skin.s, 0.55),
        ),
        path('M-10 -8C-6 -18 6 -17 8 -7C9 0 4 4 1 9C-2 13 -8 10 -9 4Z', mix(skin.s, deep, 0.55), { opacity: 0.85 }),
        stroke('M-15 -12C-11 -29 13 -30 17.4 -10C19 1 11 9 7.6 17', mix(skin.b, skin.l, 0.7), 3.4),
        stroke('M-11 -11C-3 -20 10 -16 9 -6C8 2 3 6 0 12', mix(skin.b, skin.l, 0.35), 2.6, { opacity: 0.85 }),
        path('M-19 -2C-12 -3 -10 4 -14 9C-18 11 -21 8 -21 4Z', skin.b),
        stroke('M-14.6 -1.4C-11 1 -11 6 -14 9', skin.s, 1.6, { opacity: 0.7 }),
        soft(-4, 25, 9, 8, skin.blush, 0.6),
        soft(-6, 22, 4, 4, skin.l, 0.7),
      ]),
      0,
      0,
      1,
      0,
      side < 0,
    ),
  ])
}
/** Four fingers cupped behind an ear: seen over the edge of a head, on that side. */
export const cuppedFingers = (skin: Skin, side: number): string =>
  place(
    [
      [-4, -8, -16],
      [7, -2, 2],
      [14, 9, 18],
      [16, 21, 34],
    ]
      .map(([x = 0, y = 0, a = 0]) => {
        const finger: readonly Point[] = [
          [-6, 26],
          [-6.6, -12],
          [-4, -21],
          [0, -23.4],
          [4, -21],
          [6.6, -12],
          [6, 26],
        ]
        return place(rounded(finger, skinFill(skin), { depth: 4 }) + place(nail(skin, 6.6), 0, -15), x, y, 1, a)
      })
      .join(''),
    0,
    0,
    1,
    0,
    side < 0,
  )
