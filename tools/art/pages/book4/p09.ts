/** Book 4, page 9: everybody shares the mango at sunset until only the seed is left; Grandpa counts seven goats with orange noses. */
import { groundShadow } from '../../core/light.ts'
import { place } from '../../core/svg.ts'
import { kitten } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p09.land.ts'
import { goats } from './p09.goats.ts'
import { danu, eka, father, friends, kakek, type Mood, mother } from './p09.guests.ts'
import { dusk, juice, mangoSeed, plate } from './sharedEvening.ts'

/** Somebody who eats; twelve faces are many, so each has one more drawing at most: a laugh, or closed lids. */
const alive = (draw: (mood: Mood) => string, more?: 'blink' | 'tap') => ({
  svg: draw({}),
  ...(more && { frames: { [more]: draw(more === 'tap' ? { laughs: true } : { blink: true }) } }),
  idle: 'breathe' as const,
  tap: 'hop' as const,
})
const kiko = (mood: 'open' | 'happy'): string =>
  dusk(place(groundShadow(0, 0, 54, 0.34) + kitten({ pose: 'sit', mood }) + juice([0, -51], 0.62), 902, 664, 0.7))
const seed = (): string => dusk(place(plate(62, place(mangoSeed(84), 0, -18)), 552, 604))

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  { name: 'father', box: { x: 35, y: 20, width: 15, height: 42 }, ...alive(father) },
  { name: 'mother', box: { x: 43, y: 37, width: 15, height: 34 }, ...alive(mother, 'blink') },
  { name: 'danu', box: { x: 53, y: 39, width: 14, height: 32 }, ...alive(danu) },
  { name: 'friends', box: { x: 8, y: 36, width: 40, height: 44 }, ...alive(friends, 'tap') },
  { name: 'eka', box: { x: 60, y: 46, width: 16, height: 32 }, ...alive(eka) },
  { name: 'kakek', box: { x: 69, y: 32, width: 17, height: 45 }, ...alive(kakek, 'tap') },
  {
    name: 'seed',
    box: { x: 38, y: 70, width: 10, height: 7 },
    svg: seed(),
    idle: 'still',
    tap: 'wiggle',
    sound: 'plop',
  },
  {
    name: 'kiko',
    box: { x: 67, y: 73, width: 8, height: 11 },
    svg: kiko('open'),
    frames: { tap: kiko('happy') },
    idle: 'still',
    tap: 'hop',
    sound: 'meow',
  },
  ...goats(),
]
