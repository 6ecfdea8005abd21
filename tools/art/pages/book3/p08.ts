/** Book 3, page 8, ears: the child and Danu sit still with closed eyes and a finger up; from far away comes a quack. */
import { type AvatarVariant, DEFAULT_VARIANT } from '../../../../src/content/avatarVariant.ts'
import { person } from '../../characters/cast.ts'
import { grainOf, groundShadow } from '../../core/light.ts'
import { clipped, place } from '../../core/svg.ts'
import { kitten } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { blinkOf } from '../book1/sharedFaces.ts'
import { listeningChild, listeningEar } from './closeupEars.ts'
import { EAR_X } from './closeupFace.ts'
import { livingWek } from './shared.ts'

export { background, foreground } from './p08.land.ts'

const AT = { x: 588.8, y: 370, s: 2.33 }

const ear = (look: AvatarVariant, side: -1 | 1): Pick<SpriteDrawing, 'svg' | 'frames' | 'pivot' | 'idle' | 'tap'> => {
  const draw = (hears: 'quiet' | 'soft' | 'loud'): string =>
      place(listeningEar(look, side, hears), AT.x + side * EAR_X * AT.s, 384, AT.s),
    heard = draw(side < 0 ? 'soft' : 'loud')
  return { svg: draw('quiet'), frames: { tap: heard, done: heard }, pivot: [0.5, 0.5], idle: 'still', tap: 'grow' }
}
/** Danu listens with a finger up; he points where the call came from. */
const danu = (expression: string, points = false): string => {
  grainOf.freq = 0.26
  const svg = person('danu', {
    expression,
    turn: -0.4,
    pose: 'sitGround',
    poseMore: {
      armL: points ? [-96, -92] : [-24, 40],
      armR: points ? [30, -40] : [62, 172],
      handL: points ? 'point' : 'rest',
      handR: points ? 'rest' : 'point',
      head: -6,
    },
  }).svg
  grainOf.freq = 0.55
  return clipped('M0 0H1280V800H0Z', place(svg, 1122, 738, 2.1))
}
const KIKO = { x: 226, y: 640, s: 1 }
const kiko = (mood: 'open' | 'happy' | 'shut'): string =>
  place(groundShadow(0, 0, 70) + kitten({ pose: 'sit', mood }), KIKO.x, KIKO.y, KIKO.s)

/** The page's sprites, back to front. */
export function sprites(look: AvatarVariant = DEFAULT_VARIANT): readonly SpriteDrawing[] {
  return [
    {
      name: 'child',
      box: { x: 16, y: 8, width: 60, height: 92 },
      svg: clipped('M0 0H1280V800H0Z', place(listeningChild(look), AT.x, AT.y, AT.s)),
      idle: 'still',
      tap: 'still',
    },
    {
      name: 'kiko',
      box: { x: 14, y: 64, width: 10, height: 16 },
      svg: kiko('shut'),
      frames: { tap: kiko('open') },
      idle: 'still',
      tap: 'nod',
      sound: 'meow',
    },
    { name: 'ear-left', box: { x: 20, y: 36, width: 12, height: 24 }, ...ear(look, -1) },
    { name: 'ear-right', box: { x: 60, y: 36, width: 12, height: 24 }, ...ear(look, 1) },
    {
      name: 'danu',
      box: { x: 78, y: 24, width: 22, height: 72 },
      svg: danu('hush'),
      frames: { blink: danu(blinkOf('hush')), tap: danu('smile', true) },
      idle: 'still',
      tap: 'still',
    },
    {
      name: 'wek',
      box: { x: 4, y: 74, width: 13, height: 19 },
      ...livingWek({ pose: 'stand', mood: 'wonder' }, { x: 128, y: 734, s: 1.25 }, { pose: 'run', mood: 'happy' }),
      idle: 'bob',
      tap: 'hop',
      sound: 'chirp',
    },
  ]
}
