/** A goat's joints in each pose of the side view. */
import { type Point } from '../core/geom.ts'

/** How a goat stands in the side view. */
export type GoatPose = 'stand' | 'look' | 'jump' | 'land' | 'sleep'

/** Joints of a goat's tail and ear, turn of body and head. */
export interface GoatJoints {
  readonly body: number
  readonly tail: readonly Point[]
  readonly ear: readonly [Point, Point, Point]
  readonly head: number
  readonly mouth: string
}
/** Near and far legs, front and back; turn of the hooves. A sleeping goat has them under her. */
export interface GoatLegs {
  readonly fn: readonly Point[]
  readonly ff: readonly Point[]
  readonly bn: readonly Point[]
  readonly bf: readonly Point[]
  readonly hoof: readonly [number, number, number, number]
}
/** Joints by pose. */
export const J: Record<Exclude<GoatPose, 'sleep'>, GoatJoints & GoatLegs> & Record<'sleep', GoatJoints> = {
  stand: {
    body: 0,
    fn: [
      [33, -54],
      [35, -28],
      [33, -8],
    ],
    ff: [
      [42, -54],
      [46, -28],
      [46, -9],
    ],
    bn: [
      [-33, -56],
      [-42, -28],
      [-37, -8],
    ],
    bf: [
      [-22, -54],
      [-29, -28],
      [-23, -9],
    ],
    tail: [
      [-45, -74],
      [-56, -86],
      [-55, -98],
    ],
    ear: [
      [48, -114],
      [31, -112],
      [22, -92],
    ],
    head: 0,
    hoof: [0, 0, 0, 0],
    mouth: 'smile',
  },
  look: {
    body: 0,
    fn: [
      [33, -54],
      [31, -28],
      [33, -8],
    ],
    ff: [
      [42, -54],
      [48, -32],
      [40, -14],
    ],
    bn: [
      [-33, -56],
      [-40, -28],
      [-38, -8],
    ],
    bf: [
      [-22, -54],
      [-30, -28],
      [-28, -9],
    ],
    tail: [
      [-45, -74],
      [-58, -80],
      [-66, -90],
    ],
    ear: [
      [46, -116],
      [30, -120],
      [16, -112],
    ],
    head: -10,
    hoof: [0, 30, 0, 0],
    mouth: 'open',
  },
  jump: {
    body: -17,
    fn: [
      [36, -56],
      [62, -50],
      [54, -28],
    ],
    ff: [
      [44, -58],
      [72, -58],
      [70, -36],
    ],
    bn: [
      [-34, -58],
      [-56, -36],
      [-82, -30],
    ],
    bf: [
      [-26, -54],
      [-46, -28],
      [-72, -16],
    ],
    tail: [
      [-45, -76],
      [-58, -92],
      [-52, -106],
    ],
    ear: [
      [48, -118],
      [28, -130],
      [8, -130],
    ],
    head: 8,
    hoof: [28, 18, 66, 58],
    mouth: 'open',
  },
  land: {
    body: 13,
    fn: [
      [34, -54],
      [50, -34],
      [58, -12],
    ],
    ff: [
      [42, -56],
      [62, -38],
      [74, -18],
    ],
    bn: [
      [-34, -58],
      [-58, -46],
      [-70, -30],
    ],
    bf: [
      [-26, -56],
      [-48, -44],
      [-56, -26],
    ],
    tail: [
      [-45, -76],
      [-60, -94],
      [-58, -108],
    ],
    ear: [
      [48, -118],
      [30, -132],
      [14, -138],
    ],
    head: -8,
    hoof: [-20, -26, 40, 40],
    mouth: 'open',
  },
  sleep: {
    body: 0,
    tail: [
      [-45, -66],
      [-58, -58],
      [-62, -48],
    ],
    ear: [
      [48, -114],
      [33, -106],
      [28, -86],
    ],
    head: 24,
    mouth: 'smile',
  },
}
