/** Book 2, page 8: five fireflies in the grass, placed as the dots of a five, and two in the tree; touched, they shine and stay bright. */
import { person } from '../../characters/cast.ts'
import type { Point } from '../../core/geom.ts'
import { circle, ellipse, f, g, glow, place, stroke } from '../../core/svg.ts'
import { lampPool } from '../../core/time.ts'
import { C } from '../../palette.ts'
import { firefly } from '../../parts/fireflies.ts'
import { kitten } from '../../parts/kitten.ts'
import { put, type Stand } from '../book1/shared.ts'
import { blinkOf } from '../book1/sharedFaces.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p08.land.ts'
import { lampShadow, lamplit } from './sharedLate.ts'

const DANU: Stand = { x: 616, y: 706, s: 1 },
  EKA: Stand = { x: 718, y: 712, s: 1.02 },
  KIKO: Stand = { x: 524, y: 664, s: 0.74 }
/** The dots of a five, stage px. */
const FIVE: readonly Point[] = [
  [176, 436],
  [414, 430],
  [296, 514],
  [170, 596],
  [408, 590],
]
/** Two in the crown of the tree. */
const TWO: readonly Point[] = [
  [918, 240],
  [1054, 232],
]

/** A friendly firefly with a face, 60 across; `on` from 0 to 1. */
function friend(i: number, on: number): string {
  const smile = on > 0.9 ? 'M-4 -2Q0 4 4 -2' : 'M-3 -1Q0 2 3 -1'
  return g([
    circle(0, 14, on > 0.9 ? 96 : 70, glow('#E9F58A', 0.62 * on)),
    circle(0, 16, 36, glow('#FBFFC4', 0.85 * on)),
    place(firefly({ on: Math.max(0.62, on), r: 1 }), 0, 0, 2.1, i % 2 ? 10 : -10),
    ellipse(0, 16, 10, 12, on > 0.9 ? '#FEFFD6' : '#F3F7A6'),
    place(
      circle(0, 0, 11.5, '#6A4A56') +
        circle(-4.4, -2, 3.4, '#FFFFFF') +
        circle(4.4, -2, 3.4, '#FFFFFF') +
        circle(-4, -1.6, 1.9, C.tinta) +
        circle(4.8, -1.6, 1.9, C.tinta) +
        place(stroke(smile, '#F6C9A8', 1.8), 0, 5) +
        stroke('M-4 -10Q-8 -18 -13 -19M4 -10Q8 -18 13 -19', '#4B3648', 2),
      i % 2 ? 2 : -2,
      -9,
    ),
  ])
}
const lights = (at: readonly Point[], on: number): string =>
  g(at.map(([x, y], i) => place(friend(i, on), x, y, on > 0.9 ? 1.16 : 1)))
/** The dotted line a firefly has flown, from below. */
const trail = (x: number, y: number): string =>
  [1, 2, 3, 4]
    .map((k) =>
      ellipse(x + Math.sin(k * 1.4) * 7, y + 34 + k * 13, 3.2 - k * 0.5, 3.2 - k * 0.5, '#F6FFB4', {
        opacity: f(0.9 - k * 0.18),
      }),
    )
    .join('')
const bright = (at: readonly Point[]): string => g(at.map(([x, y]) => trail(x, y))) + lights(at, 1)
/** Danu points at the grass, Eka at the tree; touched, they look at each other and laugh. */
function children(expression: string, isLaughing: boolean): string {
  const danu = person('danu', {
    expression,
    turn: isLaughing ? 0.25 : -0.45,
    look: isLaughing ? [0.9, 0.2] : [-0.9, 0.1],
    pose: {
      lean: isLaughing ? 3 : -5,
      armL: isLaughing ? { palm: [-14, -112], bend: -1 } : [-74, -82],
      armR: [22, -8],
      handL: isLaughing ? 'rest' : 'point',
      legL: [-10, -4],
      legR: [8, 3],
      head: isLaughing ? 5 : -5,
    },
  })
  const eka = person('eka', {
    expression,
    turn: isLaughing ? -0.35 : 0.45,
    nod: isLaughing ? 0 : -0.8,
    look: isLaughing ? [-0.9, 0] : [0.6, -0.9],
    pose: {
      lean: 3,
      armL: [-26, 12],
      armR: isLaughing ? [112, 158] : [132, 150],
      handR: isLaughing ? 'open' : 'point',
      legL: [-9, -3],
      legR: [9, 3],
      head: isLaughing ? -5 : 8,
      over: 'R',
    },
  })
  return g([
    lampPool(666, 708, 190, 0.5, '#E9F58A'),
    lampShadow(DANU),
    lampShadow(EKA),
    lamplit(put(danu.svg, DANU) + put(eka.svg, EKA), 0.4),
  ])
}
/** Kiko jumps at firefly number five. */
const kiko = (mood: 'open' | 'happy'): string =>
  place(ellipse(0, 12, 52, 7, '#0A1434', { opacity: 0.4 }), KIKO.x, KIKO.y, KIKO.s) +
  lamplit(place(kitten({ pose: 'run', mood }), KIKO.x, KIKO.y, KIKO.s, 14, true), 0.5)

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'two',
    box: { x: 63, y: 14, width: 28, height: 30 },
    svg: lights(TWO, 0.55),
    frames: { done: bright(TWO) },
    idle: 'twinkle',
    tap: 'grow',
    sound: 'star',
    pivot: [0.5, 0.5],
  },
  {
    name: 'children',
    box: { x: 37.5, y: 48, width: 26.5, height: 44 },
    svg: children('happy', false),
    frames: { blink: children(blinkOf('happy'), false), tap: children('laugh', true) },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'kiko',
    box: { x: 35, y: 72, width: 11, height: 14 },
    svg: kiko('open'),
    frames: { tap: kiko('happy') },
    idle: 'hop',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'five',
    box: { x: 4, y: 40, width: 38, height: 47 },
    svg: lights(FIVE, 0.55),
    frames: { done: bright(FIVE) },
    idle: 'twinkle',
    tap: 'grow',
    sound: 'star',
    pivot: [0.5, 0.5],
  },
]
