/** Book 2, page 7: six goats stand in the way; Danu and Eka call their numbers from behind the log. The goats are played with. */
import { person } from '../../characters/cast.ts'
import type { Figure } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { clipped, ellipse, f, lin, place } from '../../core/svg.ts'
import { kittenHead } from '../../parts/kitten.ts'
import { put, type Stand } from '../book1/shared.ts'
import { blinkOf } from '../book1/sharedFaces.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, LOG_TOP } from './p07.land.ts'
import { lamplit } from './sharedLate.ts'

const DANU: Stand = { x: 500, y: 574, s: 1.14 },
  EKA: Stand = { x: 646, y: 574, s: 1.16 },
  KIKO: Stand = { x: 800, y: 462, s: 0.86 }

/** The part of somebody that is seen over the log. */
const overLog = (svg: string): string => clipped(`M0 0H1280V${f(LOG_TOP + 3)}H0Z`, svg)
const behindLog = (who: Figure, at: Stand, hands: string): string =>
  overLog(lamplit(put(who.svg, at))) + lamplit(put(hands, at))
/** A palm on the log, figure units of somebody who stands at `at`. */
const onLog = (x: number, at: Stand): readonly [number, number] => [(x - at.x) / at.s, (LOG_TOP + 2 - at.y) / at.s]

/** Danu, one hand on the log, calls a number through the other. */
function danu(expression: string): string {
  const who = person('danu', {
    expression,
    turn: -0.2,
    nod: 0.12,
    look: [-0.5, 0.8],
    pose: {
      lean: -4,
      armL: { head: [-38, 50], bend: -1 },
      angL: 160,
      armR: { palm: onLog(566, DANU), bend: 1 },
      handL: 'rest',
      handR: 'rest',
      legL: [-9, -3],
      legR: [7, 3],
      head: -4,
      over: 'L',
    },
  })
  return behindLog(who, DANU, who.parts.handR)
}
/** Eka on her toes, both hands on the log; touched, she throws an arm up. */
function eka(expression: string, isCheering = false): string {
  const who = person('eka', {
    expression,
    turn: 0.25,
    nod: 0.1,
    look: [0.5, 0.8],
    pose: {
      lean: 3,
      armL: { palm: onLog(610, EKA), bend: -1 },
      armR: isCheering ? [112, 160] : { palm: onLog(702, EKA), bend: 1 },
      handL: 'rest',
      handR: isCheering ? 'open' : 'rest',
      legL: [-10, -4],
      legR: [8, 3],
      head: 5,
      over: isCheering ? 'R' : '',
    },
  })
  return behindLog(who, EKA, who.parts.handL + (isCheering ? '' : who.parts.handR))
}
const paw = (x: number): string => lit(ellipse(x, 12, 8, 6, lin(['#FFFFFF', '#FFF3DC', '#E9D6BC'], 70)), 1)
/** Kiko clings to the log behind goat four, ears flat. */
const kiko = (mood: 'open' | 'happy' | 'shut'): string =>
  overLog(lamplit(put(kittenHead({ mood, flat: 1 }), KIKO), 0.5)) +
  lamplit(place(paw(-19) + paw(19), KIKO.x, KIKO.y, KIKO.s), 0.5)

export { background, foreground }
/** Back to front; the six goats stand in front of them all. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'danu',
    box: { x: 31, y: 28, width: 16, height: 34 },
    svg: danu('happy'),
    frames: { blink: danu(blinkOf('happy')), tap: danu('shout') },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'eka',
    box: { x: 43, y: 20, width: 16, height: 42 },
    svg: eka('happy'),
    frames: { blink: eka(blinkOf('happy')), tap: eka('laugh', true) },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'kiko',
    box: { x: 59, y: 52.5, width: 7, height: 8 },
    svg: kiko('open'),
    frames: { blink: kiko('shut'), tap: kiko('happy') },
    idle: 'breathe',
    tap: 'hop',
    sound: 'meow',
  },
]
