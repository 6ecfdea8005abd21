/**
 * Book 4, page 9: sunset, and not a slice is left, only the bare seed on the plate before us; seven goats with orange noses press in on it,
 * Grandpa counts them, and who is full breathes out.
 */
import { groundShadow } from '../../core/light.ts'
import { place } from '../../core/svg.ts'
import { kitten } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p09.land.ts'
import { goats } from './p09.goats.ts'
import { danu, eka, father, friends, kakek, type Mood, mother, nearFriend } from './p09.guests.ts'
import { dusk, juice, mangoSeed, plate } from './sharedEvening.ts'

/** Somebody who eats; twelve faces are many, so each has one more drawing at most: a laugh, or closed lids. */
const alive = (draw: (mood: Mood) => string, more?: 'blink' | 'tap') => ({
  svg: draw({}),
  ...(more && { frames: { [more]: draw(more === 'tap' ? { laughs: true } : { blink: true }) } }),
  idle: 'breathe' as const,
  tap: 'hop' as const,
})
const kiko = (mood: 'open' | 'happy'): string =>
  dusk(place(groundShadow(0, 0, 54, 0.34) + kitten({ pose: 'sit', mood }) + juice([0, -51], 0.62), 1040, 606, 0.86))
const seed = (): string => dusk(place(plate(112, place(mangoSeed(128), 0, -28)), 606, 596))

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  { name: 'father', box: { x: 32, y: 14, width: 15, height: 42 }, ...alive(father) },
  { name: 'mother', box: { x: 43, y: 28, width: 16, height: 34 }, ...alive(mother, 'blink') },
  { name: 'danu', box: { x: 54, y: 30, width: 15, height: 32 }, ...alive(danu) },
  { name: 'friends', box: { x: 13, y: 30, width: 25, height: 34 }, ...alive(friends, 'tap') },
  { name: 'eka', box: { x: 63, y: 36, width: 17, height: 32 }, ...alive(eka) },
  {
    name: 'seed',
    box: { x: 38, y: 63, width: 19, height: 16 },
    svg: seed(),
    idle: 'still',
    tap: 'wiggle',
    sound: 'plop',
  },
  {
    name: 'kiko',
    box: { x: 76, y: 62, width: 10, height: 15 },
    svg: kiko('open'),
    frames: { tap: kiko('happy') },
    idle: 'still',
    tap: 'hop',
    sound: 'meow',
  },
  { name: 'kakek', box: { x: 73, y: 26, width: 24, height: 62 }, ...alive(kakek, 'tap') },
  { name: 'bima', box: { x: 0, y: 36, width: 19, height: 50 }, ...alive(nearFriend, 'tap') },
  ...goats(),
]
