/** Book 5, page 2: from above: Bima drums with his eyes shut, Eka dances, all ears on the drum; on the rock, a tail slips under the hat. */
import { person } from '../../characters/cast.ts'
import { heldRod, malletHead } from '../../characters/held.ts'
import { grainOf, lit } from '../../core/light.ts'
import { ellipse, g, lin, place, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { gendang } from '../../parts/drums.ts'
import { kittenTail } from '../../parts/kitten.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p02.land.ts'
import { BIMAS, hat } from './sharedHat.ts'
import { sockLeg } from './sharedPaws.ts'
import { mossyRock } from './sharedRock.ts'

const BIMA: Stand = { x: 262, y: 612, s: 1.72 },
  EKA: Stand = { x: 1126, y: 330, s: 1.34 },
  ROCK: Stand = { x: 822, y: 640, s: 1.5 },
  HAT: Stand = { x: 824, y: 462, s: 1.36 }

/** Both mallets fly; `beat` is the other hand's turn. */
const bima = (beat = false): string =>
  put(
    inChair('bima', {
      view: 'quarter',
      expression: 'sing',
      turn: 0.34,
      nod: 0.26,
      armL: beat ? [46, 76] : [-66, -150],
      armR: beat ? [104, 158] : [58, 92],
      poseMore: { handL: 'fist', handR: 'fist', lean: beat ? 9 : 4, head: beat ? 10 : -8, over: 'LR' },
      front: ({ AL, AR }) =>
        heldRod(AL, { up: 40, down: 10, angle: beat ? -52 : 24, tip: malletHead(C.kunyit) }) +
        heldRod(AR, { up: 40, down: 10, angle: beat ? -20 : -64, tip: malletHead(C.cabai) }),
    }).svg,
    BIMA,
  )
const drum = (): string => place(gendang({ c: C.toska }), 470, 634, 0.84)
const rock = (): string => put(mossyRock(), ROCK)
/** The hat at rest, up by a finger, and with its front lifted to look about. */
const hatOnRock = (up = 0, turn = 0): string => put(place(hat(BIMAS), 0, -up, 1, turn), HAT)
/** Half of him is in already. */
const kiko = (): string =>
  g([
    place(kittenTail(), 944, 446, 1.5, 22),
    place(sockLeg([0, -26], [8, -12], [2, 0], 10), 934, 476, 1.15),
    place(
      lit(
        ellipse(0, 0, 30, 24, lin([light('#F2963C', 0.35), '#F2963C', shade('#F2963C', 0.16)], 62)) +
          stroke('M-6 -22q8 8 6 20M10 -20q8 8 6 18', '#BE5A1C', 5),
        2,
      ),
      922,
      448,
    ),
  ])
/** Eka dances. */
const eka = (blink = false, answers = false): string =>
  put(
    person('eka', {
      pose: {
        lean: answers ? 10 : -9,
        armL: answers ? [-60, -120] : [-112, -150],
        armR: answers ? [120, 160] : [84, 138],
        handL: 'open',
        handR: 'open',
        legL: answers ? [-50, 26] : [-10, -4],
        legR: answers ? [10, 4] : [52, -40],
        footL: answers ? -20 : 0,
        footR: answers ? 0 : 30,
        air: 8,
        head: answers ? -8 : 8,
      },
      expression: answers ? 'laugh' : 'happy',
      blink,
      turn: -0.55,
      nod: 0.3,
    }).svg,
    EKA,
  )
const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}

export { background, foreground }
/** Back to front: Eka far off, Bima and his drum, the rock, him who slips under the hat, the hat. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'eka',
    box: { x: 77.5, y: 1, width: 21, height: 39.5 },
    svg: eka(),
    frames: { blink: eka(true), tap: eka(false, true) },
    idle: 'hop',
    tap: 'hop',
  },
  {
    name: 'bima',
    box: { x: 7.5, y: 21, width: 32.5, height: 56 },
    svg: drawn(0.4, bima),
    frames: { tap: drawn(0.4, () => bima(true)) },
    idle: 'nod',
    tap: 'nod',
    sound: 'drum-mid',
  },
  {
    name: 'drum',
    box: { x: 30.5, y: 64, width: 12.5, height: 16 },
    svg: drum(),
    idle: 'still',
    tap: 'wobble',
    sound: 'drum-low',
  },
  {
    name: 'rock',
    box: { x: 52.5, y: 58, width: 23.5, height: 23.5 },
    svg: drawn(0.4, rock),
    idle: 'still',
    tap: 'wiggle',
  },
  {
    name: 'kiko',
    box: { x: 69.5, y: 46.5, width: 9.5, height: 14 },
    svg: kiko(),
    idle: 'sway',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'hat',
    box: { x: 54.5, y: 42.5, width: 20, height: 18 },
    svg: drawn(0.42, hatOnRock),
    frames: {
      tap: drawn(0.42, () => hatOnRock(8)),
      left: drawn(0.42, () => hatOnRock(11, -9)),
      right: drawn(0.42, () => hatOnRock(11, 8)),
    },
    idle: 'still',
    tap: 'hop',
  },
]
