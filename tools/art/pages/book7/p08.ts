/** Book 7, page 8: from the empty nail down at Danu, who looks up with new string. Behind one post hide two: Eka and Kiko. */
import { person } from '../../characters/cast.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { grainOf } from '../../core/light.ts'
import { clipped, ellipse, g, place } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { kitten } from '../../parts/kitten.ts'
import { put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, late } from './p08.land.ts'
import { nail, post } from './p08.things.ts'
import { reel } from './sharedKite.ts'

const DANU: Stand = { x: 590, y: 668, s: 2.46 },
  EKA: Stand = { x: 1098, y: 664, s: 1.76 }
const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** He looks up at us, at where it hung. */
const danu = (how: FigureOptions = {}): string =>
  drawn(0.26, () => {
    const who = person('danu', {
      expression: 'hush',
      turn: -0.36,
      nod: -0.9,
      look: [-1.3, -1.4],
      eyeScale: 1.12,
      props: { leg: [14, 14], torso: 54, hs: 1.08, foot: 0.9 },
      ...how,
      pose: {
        lean: 4,
        head: -12,
        armL: { palm: [-25, -60] },
        armR: { palm: [27, -56] },
        handL: 'hold',
        handR: 'hold',
        legL: [-14, -10],
        legR: [8, 2],
      },
    })
    return late(
      g([
        ellipse(DANU.x + 40, DANU.y - 4, 150, 26, C.manggis, { opacity: 0.4 }),
        put(who.svg + place(reel(2), 0, -56, 0.52, 84) + who.parts.handL + who.parts.handR, DANU),
      ]),
    )
  })
/** One eye, one boot, one braid. */
const eka = (how: FigureOptions = {}): string =>
  drawn(0.36, () => {
    const who = person('eka', {
      expression: 'worry',
      turn: -0.2,
      nod: -0.5,
      look: [-1, -0.2],
      props: { leg: [18, 19] },
      ...how,
      pose: { lean: 3, head: 5, armL: [4, 4], armR: [14, 6], legL: [-4, -2], legR: [10, 4] },
    })
    return late(
      g([
        ellipse(EKA.x + 40, EKA.y, 56, 14, C.manggis, { opacity: 0.4 }),
        clipped('M1062 0H1300V800H1062Z', put(who.svg, EKA)),
      ]),
    )
  })
const kiko = (): string =>
  drawn(0.44, () => late(clipped('M900 0H1036V800H900Z', place(kitten({ pose: 'sit' }), 1030, 688, 1.24, 0, true))))

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'eka',
    box: { x: 83, y: 35, width: 14, height: 51 },
    svg: eka(),
    frames: { blink: eka({ blink: true }), tap: eka({ look: [0.4, 0.8] }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'kiko',
    box: { x: 74, y: 68, width: 7.5, height: 20 },
    svg: kiko(),
    idle: 'breathe',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'post',
    box: { x: 78.5, y: 0, width: 10, height: 91 },
    svg: drawn(0.3, () => late(post())),
    idle: 'still',
    tap: 'still',
  },
  {
    name: 'danu',
    box: { x: 34, y: 11, width: 28.5, height: 77 },
    svg: danu(),
    frames: { blink: danu({ blink: true }), tap: danu({ expression: 'worry' }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'nail',
    box: { x: 3, y: 9, width: 20, height: 36 },
    svg: drawn(0.3, () => late(nail())),
    frames: { tap: drawn(0.3, () => late(nail(12))) },
    idle: 'still',
    tap: 'swing',
  },
]
