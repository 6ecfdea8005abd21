/** Two people who touch: arms are drawn by the same skeletons, so that hands meet and nobody's hand floats. */
import { place } from '../core/svg.ts'
import { person } from './cast.ts'
import { type PersonName } from './people.ts'
import type { Point } from '../core/geom.ts'
import type { Figure, FigureOptions } from './types.ts'

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
