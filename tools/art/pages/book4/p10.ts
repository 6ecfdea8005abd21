/** Book 4, page 10: the family plants the seed under the first star, and Baby says the second word, to Mother. */
import { lit } from '../../core/light.ts'
import { circle, ellipse, glow, lin, path, place, stroke } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C, light } from '../../palette.ts'
import { goatFront, GOATS } from '../../parts/goat.ts'
import { kittenHead } from '../../parts/kitten.ts'
import { kittenPaw } from '../../parts/kittenPoses.ts'
import { firstStar } from '../book1/sharedEvening.ts'
import type { SpriteDrawing } from '../page.ts'
import { baby, danu, eka, father, kakek, type Mood, mother, mothersHand, water } from './p10.family.ts'
import { background, BED, foreground } from './p10.land.ts'
import { mangoSeed } from './sharedEvening.ts'

/** Somebody quiet: hands rest on the earth, so only faces change. */
const alive = (draw: (mood: Mood) => string, frames: 'blink' | 'tap' | 'both' = 'both') => ({
  svg: draw({}),
  frames: {
    ...(frames === 'blink' || frames === 'both' ? { blink: draw({ blink: true }) } : {}),
    ...(frames === 'tap' || frames === 'both' ? { tap: draw({ glad: true }) } : {}),
  },
  idle: 'still' as const,
  tap: 'still' as const,
})
/** Two first leaves on a short stem, its foot at 0,0. */
const sprout = (): string =>
  circle(0, -34, 46, glow('#E9F7A0', 0.7)) +
  lit(
    stroke('M0 2C-3 -12 2 -22 0 -34', C.pisang, 6) +
      path('M0 -33C-10 -56 -34 -58 -44 -48C-36 -32 -16 -26 0 -33Z', lin([light(C.padi, 0.4), C.pisang], 60)) +
      path('M0 -34C8 -60 32 -66 44 -58C38 -38 18 -28 0 -34Z', lin([light(C.padi, 0.4), C.daun], 60)) +
      stroke('M-4 -35Q-22 -46 -38 -47M4 -37Q22 -52 38 -56', light(C.padi, 0.6), 1.8),
    1.6,
  )
const seed = (sprouts: boolean): string =>
  relight(place(mangoSeed(112), BED.x, BED.y, 1, -5), 'lampu') +
  (sprouts ? place(sprout(), BED.x + 6, BED.y - 18) : '') +
  relight(
    place(
      lit(
        path(
          'M-74 8C-50 24 -30 14 -8 20C16 12 44 26 76 6C82 28 40 42 0 42C-40 42 -80 30 -74 8Z',
          lin([C.tanah, C.jati], 70),
        ),
        1.6,
      ),
      BED.x,
      BED.y,
    ),
    'lampu',
  )
const star = (twinkle: number): string => place(firstStar(34, twinkle), 212, 96)
/** One white sock among the hands; touched, the whole kitten shows. */
const kiko = (isSeen: boolean): string =>
  relight(
    (isSeen ? place(kittenHead({ mood: 'happy', mouth: 'open' }), 448, 742, 0.9) : '') +
      place(kittenPaw(), 462, 752, 1, 6, true),
    'lampu',
  )
const goat = (isAwake: boolean): string => {
  const nose =
      ellipse(0, -3, 13, 10, '#FF9E32', { opacity: 0.9 }) + stroke('M-6 -5l3 3M6 -5l-3 3M0 -1v4', '#5A2F35', 2.1),
    at: readonly [number, number, number] = isAwake ? [36, -87, -3] : [33, -9, 10]
  return relight(
    place(
      goatFront({ pose: isAwake ? 'stand' : 'sleep', coat: GOATS[6] }) +
        place(nose, at[0] * 0.55, at[1] * 0.55, 0.55, at[2]),
      1150,
      640,
      1.3,
      0,
      true,
    ),
    'senja',
  )
}

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'star',
    box: { x: 12, y: 6, width: 9, height: 12 },
    svg: star(0.7),
    frames: { tap: star(1.3) },
    idle: 'twinkle',
    tap: 'spin',
    sound: 'star',
  },
  { name: 'kakek', box: { x: 10, y: 30, width: 24, height: 49 }, ...alive(kakek, 'blink') },
  { name: 'father', box: { x: 58, y: 26, width: 32, height: 53 }, ...alive(father, 'blink') },
  { name: 'mother', box: { x: 34, y: 30, width: 28, height: 56 }, ...alive(mother) },
  { name: 'baby', box: { x: 46, y: 40, width: 14, height: 35 }, ...alive(baby) },
  {
    name: 'hand',
    box: { x: 51, y: 64, width: 8, height: 8 },
    svg: mothersHand(),
    idle: 'still',
    tap: 'still',
  },
  {
    name: 'seed',
    box: { x: 43, y: 70, width: 14, height: 20 },
    svg: seed(false),
    frames: { tap: seed(true) },
    idle: 'still',
    tap: 'still',
    sound: 'star',
  },
  {
    name: 'water',
    box: { x: 53, y: 50, width: 9, height: 37 },
    svg: water(),
    idle: 'still',
    tap: 'shake',
    sound: 'splash',
  },
  { name: 'eka', box: { x: 22, y: 52, width: 22, height: 40 }, ...alive(eka, 'tap') },
  { name: 'danu', box: { x: 57, y: 50, width: 24, height: 42 }, ...alive(danu, 'tap') },
  {
    name: 'kiko',
    box: { x: 32, y: 84, width: 9, height: 14 },
    svg: kiko(false),
    frames: { tap: kiko(true) },
    idle: 'still',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'goat',
    box: { x: 85, y: 66, width: 9, height: 16 },
    svg: goat(false),
    frames: { tap: goat(true) },
    idle: 'breathe',
    tap: 'hop',
    sound: 'goat',
  },
]
