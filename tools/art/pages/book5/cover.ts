/** Book 5, cover: the hat gallops down the path on four white socks, straight at us; Bima and Eka come after it. */
import { person } from '../../characters/cast.ts'
import { grainOf } from '../../core/light.ts'
import { g, place } from '../../core/svg.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { onGround } from '../book1/shared.ts'
import { C } from '../../palette.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './cover.land.ts'
import { bandTails, BIMAS, dustPuffs, hatFromBelow } from './sharedHat.ts'
import { gallop } from './sharedPaws.ts'
import { kittenTail } from '../../parts/kitten.ts'

const bima = (blink = false, answers = false): string =>
  onGround(
    inChair('bima', {
      view: 'quarter',
      expression: answers ? 'laugh' : 'shout',
      blink,
      turn: 0.5,
      nod: 0.1,
      spin: answers ? 60 : 20,
      armR: answers ? [110, 140] : [86, 96],
      poseMore: { handR: 'open', lean: 12, head: -4 },
    }).svg,
    { x: 316, y: 520, s: 0.98 },
    104,
    C.tanah,
  )
const eka = (blink = false, answers = false): string =>
  onGround(
    person('eka', {
      pose: {
        lean: 16,
        armL: answers ? [-120, -150] : [-82, -40],
        armR: [92, 118],
        handL: 'open',
        handR: 'open',
        legL: [-40, -88],
        legR: [50, 2],
        footL: 64,
        footR: -14,
        side: 1,
        air: answers ? 26 : 10,
        head: -8,
      },
      expression: 'laugh',
      blink,
      turn: 0.4,
    }).svg,
    { x: 520, y: 486, s: 0.98 },
    66,
    C.tanah,
  )
/** The hat leans into the bend; `up` lifts it off what is under it. */
function hat(up = 0): string {
  grainOf.freq = 0.3
  const { inside, outside } = hatFromBelow(BIMAS, 21)
  const svg = place(g([place(bandTails(), -54, -34, 1.1, 8), inside, outside]), 762, 612 - up, 2.72, -8)
  grainOf.freq = 0.55
  return svg
}
/** His tail flies behind, four socks gallop under it. */
function kiko(): string {
  grainOf.freq = 0.36
  const svg = place(kittenTail(), 578, 690, 1.9, -52) + place(gallop(), 766, 756, 1.9, -5)
  grainOf.freq = 0.55
  return svg
}
/** Dust behind the runner. */
const dust = (): string => place(dustPuffs(), 452, 716, 1.15)

export { background, foreground }
/** Back to front: the two who run after it, its dust, its legs, the hat. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'bima',
    box: { x: 19, y: 33.5, width: 15.5, height: 32.5 },
    svg: bima(),
    frames: { blink: bima(true), tap: bima(false, true) },
    idle: 'wobble',
    tap: 'hop',
  },
  {
    name: 'eka',
    box: { x: 34.5, y: 30.5, width: 15.5, height: 31 },
    svg: eka(),
    frames: { blink: eka(true), tap: eka(false, true) },
    idle: 'hop',
    tap: 'hop',
  },
  {
    name: 'dust',
    box: { x: 28, y: 80.5, width: 14.5, height: 10 },
    svg: dust(),
    idle: 'drift',
    tap: 'grow',
  },
  {
    name: 'hat',
    box: { x: 35.5, y: 45, width: 44, height: 42 },
    svg: hat(),
    frames: { tap: hat(30) },
    idle: 'still',
    tap: 'hop',
    sound: 'whoosh',
  },
  {
    name: 'kiko',
    box: { x: 39.5, y: 71, width: 33.5, height: 21.5 },
    svg: kiko(),
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
]
