/** Book 3, page 1: at sunrise the child stretches up high, then touches the toes; Kiko and the rooster stretch along. */
import { DEFAULT_VARIANT, type AvatarVariant } from '../../../../src/content/avatarVariant.ts'
import { groundShadow } from '../../core/light.ts'
import { place } from '../../core/svg.ts'
import { rooster } from '../../parts/rooster.ts'
import { C } from '../../palette.ts'
import { put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p01.land.ts'
import { livingChild } from './shared.ts'
import { kittenBow, kittenUp } from './sharedKiko.ts'

const CHILD: Stand = { x: 622, y: 706, s: 1.72 },
  KIKO: Stand = { x: 872, y: 724, s: 1 },
  ROOSTER: Stand = { x: 1090, y: 452, s: 1.02 }

const child = (look: AvatarVariant) =>
  livingChild(
    look,
    {
      turn: 0.12,
      nod: -0.45,
      pose: {
        lean: -4,
        armL: [-150, -170],
        armR: [142, 168],
        handL: 'open',
        handR: 'open',
        stretch: 1.62,
        legL: [-9, -3],
        legR: [7, 2],
        air: 5,
        head: 5,
        over: 'LR',
      },
    },
    {
      face: 'happy',
      tap: {
        expression: 'laugh',
        turn: 0.8,
        nod: 0.6,
        pose: {
          lean: 74,
          side: 1,
          armL: { palm: [-12, -13], bend: 1 },
          armR: { palm: [8, -10], bend: 1 },
          handL: 'rest',
          handR: 'rest',
          legL: [-6, -4],
          legR: [8, 2],
          head: -14,
          dx: -54,
        },
      },
    },
    ({ svg }) => put(groundShadow(0, 0, 84, 0.36, C.jati) + svg, CHILD),
  )
const kiko = (svg: string): string => put(groundShadow(0, 0, 40, 0.36, C.jati) + svg, KIKO)

export { background, foreground }
/** Back to front. */
export const sprites = (look: AvatarVariant = DEFAULT_VARIANT): readonly SpriteDrawing[] => [
  {
    name: 'rooster',
    box: { x: 79, y: 36, width: 16, height: 21 },
    svg: place(rooster(), ROOSTER.x, ROOSTER.y, ROOSTER.s),
    frames: { tap: place(rooster({ crows: true }), ROOSTER.x, ROOSTER.y, ROOSTER.s) },
    idle: 'nod',
    tap: 'grow',
    sound: 'cluck',
  },
  { name: 'reader-child', box: { x: 33, y: 20, width: 37, height: 70 }, ...child(look), idle: 'breathe', tap: 'nod' },
  {
    name: 'kiko',
    box: { x: 62, y: 73, width: 12.5, height: 18 },
    svg: kiko(kittenUp()),
    frames: { blink: kiko(kittenUp({ mood: 'shut' })), tap: kiko(kittenBow()) },
    idle: 'breathe',
    tap: 'wiggle',
    sound: 'meow',
  },
]
