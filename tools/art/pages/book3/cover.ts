/** Book 3, cover: at the edge of the sawah the child kneels, nose to beak with Wek; somebody's tail sticks out behind. */
import { DEFAULT_VARIANT, type AvatarVariant } from '../../../../src/content/avatarVariant.ts'
import { groundShadow } from '../../core/light.ts'
import { place } from '../../core/svg.ts'
import { kittenTail } from '../../parts/kitten.ts'
import { put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './cover.land.ts'
import { livingChild, livingWek } from './shared.ts'

const CHILD: Stand = { x: 512, y: 716, s: 1.78 },
  WEK: Stand = { x: 852, y: 694, s: 1.6 },
  TAIL: Stand = { x: 542, y: 468, s: 1.7 }

const child = (look: AvatarVariant) =>
  livingChild(
    look,
    {
      turn: 0.85,
      nod: 0.35,
      look: [1, 0.5],
      pose: {
        lean: 40,
        armL: { palm: [40, -22], bend: -1 },
        armR: { palm: [100, -4], bend: -1 },
        handL: 'rest',
        handR: 'rest',
        legL: [12, -101],
        legR: [30, -97],
        footL: 52,
        footR: 56,
        kneel: true,
        side: 1,
        head: -5,
      },
    },
    { face: 'smile', tap: { expression: 'laugh' } },
    ({ svg }) => put(groundShadow(-10, 2, 110, 0.34) + svg, CHILD),
  )
/** The kinked tail of somebody who sits behind the child. */
const tail = (turn: number): string => place(kittenTail(), TAIL.x, TAIL.y, TAIL.s, turn)

export { background, foreground }
/** Back to front. */
export const sprites = (look: AvatarVariant = DEFAULT_VARIANT): readonly SpriteDrawing[] => [
  {
    name: 'kiko',
    box: { x: 33.5, y: 43, width: 10.5, height: 18 },
    svg: tail(-52),
    frames: { tap: tail(-34) },
    idle: 'wiggle',
    tap: 'wiggle',
    sound: 'meow',
  },
  { name: 'reader-child', box: { x: 28, y: 34, width: 36, height: 60 }, ...child(look), idle: 'breathe', tap: 'nod' },
  {
    name: 'wek',
    box: { x: 60, y: 63, width: 12.5, height: 25 },
    ...livingWek({ pose: 'stand', tilt: -12 }, WEK, { mood: 'peep', tilt: -18 }, true),
    idle: 'nod',
    tap: 'hop',
    sound: 'chirp',
  },
]
