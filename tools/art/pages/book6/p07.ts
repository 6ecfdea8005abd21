/**
 * Book 6, page 7: from up on the ladder: Citra on hands and knees in a pool of lamplight, nose to the ground; Danu points straight up, at us. Three
 * barred feathers: in the grass, on a stilt, in the shade of the ladder; a fourth lies on Momo's horn, and what sticks out behind a stilt is a tail.
 */
import { person } from '../../characters/cast.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { circle, ellipse, g, glow, place } from '../../core/svg.ts'
import { lampGlow, relight } from '../../core/time.ts'
import { buffalo } from '../../parts/buffalo.ts'
import { kittenTail } from '../../parts/kitten.ts'
import { lantern } from '../../parts/lantern.ts'
import { put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground, stilt } from './p07.land.ts'
import { drawn, lamplit, moonlit } from './sharedNight.ts'
import { owlFeather } from './sharedOwlFeathers.ts'

const CITRA: Stand = { x: 596, y: 620, s: 1.74 },
  DANU: Stand = { x: 842, y: 574, s: 1.7 }
/** Two little lamps shine in her glasses. */
function citra(how: FigureOptions = {}, finds = false): string {
  return drawn(0.3, () => {
    const who = person('citra', {
      expression: 'awe',
      turn: -0.5,
      nod: finds ? 0.1 : 0.62,
      look: [-0.8, finds ? 0 : 1.4],
      props: { leg: [24, 24] },
      ...how,
      pose: {
        lean: finds ? -8 : -24,
        head: finds ? -4 : -14,
        armL: finds ? [-110, -150] : [-46, -18],
        armR: finds ? [30, -20] : [6, -16],
        handL: finds ? 'hold' : 'open',
        handR: 'open',
        legL: [40, 84],
        legR: [54, 88],
        kneel: true,
        side: 1,
        footL: -60,
        footR: -60,
      },
    })
    const glints = [who.at.eyeL, who.at.eyeR].map(
      ([x, y]) => circle(x - 4, y - 4, 7, glow('#FFF6C8', 1)) + circle(x - 4, y - 4, 3, '#FFFDF0'),
    )
    return (
      ellipse(CITRA.x + 20, CITRA.y + 4, 130, 26, '#3A1E14', { opacity: 0.4 }) +
      lamplit(put(who.svg + g(glints), CITRA))
    )
  })
}
/** A finger on the mouth, the other straight up. */
function danu(how: FigureOptions = {}, more = false): string {
  return drawn(0.3, () => {
    const who = person('danu', {
      expression: 'hush',
      turn: -0.2,
      nod: -0.8,
      look: [-0.1, -1.6],
      props: { leg: [26, 27] },
      ...how,
      pose: {
        lean: more ? -5 : -2,
        head: more ? -8 : -3,
        armR: [136, 172],
        armL: { head: [-8, 60], bend: 1 },
        angL: 184,
        handL: 'point',
        handR: 'point',
        stretch: more ? 1.36 : 1.22,
        legL: [-8, -4],
        legR: [10, 4],
        over: 'LR',
      },
    })
    return ellipse(DANU.x + 14, DANU.y, 96, 20, '#3A1E14', { opacity: 0.4 }) + lamplit(put(who.svg, DANU))
  })
}
const momo = (twitch = 0): string =>
  moonlit(
    place(buffalo({ pose: 'sleep', bird: false }), 1052, 372, 0.92) +
      place(owlFeather(), 962, 286 + twitch, 0.42, 70 + twitch),
    0.34,
  )
/** Where a feather lies: its middle, its size, how it is turned, and its light. */
function feather(n: 1 | 2 | 3): string {
  const at = {
    1: [214, 590, 0.92, 58],
    2: [304, 226, 0.9, -158],
    3: [1000, 640, 0.92, -66],
  } as const
  const [x, y, s, turn] = at[n]
  const one = place(place(owlFeather(), 0, 54), x, y, s, turn)
  return n === 1 ? lamplit(one) : n === 2 ? moonlit(one, 0.62) : moonlit(one, 0.36)
}
/** The near stilt with the feather on it, and him behind. */
const nearStilt = (): string => relight(stilt(330, 360, 270, -20, 32, 62), 'malam')
const kiko = (turn = 0): string => moonlit(place(kittenTail(), 376, 344, 1.4, 40 + turn), 0.55)
export { background, foreground }
/** Back to front: the tail and its stilt, Momo, feathers, two children, the lamp. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'kiko',
    box: { x: 28, y: 36.5, width: 8.5, height: 8 },
    svg: kiko(),
    frames: { tap: kiko(18) },
    idle: 'sway',
    tap: 'wiggle',
    sound: 'meow',
  },
  {
    name: 'stilt',
    box: { x: 16, y: 0, width: 17, height: 49.5 },
    svg: nearStilt(),
    idle: 'still',
    tap: 'still',
    sound: 'knock',
  },
  {
    name: 'momo',
    box: { x: 70.5, y: 31.5, width: 26, height: 15.5 },
    svg: momo(),
    frames: { tap: momo(6) },
    idle: 'breathe',
    tap: 'wiggle',
  },
  {
    name: 'feather-1',
    box: { x: 12.5, y: 70, width: 8.5, height: 8.5 },
    svg: feather(1),
    idle: 'sway',
    tap: 'hop',
    sound: 'whoosh',
  },
  {
    name: 'feather-2',
    box: { x: 21.5, y: 21, width: 4.5, height: 13.5 },
    svg: feather(2),
    idle: 'sway',
    tap: 'hop',
    sound: 'whoosh',
  },
  {
    name: 'danu',
    box: { x: 56.5, y: 15.5, width: 19, height: 59 },
    svg: danu(),
    frames: { blink: danu({ blink: true }), tap: danu({}, true) },
    idle: 'sway',
    tap: 'nod',
  },
  {
    name: 'citra',
    box: { x: 27.5, y: 27, width: 31, height: 54.5 },
    svg: citra(),
    frames: {
      blink: citra({ blink: true }),
      tap: citra({ expression: 'laugh' }),
      found: citra({ expression: 'laugh' }, true),
    },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'lantern',
    box: { x: 31, y: 72, width: 9.5, height: 15 },
    svg: lampGlow(456, 636, 120, 0.9) + place(lantern({ on: true, r: 0 }), 456, 686, 1.12),
    frames: { tap: lampGlow(456, 636, 160, 1) + place(lantern({ on: true, r: 0 }), 456, 686, 1.12) },
    idle: 'twinkle',
    tap: 'nod',
    sound: 'lantern',
  },
  {
    name: 'feather-3',
    box: { x: 74, y: 76.5, width: 9, height: 7 },
    svg: feather(3),
    idle: 'sway',
    tap: 'hop',
    sound: 'whoosh',
  },
]
