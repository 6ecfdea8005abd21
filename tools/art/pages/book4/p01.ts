/**
 * Book 4, page 1: an empty mat before the house. The family comes through the game (`free/book4Family.ts`); a sixth, small shadow sits
 * at the end of the mat and turns out to be Kiko.
 */
import { groundShadow } from '../../core/light.ts'
import { place } from '../../core/svg.ts'
import { chick, hen } from '../../parts/hen.ts'
import { kitten, type KittenMood } from '../../parts/kitten.ts'
import { mat } from '../../parts/mat.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, STUMP } from './p01.land.ts'
import { shadowOf } from './shared.ts'

const kiko = (mood: KittenMood): string => place(kitten({ pose: 'sit', mood }), STUMP.x, STUMP.y + 2, 0.74, 0, true)

export { background, foreground }
/** Back to front; `done`: everybody is here, Kiko too. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'mat',
    box: { x: 3, y: 79.5, width: 93.5, height: 11.5 },
    svg: place(mat(1190, 84), 635, 682),
    idle: 'still',
    tap: 'still',
    sound: 'rustle',
  },
  {
    name: 'kiko',
    box: { x: 92.4, y: 57, width: 7.6, height: 11 },
    svg: shadowOf(kiko('open')),
    frames: { tap: kiko('happy'), done: kiko('open') },
    idle: 'wiggle',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'hen',
    box: { x: 93.5, y: 70, width: 6.5, height: 12.5 },
    svg:
      place(groundShadow(0, 0, 66, 0.36) + place(hen(), 0, 0, 1, 0, true), 1238, 648, 0.68) +
      place(groundShadow(0, 0, 26, 0.3) + place(chick(), 0, 0, 1, 0, true), 1212, 656, 0.7),
    idle: 'nod',
    tap: 'hop',
    sound: 'cluck',
  },
]
