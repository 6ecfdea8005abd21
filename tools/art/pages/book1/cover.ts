/** Book 1, cover: the five look in five wrong directions; two ears and a kinked tail are right behind them. */
import type { SpriteDrawing } from '../page.ts'
import { person } from '../../characters/cast.ts'
import { g, place } from '../../core/svg.ts'
import { bowlBasket } from '../../parts/baskets.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { kittenEars, kittenTail } from '../../parts/kitten.ts'
import { background, foreground } from './cover.land.ts'
import { onGround, put, soapBubble } from './shared.ts'
import type { Stand } from './shared.ts'
import { spikesFromBehind } from './sharedThings.ts'
import { ekaWithWand } from './sharedEka.ts'
import { blinking, standing } from './sharedLiving.ts'

const AYU: Stand = { x: 252, y: 674, s: 1.28 },
  DANU: Stand = { x: 524, y: 654, s: 1.2 },
  CITRA: Stand = { x: 396, y: 702, s: 1.28 },
  BIMA: Stand = { x: 688, y: 694, s: 1.27 },
  EKA: Stand = { x: 874, y: 692, s: 1.32 }

/** Ayu looks far to the left, a hand over her eyes. */
const ayu = (expression: string, turn = -0.65): string =>
  person('ayu', {
    expression,
    turn,
    pose: {
      lean: -6,
      armL: [-129, 186],
      angL: 96,
      handL: 'rest',
      armR: [48, -34],
      legL: [-14, -6],
      legR: [6, 2],
      head: -5,
      over: 'L',
    },
  }).svg
/** Danu looks away from us, over the fields. */
const danu = (): string =>
  person('danu', {
    rear: true,
    behind: spikesFromBehind(9),
    pose: {
      lean: 4,
      armL: [-32, -12],
      armR: [112, 212],
      angR: -110,
      handR: 'rest',
      legL: [-12, -4],
      legR: [7, 3],
      head: 7,
      over: 'R',
    },
  }).svg
/** Citra kneels and looks under a basket. */
const citra = (expression: string, lift: number): string => {
  const who = person('citra', {
    expression,
    turn: -0.55,
    nod: 0.5,
    look: [-1, 0.9],
    pose: {
      lean: -12,
      armL: { palm: [-46, -44 - lift], bend: -1 },
      armR: [24, -14],
      handL: 'fist',
      legL: [-76, -2],
      legR: [8, 84],
      kneel: true,
      side: -1,
      footR: 62,
      head: -4,
      hide: 'L',
    },
  })
  return who.svg + place(bowlBasket(), -106, -58 - lift * 0.3, 0.8, 155 - lift) + who.parts.armL
}
/** Bima lifts the hat he borrowed and looks up into the sky. */
const bima = (expression: string, nod = -0.8): string =>
  inChair('bima', {
    view: 'quarter',
    hat: 'caping',
    expression,
    turn: 0.15,
    nod,
    armR: { head: [62, -30], bend: 1 },
    poseMore: { handR: 'hold', head: -8, over: 'R' },
  }).svg

const eka = ekaWithWand({
  side: 1,
  nod: 0.1,
  head: -5,
  lean: -4,
  expression: 'happy',
  hand: [52, 80],
  wandTilt: 10,
  legL: [-10, -3],
  legR: [10, 6],
})

/** The bubble that drifts off, and who sits behind the five. */
const bubbleAndKiko = (): SpriteDrawing[] => [
  {
    name: 'giant-bubble',
    box: { x: 76, y: 47, width: 18, height: 30 },
    svg: place(soapBubble(108), 1088, 494),
    idle: 'wobble',
    tap: 'wobble',
    sound: 'bubble-pop',
  },
  {
    name: 'kiko',
    box: { x: 40, y: 82.5, width: 10, height: 12.5 },
    svg: put(g([place(kittenTail(), 34, 4, 1, 8), place(kittenEars(), 0, 0)]), { x: 556, y: 742, s: 1.06 }),
    idle: 'wiggle',
    tap: 'hop',
    sound: 'meow',
  },
]

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'danu',
    box: { x: 32, y: 38.5, width: 17, height: 45.5 },
    svg: onGround(danu(), DANU),
    idle: 'sway',
    tap: 'nod',
  },
  {
    name: 'ayu',
    box: { x: 10.5, y: 40, width: 17.5, height: 48 },
    ...standing(
      blinking((face) => ayu(face), 'smile', ayu('wow', 0.5)),
      AYU,
    ),
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'bima',
    box: { x: 43, y: 40, width: 20, height: 49 },
    ...standing(
      blinking((face) => bima(face), 'happy', bima('laugh', 0)),
      BIMA,
      104,
    ),
    idle: 'breathe',
    tap: 'wiggle',
  },
  {
    name: 'citra',
    box: { x: 16, y: 48, width: 22, height: 44 },
    ...standing(
      blinking((face) => citra(face, 0), 'happy', citra('wow', 16)),
      CITRA,
    ),
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'eka',
    box: { x: 59.5, y: 44, width: 22, height: 44 },
    ...standing(eka, EKA),
    idle: 'breathe',
    tap: 'hop',
  },
  ...bubbleAndKiko(),
]
