/** Book 3, page 2: Wek sits alone on a tuft of grass; behind it the child stops, a hand at the ear, and listens. */
import { DEFAULT_VARIANT, type AvatarVariant } from '../../../../src/content/avatarVariant.ts'
import { ellipse, glow, lin, path, place, rng, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { blades } from '../../parts/grass.ts'
import { kittenEars } from '../../parts/kitten.ts'
import { C, light, mix } from '../../palette.ts'
import { onGround, put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background as land, foreground } from './p02.land.ts'
import { riceTuft } from './sharedRice.ts'
import { livingChild, wek, type WekOptions } from './shared.ts'

const WEK: Stand = { x: 628, y: 588, s: 1.5 },
  CHILD: Stand = { x: 1096, y: 622, s: 1.18 },
  KIKO: Stand = { x: 294, y: 438, s: 1.05 }

/** A soft cushion of grass; its top is at 0,0, 130 wide. */
function tuft(): string {
  const r = rng(6)
  let back = '',
    front = ''
  for (let i = 0; i < 13; i++) back += blades(-54 + i * 9, 14, 3, r.in(22, 34), 20, r)
  for (let i = 0; i < 15; i++) front += blades(-62 + i * 9, 30, 3, r.in(18, 27), 17, r)
  return (
    ellipse(10, 30, 84, 12, C.lumut, { opacity: 0.28 }) +
    path(back, mix(C.daun, C.hutan, 0.3)) +
    lit(ellipse(0, 16, 62, 17, lin([light(C.pisang, 0.3), C.pisang, C.daun], 80)), 2) +
    path(front, C.daun) +
    path(front, mix(C.padi, C.pisang, 0.4), { transform: 'translate(4 3) scale(0.96 0.84)' })
  )
}
/** A tear at the corner of an eye. */
const tear = (x: number, y: number): string =>
  path(`M${x} ${y}q-5 7 0 10q5 -3 0 -10Z`, light(C.air, 0.6)) + stroke(`M${x - 1.4} ${y + 5}q0 2 1.4 3`, C.putih, 1)
/** Small lines around an open beak: peep! */
const peeps = (): string => stroke('M50 -76l12 -9M54 -64l15 -1M50 -53l12 7', C.putih, 3.4, { opacity: 0.95 })
const wekOn = (how: WekOptions, more = ''): string =>
  put(place(tuft(), 0, -4, 0.78) + place(wek(how) + more, 0, 2), WEK)

/** The child has stopped in the middle of a step; the hand makes the ear bigger. */
const child = (look: AvatarVariant) =>
  livingChild(
    look,
    {
      turn: -0.6,
      nod: 0.15,
      look: [-1, 0.3],
      pose: {
        lean: -6,
        armL: { head: [-58, 12], bend: -1 },
        angL: 188,
        handL: 'open',
        armR: [30, -14],
        legL: [-16, -2],
        legR: [22, -8],
        footR: 30,
        head: -9,
        over: 'L',
      },
    },
    { face: 'worry', tap: { expression: 'wow', nod: 0.3 } },
    ({ svg }) => onGround(svg, CHILD, 78),
  )
/** Two orange ears among the rice; leaves stand before them. */
const earsInRice = (up: number): string =>
  put(
    ellipse(2, 6, 46, 40, glow(mix(C.hutan, C.lumut, 0.6), 0.95)) +
      place(kittenEars(), 0, 8 - up) +
      riceTuft(2, 50, 96, 62, 3),
    KIKO,
  )

export const background = land
export { foreground }
/** Back to front. */
export const sprites = (look: AvatarVariant = DEFAULT_VARIANT): readonly SpriteDrawing[] => [
  {
    name: 'kiko',
    box: { x: 18.5, y: 47.5, width: 9, height: 16 },
    svg: earsInRice(0),
    frames: { tap: earsInRice(9) },
    idle: 'wiggle',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'reader-child',
    box: { x: 75.5, y: 33.5, width: 17.5, height: 46 },
    ...child(look),
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'wek',
    box: { x: 41.5, y: 53, width: 16, height: 26 },
    svg: wekOn({ turn: 0.25, mood: 'sad', tilt: 7 }, tear(31, -58)),
    frames: {
      blink: wekOn({ turn: 0.25, mood: 'sad', tilt: 7, lids: true }, tear(31, -58)),
      tap: wekOn({ turn: 1, mood: 'peep', tilt: -10 }, peeps()),
    },
    idle: 'breathe',
    tap: 'hop',
    sound: 'chirp',
  },
]
