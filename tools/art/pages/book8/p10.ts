/** Book 8, page 10: from below the pipe: a huge hand on the trembling bamboo, three rings of drops fly up, and over it Danu's wide-open face. All turn; Kiko jumps. */
import type { SpriteDrawing } from '../page.ts'
import { bima, danu, eka, kiko } from './p10.friends.ts'
import { bamboo, hand, rings, swungCase, tremble } from './p10.hand.ts'
import { background, foreground } from './p10.land.ts'

const pipe = (jump = 0): string => bamboo() + swungCase(jump) + rings(jump) + hand() + (jump ? tremble() : '')

export { background, foreground }
/** Back to front: the friends, Danu, the kitten, the pipe with his hand. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'bima',
    box: { x: 79.5, y: 18.5, width: 15, height: 45 },
    svg: bima(),
    frames: { blink: bima({ expression: 'wow', blink: true }), tap: bima({ expression: 'laugh' }, 40) },
    idle: 'wobble',
    tap: 'spin',
  },
  {
    name: 'eka',
    box: { x: 3, y: 15.5, width: 16, height: 32 },
    svg: eka(),
    frames: { tap: eka({ expression: 'wow' }) },
    idle: 'hop',
    tap: 'hop',
  },
  {
    name: 'danu',
    box: { x: 20, y: 0, width: 27.5, height: 64 },
    svg: danu(),
    frames: { blink: danu({ blink: true }), tap: danu({ expression: 'laugh' }) },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'kiko',
    box: { x: 66, y: 16, width: 15, height: 26 },
    svg: kiko(),
    frames: { tap: kiko('happy') },
    idle: 'hop',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'pipe',
    box: { x: 0, y: 34, width: 100, height: 38 },
    svg: pipe(),
    frames: { tap: pipe(1) },
    idle: 'still',
    tap: 'shake',
    sound: 'beats-slow',
  },
]
