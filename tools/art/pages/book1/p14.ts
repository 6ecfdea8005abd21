/** Book 1, page 14: now Kiko counts, paws over his eyes, in his festival scarf; the five hide, but not very well. */
import { person } from '../../characters/cast.ts'
import { ellipse, g, place } from '../../core/svg.ts'
import { lampPool, relight } from '../../core/time.ts'
import { bigBasket } from '../../parts/baskets.ts'
import { buffalo } from '../../parts/buffalo.ts'
import { gong } from '../../parts/drums.ts'
import { kittenCounts } from '../../parts/kittenPoses.ts'
import { lampString } from '../../parts/lampString.ts'
import { log } from '../../parts/poles.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { background, foreground, musicians, WIRE } from './p14.land.ts'
import type { Faces } from './sharedEka.ts'
import { blinkOf } from './sharedFaces.ts'
import { put } from './shared.ts'
import type { SpriteDrawing } from '../page.ts'
import type { Stand } from './shared.ts'

const BASKET: Stand = { x: 416, y: 622, s: 1.1 },
  GONG: Stand = { x: 574, y: 560, s: 0.72 },
  MOMO: Stand = { x: 836, y: 600, s: 0.96 },
  LOG: Stand = { x: 986, y: 656, s: 0.86 },
  KIKO: Stand = { x: 640, y: 724, s: 1.62 }

const warm = (svg: string): string => relight(svg, 'lampu')
const shadow = (at: Stand, w: number): string =>
  place(ellipse(0, 0, w, w * 0.11, '#0A1434', { opacity: 0.42 }), at.x, at.y, at.s)

/** Citra under the turned-over basket: only her bare feet, and two puffs of hair where the weave has given way. */
const citra = (lift: number): string => {
  const legs = person('citra', {
    pose: { lean: 0, armL: [-20, 0], armR: [20, 0], legL: [-6, -2], legR: [8, 3] },
  })
  return g([
    shadow(BASKET, 74),
    place(legs.svg, BASKET.x, BASKET.y, 0.72),
    place(bigBasket({ part: 'body' }), BASKET.x, BASKET.y - 128 - lift, BASKET.s, 180),
  ])
}
/** Bima behind the gong: his wheels with their ribbons, and half a laughing face. */
const bima = (expression: string): string =>
  put(inChair('bima', { view: 'quarter', expression, turn: 0.3, poseMore: { lean: 6, head: 4 } }).svg, {
    x: 600,
    y: 556,
    s: 0.86,
  })
const eka = (expression: string): string =>
  put(
    person('eka', {
      expression,
      turn: -0.2,
      pose: {
        lean: -4,
        armL: [-60, -130],
        armR: [54, 120],
        handL: 'rest',
        handR: 'rest',
        legL: [-8, -3],
        legR: [9, 4],
        head: -6,
      },
    }).svg,
    { x: 786, y: 592, s: 0.86 },
  )
const danu = (expression: string): string =>
  put(
    person('danu', {
      expression,
      turn: -0.25,
      pose: { lean: -6, armL: [-30, 10], armR: [30, 10], legL: [-8, -3], legR: [9, 4], head: -8 },
    }).svg,
    { x: 1042, y: 646, s: 0.88 },
  )
const ayu = (expression: string): string =>
  put(
    person('ayu', {
      expression,
      turn: -0.3,
      pose: {
        lean: 5,
        armL: { head: [-12, 56], bend: -1 },
        armR: [30, 20],
        handL: 'rest',
        legL: [-8, -3],
        legR: [9, 4],
        head: 6,
        over: 'L',
      },
    }).svg,
    { x: 1134, y: 640, s: 0.86 },
  )

/** Everybody in the hiding places; lift = how far the basket shakes. */
const scene = (faces: (name: string) => string, lift: number): string =>
  warm(
    g([
      shadow({ x: 596, y: 556, s: 1 }, 120),
      bima(faces('laugh')),
      put(gong(), GONG),
      eka(faces('laugh')),
      shadow(MOMO, 140),
      put(buffalo({ pose: 'sleep' }), MOMO),
      danu(faces('cheeky')),
      ayu(faces('laugh')),
      place(ellipse(100, 0, 130, 12, '#0A1434', { opacity: 0.42 }), LOG.x, LOG.y, LOG.s),
      put(log(230, 44), LOG),
      citra(lift),
    ]),
  )
const hiders: Faces = {
  svg: scene((face) => face, 0),
  frames: { blink: scene(blinkOf, 0), tap: scene(() => 'laugh', -7) },
}
const kiko = (peek: boolean): string =>
  lampPool(KIKO.x, KIKO.y, 150, 0.4) +
  place(ellipse(6, 0, 44, 6, '#0A1434', { opacity: 0.45 }), KIKO.x, KIKO.y, KIKO.s) +
  warm(put(kittenCounts({ peek }), KIKO))
/** Eleven lamps over the yard; their line goes on to both sides of the picture in the background. */
const lamps = (even: number, odd: number): string =>
  place(lampString(1090, { sag: 40, n: 11, even, odd, wire: WIRE }), 95, 58)

export { background, foreground }
/** Back to front: lamps, music, hiding places, and Kiko, whose turn it is. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'lamps',
    box: { x: 6, y: 3, width: 88, height: 20 },
    svg: lamps(1, 0.55),
    frames: { tap: lamps(0.55, 1) },
    idle: 'twinkle',
    tap: 'shake',
    sound: 'lantern',
  },
  {
    name: 'neighbours',
    box: { x: 0.5, y: 33, width: 31, height: 42 },
    svg: musicians(),
    idle: 'sway',
    tap: 'hop',
    sound: 'drum-mid',
  },
  {
    name: 'hiders',
    box: { x: 25, y: 40, width: 69, height: 44 },
    ...hiders,
    idle: 'breathe',
    tap: 'shake',
    sound: 'rustle',
  },
  {
    name: 'kiko',
    box: { x: 40, y: 66, width: 20, height: 31 },
    svg: kiko(false),
    frames: { tap: kiko(true) },
    idle: 'breathe',
    tap: 'still',
    sound: 'meow',
  },
]
