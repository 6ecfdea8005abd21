/** Two people who touch: arms are drawn by the same skeletons, so that hands meet and nobody's hand floats. */
import { g, place } from '../core/svg.ts'
import { person } from './cast.ts'
import { type PersonName } from './people.ts'
import type { Point } from '../core/geom.ts'
import type { Figure, FigureOptions, Pose } from './types.ts'

/** Distance of two people's feet, and options of the first and the second. */
export interface PairOptions {
  readonly gap?: number
  readonly A?: FigureOptions
  readonly B?: FigureOptions
}
/** A figure's options with its pose in full. */
export type PosedOptions = Omit<FigureOptions, 'pose'> & { readonly pose?: Pose }
/** Side by side, hand in hand. gap = distance of the two feet points. Returns one svg; the first stands at 0,0. */
export function holdHands(
  a: PersonName,
  b: PersonName,
  { gap = 112, y = null, A = {}, B = {} }: PairOptions & { y?: number | null } = {},
): string {
  const q: Point = [gap / 2, y ?? -66],
    one = person(a, {
      pose: 'relax',
      ...A,
      poseMore: { ...A.poseMore, armR: { palm: q, bend: -1 }, handR: 'fist', hide: 'R' },
    })
  const two = person(b, {
    pose: 'stand',
    ...B,
    poseMore: { ...B.poseMore, armL: { palm: [q[0] - gap, q[1]], bend: 1 }, handL: 'fist' },
  })
  return g([place(two.svg, gap, 0), one.svg, one.parts.armR])
}
/**
 * A side hug: b stands at the right, one arm behind a with the hand on a's far shoulder, the other across in front;
 * a leans in with a hand on b. Shoulders are read from the skeletons, so child and grown-up fit too. Returns one svg around 0,0.
 */
export function hug(
  a: PersonName,
  b: PersonName,
  { gap = 80, A = {}, B = {} }: { gap?: number; A?: PosedOptions; B?: PosedOptions } = {},
): string {
  const one = person(a, {
    expression: 'proud',
    turn: 0.35,
    ...A,
    pose: {
      lean: 7,
      armL: { palm: [gap - 14, -76], bend: -1 },
      armR: [40, 20],
      legL: [-8, -4],
      legR: [2, 2],
      hide: 'LR',
      head: 7,
      ...A.pose,
    },
  })
  const far: Point = [one.at.shL[0] - 2 - gap, one.at.shL[1] + 4],
    near: Point = [one.at.heart[0] + 12 - gap, one.at.heart[1] + 10]
  const two = person(b, {
    expression: 'laugh',
    turn: -0.35,
    ...B,
    pose: {
      lean: -6,
      armL: { palm: far, bend: -1 },
      angL: -16,
      armR: { palm: near, bend: 1 },
      legL: [-4, -2],
      legR: [6, 2],
      hide: 'R',
      head: -6,
      ...B.pose,
    },
  })
  return g([place(two.svg, gap, 0), one.svg, one.parts.armL, place(two.parts.handL + two.parts.armR, gap, 0)])
}
/** Somebody's options, the baby's, where its seat is (figure units) and its scale. */
export interface BabyOptions extends FigureOptions {
  readonly baby?: FigureOptions
  readonly at?: Point
  readonly s?: number
}
/**
 * Somebody with the baby on the arm (side R of the picture): the arm goes behind the baby, the hand in front of the romper.
 * The free arm L is posed through pose / poseMore. Returns figure()'s result with the baby in svg.
 */
export function withBaby(
  name: PersonName,
  { baby = {}, at = [50, -88], s = 0.82, pose, poseMore = {}, ...opts }: BabyOptions = {},
): Figure {
  const who = person(name, {
    ...opts,
    pose: pose ?? { lean: -3, legL: [-6, -2], legR: [7, 2], head: 5, armL: [-20, 0] },
    poseMore: { armR: { palm: [at[0] + 2, at[1] + 34], bend: 1 }, handR: 'rest', angR: 52, ...poseMore },
  })
  const kid = person('fajar', {
    expression: 'happy',
    turn: -0.2,
    pose: {
      lean: -4,
      armL: [-64, -30],
      armR: [30, 10],
      legL: [-30, -8],
      legR: [44, 20],
      hipY: 34,
      sit: true,
      feetOut: true,
      head: -4,
      footL: 30,
      footR: -30,
    },
    ...baby,
  })
  return { ...who, svg: who.svg + place(kid.svg, at[0], at[1] + 44, s) + who.parts.handR }
}
