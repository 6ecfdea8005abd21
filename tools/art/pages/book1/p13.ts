/** Book 1, page 13: in the light of the lamp on the steps, two green eyes shine. Five faces turn: meow! */
import { person } from '../../characters/cast.ts'
import { circle, ellipse, f, g, glow, path, place, stroke } from '../../core/svg.ts'
import { groundShadow } from '../../core/light.ts'
import { lampGlow, lampPool, relight } from '../../core/time.ts'
import { C } from '../../palette.ts'
import { fireflySwarm } from '../../parts/fireflies.ts'
import { kittenWalk } from '../../parts/kittenPoses.ts'
import { lightCone } from '../../parts/lampString.ts'
import { lantern } from '../../parts/lantern.ts'
import { grass } from '../../parts/nature.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { put } from './shared.ts'
import type { SpriteDrawing } from '../page.ts'
import type { Stand } from './shared.ts'
import { barnLand, nightSky } from './sharedEvening.ts'
import { living, together } from './sharedFriends.ts'

const LAMP: Stand = { x: 640, y: 256, s: 1.62 },
  KIKO: Stand = { x: 644, y: 640, s: 1.58 },
  DANU: Stand = { x: 226, y: 632, s: 1.08 },
  AYU: Stand = { x: 350, y: 634, s: 1.12 },
  BIMA: Stand = { x: 150, y: 690, s: 0.98 },
  EKA: Stand = { x: 288, y: 712, s: 1 },
  CITRA: Stand = { x: 440, y: 698, s: 1.02 }

/** Night, the lumbung, and the cone and pool of lamp light. */
export const background = (): string =>
  g([
    nightSky(),
    barnLand('malam', { y: 556, s: 1.6, steps: 0.86 }),
    fireflySwarm([60, 470, 1160, 90], 12, 5),
    lightCone(LAMP.x, LAMP.y - 30, 700, 430, 0.42),
    lampPool(620, 650, 520, 0.95),
    lampPool(644, 640, 230, 0.6, '#FFE7A8'),
    // the beam and the rope the lamp hangs from
    stroke(`M640 60V${f(LAMP.y - 86 * LAMP.s)}`, '#2B2238', 4),
  ])
/** Dark grass close to us, with two fireflies in it. */
export const foreground = (): string =>
  relight(
    g([
      grass(-20, 1300, () => 808, { h: 42, step: 20, color: C.lumut, tip: C.hutan, seed: 13 }),
      grass(-20, 240, () => 806, { h: 66, step: 18, color: C.lumut, tip: C.hutan, seed: 23 }),
      grass(1040, 1300, () => 806, { h: 66, step: 18, color: C.lumut, tip: C.hutan, seed: 27 }),
    ]),
    'malam',
  ) +
  fireflySwarm([40, 690, 300, 70], 4, 8) +
  fireflySwarm([980, 690, 260, 70], 4, 11)

const warm = (svg: string): string => relight(svg, 'lampu')
/** Somebody in the lamp light with a long shadow that falls away from it, to the left. */
const standing = (svg: string, at: Stand): string =>
  place(ellipse(-30, 0, 74, 9, '#0A1434', { opacity: 0.5 }), at.x, at.y, at.s) + warm(put(svg, at))
const danu = (expression: string): string =>
  standing(
    person('danu', {
      expression,
      turn: 0.2,
      nod: 0.25,
      look: [0.9, 0.5],
      pose: { lean: 6, armL: [-28, 14], armR: [50, -20], legL: [-12, -4], legR: [9, 4], head: 3 },
    }).svg,
    DANU,
  )
/** Ayu bends forward and holds her hands together. */
const ayu = (expression: string): string =>
  standing(
    person('ayu', {
      expression,
      turn: 0.5,
      nod: 0.4,
      look: [0.9, 0.6],
      pose: {
        lean: 10,
        armL: { palm: [18, -96], bend: -1 },
        armR: { palm: [26, -98], bend: 1 },
        handL: 'rest',
        handR: 'rest',
        legL: [-12, -5],
        legR: [10, 4],
        head: 2,
      },
    }).svg,
    AYU,
  )
const bima = (expression: string): string =>
  standing(
    inChair('bima', {
      view: 'quarter',
      expression,
      turn: 0.45,
      nod: 0.2,
      look: [0.9, 0.4],
      armR: [84, 150],
      poseMore: { handR: 'open', lean: 6, head: 2 },
    }).svg,
    BIMA,
  )
/** Eka leans in and reaches out with both arms. */
const eka = (expression: string): string =>
  standing(
    person('eka', {
      expression,
      turn: 0.5,
      nod: 0.2,
      look: [0.9, 0.2],
      pose: {
        lean: 10,
        armL: [24, 62],
        armR: [70, 98],
        handL: 'open',
        handR: 'open',
        legL: [-16, -6],
        legR: [8, 4],
        head: -4,
      },
    }).svg,
    EKA,
  )
/** Citra on one knee lifts her glasses: she of all people had not seen him. */
const citra = (expression: string): string =>
  standing(
    person('citra', {
      expression,
      turn: 0.5,
      nod: 0.15,
      look: [0.9, 0.3],
      pose: {
        lean: 8,
        armL: [-30, 50],
        armR: { head: [36, 30], bend: 1 },
        angR: 168,
        handR: 'hold',
        legL: [-8, -84],
        legR: [76, 2],
        kneel: true,
        side: 1,
        footL: 62,
        head: -2,
        over: 'R',
      },
    }).svg,
    CITRA,
  )
const faces = together(
  living(danu, 'wow', 'laugh'),
  living(ayu, 'wow', 'happy'),
  living(bima, 'wow', 'laugh'),
  living(citra, 'wow', 'laugh'),
  living(eka, 'wow', 'laugh'),
)

/** The lamp with its glow; r = how far it shines. */
const lamp = (r: number): string => put(lantern({ on: true, r: 0 }), LAMP) + lampGlow(LAMP.x, LAMP.y - 46, r, 0.9)
/** Two small rays and a glow that make the eyes shine. */
const eyeShine = (): string =>
  [-12.6, 11.8]
    .map(
      (x) =>
        circle(x - 6, -73, 17, glow('#C9F58A', 0.75)) +
        place(path('M0 -6Q.6 -.6 6 0Q.6 .6 0 6Q-.6 .6 -6 0Q-.6 -.6 0 -6Z', '#FFFFFF'), x - 8, -76, 0.8),
    )
    .join('')
const kiko = (mood: 'open' | 'happy' | 'shut'): string =>
  place(groundShadow(0, 0, 84, 0.5, '#2A1A3C'), KIKO.x, KIKO.y, KIKO.s) +
  warm(put(kittenWalk({ mood, mouth: 'open' }), KIKO)) +
  (mood === 'open' ? put(eyeShine(), KIKO) : '')

/** The lamp, the five at its edge, Kiko in the middle of its light. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'lamp',
    box: { x: 43, y: 10, width: 14, height: 28 },
    svg: lamp(86),
    frames: { tap: lamp(100) },
    idle: 'breathe',
    tap: 'swing',
    sound: 'lantern',
    pivot: [0.5, 0.11],
  },
  { name: 'faces', box: { x: 3, y: 39, width: 39, height: 53 }, ...faces, idle: 'breathe', tap: 'hop' },
  {
    name: 'kiko',
    box: { x: 41, y: 55, width: 20, height: 28 },
    svg: kiko('open'),
    frames: { blink: kiko('shut'), tap: kiko('happy') },
    idle: 'breathe',
    tap: 'hop',
    sound: 'meow',
  },
]
