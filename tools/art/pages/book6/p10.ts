/** Book 6, page 10: she comes over us from edge to edge without a sound. One mouse has decided to become a grain of rice; Kiko sleeps in the sheaf. */
import { lit } from '../../core/light.ts'
import { circle, ellipse, lin, path, place, stroke } from '../../core/svg.ts'
import { light, shade } from '../../palette.ts'
import { kitten } from '../../parts/kitten.ts'
import { ripeRice } from '../../parts/rice.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p10.land.ts'
import { drawn, moonlit } from './sharedNight.ts'
import { type OwlEyes, owlFace, owlHead } from './sharedOwl.ts'
import { owlClaws, owlWings } from './sharedOwlFlight.ts'

const MID = { x: 640, y: 410 } as const
const wings = (up = 0): string => drawn(0.5, () => moonlit(place(owlWings(up), MID.x, MID.y, 0.96), 0.66))
const face = (eyes: OwlEyes = 'open', s = 1.3): string =>
  drawn(0.42, () =>
    moonlit(place(owlHead(eyes), MID.x, MID.y - 118, s) + place(owlFace(eyes), MID.x, MID.y - 118 + 10, s), 0.74),
  )
const claws = (open = 0): string => drawn(0.46, () => moonlit(place(owlClaws(open), MID.x, MID.y + 130, 1.28), 0.7))
const MOUSE = '#B9A48C'
/** A very small mouse on an ear, holding still; `peep`: one eye opens. */
export const mouse = (peep = false): string =>
  lit(
    ellipse(0, -16, 17, 15, lin([light(MOUSE, 0.4), MOUSE, shade(MOUSE, 0.34)], 60)) +
      circle(-13, -30, 9, MOUSE) +
      circle(11, -31, 9, MOUSE) +
      circle(-13, -30, 5, '#F7A79E') +
      circle(11, -31, 5, '#F7A79E') +
      ellipse(-7, -4, 5, 3.6, '#F7C9B8') +
      ellipse(7, -4, 5, 3.6, '#F7C9B8') +
      stroke('M16 -8C34 -6 30 14 44 12', '#E3A79A', 3.4),
    1.4,
  ) +
  [-6, 7]
    .map((x) =>
      peep
        ? circle(x, -18, 3.8, '#20120E') + circle(x - 1, -19.4, 1.3, '#fff')
        : stroke(`M${x - 4} -18q4 4 8 0`, '#20120E', 2.2),
    )
    .join('') +
  ellipse(0, -11, 2.6, 2, '#E3766A')
const onEar = (peep = false): string =>
  moonlit(
    place(
      stroke('M0 120C-4 70 6 20 30 -16', '#C9A24A', 5) +
        Array.from({ length: 7 }, (_, i) =>
          ellipse(8 + i * 4.4, 34 - i * 9, 5, 9, '#E8BE5C', { transform: `rotate(28 ${8 + i * 4.4} ${34 - i * 9})` }),
        ).join('') +
        place(mouse(peep), 34, -8, 1.1, 10),
      958,
      690,
    ),
    0.5,
  )
/** Asleep in the sheaf, quite safe. */
const kiko = (awake = false): string =>
  moonlit(
    place(ripeRice({ width: 220, height: 220, lean: -0.6, seed: 12 }), 96, 806) +
      place(kitten(awake ? { pose: 'peek' } : { pose: 'sleep' }), 128, 772, 1.2) +
      path('M10 812C60 762 190 762 250 812Z', '#8A7A3A'),
    0.42,
  )

export { background, foreground }
/** Back to front: him in the sheaf, the mouse, and the owl: wings, feet, face. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'kiko',
    box: { x: 0, y: 72.5, width: 20, height: 27.5 },
    svg: kiko(),
    frames: { tap: kiko(true) },
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'mouse',
    box: { x: 74.5, y: 79.5, width: 7, height: 20.5 },
    svg: onEar(),
    frames: { tap: onEar(true) },
    idle: 'still',
    tap: 'shake',
    sound: 'chirp',
  },
  {
    name: 'wings',
    box: { x: 0, y: 12.5, width: 100, height: 64 },
    svg: wings(),
    frames: { tap: wings(0.8) },
    pivot: [0.5, 0.5],
    idle: 'still',
    tap: 'still',
    sound: 'whoosh',
  },
  {
    name: 'claws',
    box: { x: 37.5, y: 58, width: 25.5, height: 27.5 },
    svg: claws(),
    frames: { tap: claws(1) },
    pivot: [0.5, 0],
    idle: 'sway',
    tap: 'shake',
  },
  {
    name: 'eyes',
    box: { x: 40.5, y: 23.5, width: 19, height: 26.5 },
    svg: face(),
    frames: { blink: face('shut'), tap: face('wide') },
    pivot: [0.5, 0.5],
    idle: 'breathe',
    tap: 'grow',
    sound: 'owl',
  },
]
