/** Book 2, page 12: the eight neighbours at both sides of the yard; they look at Grandpa and cheer. */
import { person } from '../../characters/cast.ts'
import { type PersonName } from '../../characters/people.ts'
import type { Pose } from '../../characters/types.ts'
import { g } from '../../core/svg.ts'
import { inChair } from '../../parts/wheelchair.ts'
import type { Stand } from '../book1/shared.ts'
import { lampStanding } from './sharedLate.ts'

interface Guest extends Stand {
  readonly who: PersonName
  /** 1: looks to the right. */
  readonly side: -1 | 1
  readonly pose: Pose
}
const CLAP: Pose = {
    armL: { palm: [-8, -104], bend: -1 },
    armR: { palm: [14, -106], bend: 1 },
    handL: 'rest',
    handR: 'rest',
    legL: [-6, -2],
    legR: [7, 3],
  },
  LIFT: Pose = { armL: [-26, 10], armR: [104, 156], handR: 'open', legL: [-6, -2], legR: [8, 3] },
  LIFT_LEFT: Pose = { armL: [-104, -156], armR: [24, -8], handL: 'open', legL: [-8, -3], legR: [6, 2] },
  HEART: Pose = { armL: { palm: [10, -104], bend: -1 }, armR: [22, -6], handL: 'rest', legL: [-5, -2], legR: [6, 2] }
const LEFT: readonly Guest[] = [
  { who: 'ayu', x: 296, y: 548, s: 0.72, side: 1, pose: CLAP },
  { who: 'citra', x: 108, y: 552, s: 0.7, side: 1, pose: LIFT },
]
const RIGHT: readonly Guest[] = [
  { who: 'joko', x: 998, y: 548, s: 0.6, side: -1, pose: LIFT_LEFT },
  { who: 'rio', x: 1136, y: 540, s: 0.6, side: -1, pose: CLAP },
  { who: 'sri', x: 1068, y: 560, s: 0.6, side: -1, pose: HEART },
  { who: 'tini', x: 1206, y: 564, s: 0.6, side: -1, pose: CLAP },
  { who: 'murni', x: 1140, y: 590, s: 0.62, side: -1, pose: HEART },
]
const guest = ({ who, side, pose, ...at }: Guest, isCheering: boolean): string =>
  lampStanding(
    person(who, {
      expression: isCheering ? 'laugh' : 'happy',
      turn: side * 0.35,
      look: [side * 0.9, 0.1],
      pose: { lean: side * 3, head: side * 4, ...(isCheering ? (side > 0 ? LIFT : LIFT_LEFT) : pose) },
    }).svg,
    at,
  )
const bima = (isCheering: boolean): string =>
  lampStanding(
    inChair('bima', {
      view: 'quarter',
      expression: isCheering ? 'laugh' : 'happy',
      look: [0.9, 0],
      ...(isCheering ? { armR: [104, 152] as const, poseMore: { handR: 'open' as const } } : {}),
    }).svg,
    { x: 196, y: 570, s: 0.74 },
    80,
  )
/** Citra, Ayu and Bima. */
export const neighboursLeft = (isCheering: boolean): string =>
  g([...LEFT.map((one) => guest(one, isCheering)), bima(isCheering)])
/** Pak Joko, Mas Rio, Bu Sri, Mbak Tini, Nenek Murni. */
export const neighboursRight = (isCheering: boolean): string => g(RIGHT.map((one) => guest(one, isCheering)))
