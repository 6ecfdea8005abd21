/** Book 5, page 8: five faces hold their breath over a hat that stands on white socks. The tail wags. KIKO lifts it. */
import { person } from '../../characters/cast.ts'
import type { PersonName } from '../../characters/people.ts'
import type { FigureOptions, Pose } from '../../characters/types.ts'
import { grainOf } from '../../core/light.ts'
import { clipped, g, place } from '../../core/svg.ts'
import { kitten } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { ABOVE, background, foreground } from './p08.land.ts'
import { BIMAS, hat } from './sharedHat.ts'
import { standing } from './sharedPaws.ts'

/** Where somebody bends over the hat: the feet, the scale, how far the whole body tips to the middle (degrees). */
interface Bent {
  readonly x: number
  readonly y: number
  readonly s: number
  readonly tip: number
}
/** A face over the hat, cut off by the grass. */
const bent = (name: PersonName, { x, y, s, tip }: Bent, pose: Pose, face: FigureOptions): string => {
  grainOf.freq = 0.55 / s
  const svg = clipped(
    ABOVE,
    place(
      person(name, { ...face, pose: { legL: [-6, -2], legR: [6, 2], ...pose }, props: { leg: [16, 16] } }).svg,
      x,
      y,
      s,
      tip,
    ),
  )
  grainOf.freq = 0.55
  return svg
}
type Faced = Pick<FigureOptions, 'expression' | 'blink'>
const ayu = (face: Faced = { expression: 'awe' }): string =>
  bent(
    'ayu',
    { x: -70, y: 640, s: 2.4, tip: 24 },
    { lean: 8, head: 8, armL: [-20, 30], armR: [30, 100], handR: 'open' },
    { turn: 0.62, nod: 0.8, look: [1, 2], ...face },
  )
const citra = (face: Faced = { expression: 'think' }): string =>
  bent(
    'citra',
    { x: 232, y: 596, s: 2.24, tip: 12 },
    { lean: 6, head: 8, armL: { head: [-38, 8], bend: -1 }, angL: 150, handL: 'point', armR: [20, 10], over: 'L' },
    { turn: 0.4, nod: 0.8, look: [0.9, 2], ...face },
  )
const bima = (face: Faced = { expression: 'wow' }): string =>
  bent(
    'bima',
    { x: 640, y: 560, s: 2.4, tip: 0 },
    { lean: 0, head: 3, armL: [-40, -10], armR: [40, 10] },
    { turn: 0, nod: 0.8, look: [0, 2], ...face },
  )
const danu = (face: Faced = { expression: 'hush' }): string =>
  bent(
    'danu',
    { x: 1034, y: 596, s: 2.24, tip: -12 },
    { lean: -6, head: -8, armL: { head: [-8, 58], bend: 1 }, angL: 176, handL: 'point', armR: [24, 10], over: 'L' },
    { turn: -0.42, nod: 0.8, look: [-0.9, 2], ...face },
  )
const eka = (face: Faced = { expression: 'mischief' }): string =>
  bent(
    'eka',
    { x: 1360, y: 620, s: 2.36, tip: -27 },
    { lean: -8, head: -6, armL: [-60, -110], armR: [20, 30], handL: 'open' },
    { turn: -0.66, nod: 0.8, look: [-1, 2], ...face },
  )

const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** Four socks and all of a kinked tail; `found`: Kiko himself, who looks for the hat on his head. */
const legs = (wag = 0): string => drawn(0.34, () => place(standing(wag), 632, 512, 1.9))
const found = (pose: 'sit' | 'hide' = 'sit'): string => drawn(0.34, () => place(kitten({ pose }), 640, 512, 1.9))
const bimasHat = (up = 0): string => drawn(0.26, () => place(g(hat(BIMAS)), 638, 442 - up, 1.95))

export { background, foreground }
/** Back to front: five faces, the paws, the hat. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'citra',
    box: { x: 15, y: 5, width: 27, height: 53.5 },
    svg: citra(),
    frames: { blink: citra({ expression: 'think', blink: true }), tap: citra({ expression: 'laugh' }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'bima',
    box: { x: 37, y: 1.5, width: 26, height: 53.5 },
    svg: bima(),
    frames: { blink: bima({ expression: 'wow', blink: true }), tap: bima({ expression: 'laugh' }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'danu',
    box: { x: 61.5, y: 8.5, width: 25.5, height: 50.5 },
    svg: danu(),
    frames: { blink: danu({ expression: 'hush', blink: true }), tap: danu({ expression: 'laugh' }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'ayu',
    box: { x: 0, y: 19, width: 21, height: 42.5 },
    svg: ayu(),
    frames: { blink: ayu({ expression: 'awe', blink: true }), tap: ayu({ expression: 'laugh' }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'eka',
    box: { x: 80, y: 22, width: 20, height: 39.5 },
    svg: eka(),
    frames: { blink: eka({ expression: 'mischief', blink: true }), tap: eka({ expression: 'laugh' }) },
    idle: 'wiggle',
    tap: 'hop',
  },
  {
    name: 'kiko',
    box: { x: 40.5, y: 42.5, width: 29, height: 22.5 },
    svg: legs(),
    frames: { tap: legs(-16), found: found(), looks: found('hide') },
    idle: 'still',
    tap: 'still',
    sound: 'meow',
  },
  {
    name: 'hat',
    box: { x: 35.5, y: 34, width: 29, height: 25.5 },
    svg: bimasHat(),
    frames: { tap: bimasHat(8) },
    idle: 'still',
    tap: 'hop',
  },
]
