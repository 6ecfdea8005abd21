/** Those at the top of the steps of book 8, page 14: Danu as far out as he will go, Kakek who holds him by the belt; more arms out of the light. */
import { person } from '../../characters/cast.ts'
import type { PersonName } from '../../characters/people.ts'
import type { FigureOptions, Pose } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { g, place, stroke } from '../../core/svg.ts'
import { C, light } from '../../palette.ts'
import { drawn, lamplit } from '../book6/sharedNight.ts'
import { danuAtNight } from './sharedDanu.ts'
import { aidCase } from './sharedPipe.ts'

const DANU = { x: 1074, y: 303, s: 0.66 }
const KAKEK = { x: 1172, y: 302, s: 0.62 }
const danuFigure = (how: FigureOptions, more: number) =>
  danuAtNight({
    turn: -0.62,
    nod: 0.25,
    look: [-0.9, 0.5],
    ...how,
    pose: {
      lean: -58 - more,
      head: 36,
      armL: [-64 + more, -56 + more],
      handL: 'open',
      armR: [-30, -66],
      handR: 'open',
      stretch: 1.7,
      legL: [22, 16],
      legR: [74, 52],
      footR: 40,
      side: -1,
      back: 'R',
    },
  })
/** He leans out over the steps on one foot, one arm as long as it will go; the case hangs straight down. */
export function danu(how: FigureOptions = { expression: 'wow' }, more = 0): string {
  const one = danuFigure(how, more),
    [nx, ny] = one.at.neck
  return drawn(0.8, () =>
    lamplit(place(place(aidCase({ cord: 44 }), nx + 6, ny + 92, 0.72, 4) + one.svg, DANU.x, DANU.y, DANU.s)),
  )
}
/** He holds on by the belt, his whole weight back. */
export function kakek(how: FigureOptions = { expression: 'wow' }, back = 0): string {
  const hip = danuFigure({}, 0).at.hip,
    belt = [DANU.x + hip[0] * DANU.s + 12, DANU.y + hip[1] * DANU.s - 2] as const,
    at = (dx: number, dy: number): [number, number] => [
      (belt[0] + dx - KAKEK.x) / KAKEK.s,
      (belt[1] + dy - KAKEK.y) / KAKEK.s,
    ]
  const one = person('kakek', {
    turn: -0.45,
    look: [-0.9, 0.2],
    ...how,
    pose: {
      lean: 20 + back,
      head: -16,
      armL: { palm: at(0, 0), bend: 1 },
      handL: 'fist',
      armR: { palm: at(10, 8), bend: 1 },
      handR: 'fist',
      legL: [-34, -20],
      legR: [-14, -4],
    },
  })
  return drawn(0.8, () =>
    lamplit(
      place(one.svg, KAKEK.x, KAKEK.y, KAKEK.s) +
        lit(
          stroke(
            `M${belt[0] - 24} ${belt[1] - 12}L${belt[0] + 3} ${belt[1]}L${belt[0] - 22} ${belt[1] + 14}`,
            light(C.cabai, 0.15),
            6.5,
          ),
          1.2,
        ) +
        place(one.parts.handL + one.parts.handR, KAKEK.x, KAKEK.y, KAKEK.s),
    ),
  )
}
/** The others who stretch out of the hall. */
export function arms(): string {
  const one = (name: PersonName, x: number, y: number, s: number, pose: Pose, how: FigureOptions = {}) =>
    place(person(name, { expression: 'shout', turn: -0.5, look: [-0.8, 0.5], ...how, pose }).svg, x, y, s)
  return drawn(0.9, () =>
    lamplit(
      g([
        one('citra', 1262, 300, 0.56, {
          lean: -10,
          head: 6,
          armL: [-128, -140],
          armR: [100, 150],
          handL: 'open',
          handR: 'open',
        }),
        one(
          'ayu',
          1132,
          296,
          0.56,
          { lean: -16, head: 8, armL: [-112, -128], armR: [130, 160], handL: 'open', handR: 'open' },
          { expression: 'laugh' },
        ),
      ]),
    ),
  )
}
