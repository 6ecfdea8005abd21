/** Book 8, page 1: from the hall's eaves down the wet steps: everyone comes up, leaves and capes over their heads. Pak Joko's poncho has four horns. */
import type { SpriteDrawing } from '../page.ts'
import { bima, kiko, tini } from './p01.crowd.ts'
import { joko } from './p01.joko.ts'
import { basket, kakekAbove } from './p01.kakek.ts'
import { background, fallingAway, foreground } from './p01.land.ts'

export { background, foreground }
/** Back to front: those who come, Kakek and the basket; a veil of rain over all. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'tini',
    box: { x: 69.5, y: 18, width: 20, height: 34 },
    svg: tini(),
    frames: { blink: tini({ expression: 'happy', blink: true }), tap: tini({ expression: 'laugh' }) },
    idle: 'bob',
    tap: 'nod',
  },
  {
    name: 'joko',
    box: { x: 15.5, y: 21, width: 26, height: 34 },
    svg: joko(),
    frames: { tap: joko({ expression: 'wow' }, 14) },
    idle: 'bob',
    tap: 'nod',
    sound: 'goat',
  },
  {
    name: 'bima',
    box: { x: 47, y: 15.5, width: 17, height: 41 },
    svg: bima(),
    frames: { tap: bima({ expression: 'laugh' }, 14) },
    idle: 'wobble',
    tap: 'wiggle',
    sound: 'splash',
  },
  {
    name: 'kiko',
    box: { x: 43.3, y: 41, width: 6.8, height: 10 },
    svg: kiko(),
    frames: { tap: kiko('happy') },
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'basket',
    box: { x: 42, y: 68, width: 24, height: 27 },
    svg: basket(),
    idle: 'still',
    tap: 'wobble',
  },
  {
    name: 'kakek',
    box: { x: 22.5, y: 58, width: 27, height: 42 },
    svg: kakekAbove(),
    frames: { tap: kakekAbove({ open: false, count: [494, 552] }) },
    idle: 'sway',
    tap: 'nod',
  },
  {
    name: 'rain',
    box: { x: 30, y: 0, width: 41, height: 20 },
    svg: fallingAway(260, 780, 1060, 2.8, 0.55, 31, [390, 4, 900, 154]),
    idle: 'drift',
    tap: 'still',
  },
]
