/** Book 2, page 10: the blue bucket under the mango tree; Danu and Eka light it, a goat's nose waits for its chance. */
import { person } from '../../characters/cast.ts'
import { groundShadow } from '../../core/light.ts'
import { clipped, place, rect } from '../../core/svg.ts'
import { goat, GOATS } from '../../parts/goat.ts'
import { kittenHead, kittenEyes } from '../../parts/kitten.ts'
import type { Stand } from '../book1/shared.ts'
import { blinkOf } from '../book1/sharedFaces.ts'
import { put } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p10.land.ts'
import { bucket } from './sharedLateBucket.ts'
import { heldLamp, lamplit, lampShadow } from './sharedLate.ts'

const DANU: Stand = { x: 116, y: 782, s: 0.78 },
  EKA: Stand = { x: 1180, y: 784, s: 0.82 },
  BUCKET: Stand = { x: 633, y: 746, s: 1 },
  KIKO: Stand = { x: 644, y: 222, s: 0.94 }

const bucketAt = (isHandleUp: boolean): string =>
  put(groundShadow(0, 0, 120, 0.5, '#0A1434'), BUCKET) + lamplit(put(bucket(isHandleUp), BUCKET), 0.6)
/** Danu looks up at the fruit and holds his lantern out. */
function danu(expression: string, isCheering = false): string {
  const who = person('danu', {
    expression,
    turn: 0.25,
    nod: isCheering ? 0.1 : -0.7,
    look: isCheering ? [0.9, 0.3] : [0.7, -0.9],
    pose: {
      lean: -3,
      armL: isCheering ? [-108, -150] : [-30, 14],
      armR: { palm: [74, -104], bend: 1 },
      handL: isCheering ? 'open' : 'rest',
      handR: 'fist',
      legL: [-10, -4],
      legR: [8, 3],
      head: 5,
    },
  })
  return lampShadow(DANU) + lamplit(put(who.svg, DANU)) + put(heldLamp(who, 'R', { s: 0.62, glow: 84 }), DANU)
}
/** Eka lifts her lantern and points at the next mango. */
function eka(expression: string, isCheering = false): string {
  const who = person('eka', {
    expression,
    turn: -0.4,
    nod: isCheering ? 0 : -0.6,
    look: isCheering ? [-0.9, 0.3] : [-0.7, -0.9],
    pose: {
      lean: isCheering ? 4 : -3,
      armL: { palm: [-62, -86], bend: -1 },
      armR: isCheering ? [60, 130] : { palm: [46, -70], bend: 1 },
      handL: 'fist',
      handR: isCheering ? 'open' : 'rest',
      legL: [-9, -3],
      legR: [9, 3],
      head: -6,
      air: isCheering ? 10 : 0,
    },
  })
  return lampShadow(EKA) + lamplit(put(who.svg, EKA)) + put(heldLamp(who, 'L', { s: 0.56, glow: 78 }), EKA)
}
/** Two eyes among the leaves; touched, the face is there. */
const kiko = (isSeen: boolean): string =>
  isSeen ? lamplit(put(kittenHead({ mood: 'happy' }), KIKO), 0.6) : put(kittenEyes(), KIKO)
/**
 * The nose of a hungry goat at the edge of the picture. The faint sheet makes room for the part of the goat that is cut away:
 * the rasteriser fails on light filters outside of what it draws.
 */
const nose = (pose: 'stand' | 'look'): string =>
  rect(1190, 500, 230, 230, '#1B1436', { opacity: 0.01 }) +
  clipped('M1196 520H1280V672H1196Z', lamplit(place(goat({ pose, coat: GOATS[3] }), 1322, 690, 1.02, 6, true), 0.4))

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'kiko',
    box: { x: 46.5, y: 20.5, width: 7.5, height: 11 },
    svg: kiko(false),
    frames: { tap: kiko(true) },
    idle: 'twinkle',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'bucket',
    box: { x: 41, y: 71, width: 17, height: 24 },
    svg: bucketAt(false),
    frames: { tap: bucketAt(true) },
    idle: 'still',
    tap: 'wiggle',
    sound: 'knock',
  },
  {
    name: 'danu',
    box: { x: 2, y: 66, width: 15, height: 33 },
    svg: danu('happy'),
    frames: { blink: danu(blinkOf('happy')), tap: danu('laugh', true) },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'eka',
    box: { x: 85, y: 66, width: 14, height: 33 },
    svg: eka('happy'),
    frames: { blink: eka(blinkOf('happy')), tap: eka('laugh', true) },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'goat',
    box: { x: 94, y: 65, width: 6, height: 19.5 },
    svg: nose('stand'),
    frames: { tap: nose('look') },
    idle: 'nod',
    tap: 'shake',
    sound: 'goat',
  },
]
