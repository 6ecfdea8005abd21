/** Book 7, cover: from the kite's own height down its string: two tiny children on the end of it, Momo a grey dot, Kiko on the tail by two paws. */
import { person } from '../../characters/cast.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { ellipse, g, place, stroke } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { buffalo } from '../../parts/buffalo.ts'
import { kitten } from '../../parts/kitten.ts'
import { drawn } from '../book6/sharedNight.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './cover.land.ts'
import { GIFT_TAIL, kiteTail, patchKite, reel } from './sharedKite.ts'

/** The cross of the kite, its size, its tilt. */
const KITE = { x: 236, y: 320, s: 2.05, r: -52 } as const
const HAND = [1096, 640] as const
/** Legs of somebody who is seen from above. */
const SHORT = { leg: [20, 20] as [number, number] }
const kite = (tugs = 0): string =>
  drawn(0.28, () => place(patchKite(6), KITE.x - tugs, KITE.y - tugs * 0.6, KITE.s, KITE.r + tugs * 0.2))
const string = (): string =>
  stroke(`M${KITE.x} ${KITE.y}C520 420 560 500 720 540S1010 560 ${HAND[0]} ${HAND[1]}`, C.soga, 6, {
    opacity: 0.25,
    transform: 'translate(5 9)',
  }) + stroke(`M${KITE.x} ${KITE.y}C520 420 560 500 720 540S1010 560 ${HAND[0]} ${HAND[1]}`, C.putih, 5)
/** The tail streams behind the kite, to the right and down. */
const tail = (): string =>
  drawn(0.4, () => place(kiteTail([70, 20, 30, 110, 150, 96], { n: 4, colors: GIFT_TAIL, s: 1.9 }), 528, 546))
const shadow = (x: number, y: number, w: number): string =>
  ellipse(x + 10, y + 4, w, w * 0.4, C.manggis, { opacity: 0.34 })
const eka = (how: FigureOptions = {}): string =>
  drawn(
    0.8,
    () =>
      shadow(1062, 734, 30) +
      place(
        person('eka', {
          expression: 'laugh',
          nod: -0.3,
          turn: -0.35,
          look: [-1, -1],
          props: SHORT,
          ...how,
          pose: { armL: [-150, -170], armR: [120, 150], head: -8 },
        }).svg,
        1062,
        736,
        0.52,
      ),
  )
const danu = (how: FigureOptions = {}): string =>
  drawn(0.8, () => {
    const who = person('danu', {
      expression: 'smile',
      nod: -0.3,
      turn: -0.4,
      look: [-1, -1],
      props: SHORT,
      ...how,
      pose: {
        lean: -6,
        armL: { palm: [-70, -118], bend: 1 },
        armR: { palm: [-58, -126], bend: 1 },
        handL: 'fist',
        handR: 'fist',
        hide: 'LR',
      },
    })
    return (
      shadow(1144, 720, 36) +
      place(who.svg, 1144, 722, 0.64) +
      place(reel(2), HAND[0], HAND[1] + 6, 0.28, 60) +
      place(who.parts.armL + who.parts.armR + who.parts.handL + who.parts.handR, 1144, 722, 0.64)
    )
  })
const momo = (): string => drawn(0.8, () => shadow(914, 690, 46) + place(buffalo({ pose: 'sleep' }), 910, 694, 0.34))
/** Kiko hangs on the tail by two paws. `swings`: degrees. */
const kiko = (swings = 0): string =>
  drawn(0.5, () => place(place(kitten({ pose: 'run', mood: 'happy' }), 34, 92, 1.06, -58), 634, 606, 1, swings))

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  { name: 'momo', box: { x: 66, y: 80, width: 11, height: 9 }, svg: momo(), idle: 'breathe', tap: 'wiggle' },
  { name: 'string', box: { x: 18, y: 39, width: 69, height: 41 }, svg: string(), idle: 'sway', tap: 'sway' },
  {
    name: 'danu',
    box: { x: 84, y: 70, width: 11, height: 23 },
    svg: danu(),
    frames: { blink: danu({ blink: true }), tap: danu({ expression: 'laugh' }) },
    idle: 'sway',
    tap: 'nod',
  },
  {
    name: 'eka',
    box: { x: 78, y: 73, width: 10, height: 20 },
    svg: eka(),
    frames: { tap: eka({ expression: 'wow' }) },
    idle: 'hop',
    tap: 'hop',
  },
  {
    name: 'kite',
    box: { x: 3, y: 15, width: 52, height: 70 },
    svg: g([tail(), kite()]),
    frames: { tap: g([tail(), kite(10)]) },
    pivot: [0.3, 0.4],
    idle: 'sway',
    tap: 'wave',
    sound: 'wind',
  },
  {
    name: 'kiko',
    box: { x: 42, y: 72, width: 17, height: 23 },
    svg: kiko(),
    frames: { tap: kiko(8) },
    pivot: [0.4, 0],
    idle: 'swing',
    tap: 'swing',
    sound: 'meow',
  },
]
