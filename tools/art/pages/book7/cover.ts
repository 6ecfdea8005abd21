/** Book 7, cover: from the kite's own height: fields like patches, two tiny children on one string, and the end of the tail is a cat. */
import { person } from '../../characters/cast.ts'
import type { Arm, FigureOptions } from '../../characters/types.ts'
import { hand } from '../../characters/hands.ts'
import { lit } from '../../core/light.ts'
import { blur, circle, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { type Point, tube } from '../../core/geom.ts'
import { C, shade, SKIN } from '../../palette.ts'
import type { KittenMood } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { bigKite, bigTail, drawn, flyingKiko, KNOT } from './cover.kite.ts'
import { background, foreground } from './cover.land.ts'
import { reel } from './sharedKite.ts'

/** Who stands far off from below us leans away from us. */
const TILT = 12
/** Where the string ends, in their hands. */
const REEL = [1000, 600] as const
const EKA = { x: 1046, y: 676, s: 0.66 },
  DANU = { x: 1102, y: 650, s: 0.7 }
/** A stage point as a palm of somebody who leans. */
const held = (x: number, y: number, at: typeof EKA, bend: number): Arm => {
  const a = (-TILT * Math.PI) / 180,
    [dx, dy] = [x - at.x, y - at.y]
  return {
    palm: [(dx * Math.cos(a) - dy * Math.sin(a)) / at.s, (dx * Math.sin(a) + dy * Math.cos(a)) / at.s],
    bend,
  }
}
const shadowOf = (x: number, y: number, w: number): string =>
  ellipse(x + w * 0.8, y + 8, w * 1.1, w * 0.3, C.jati, { opacity: 0.42, filter: blur(4) })
const eka = (how: FigureOptions = {}): string =>
  drawn(0.9, () => {
    const who = person('eka', {
      expression: 'happy',
      turn: -0.75,
      nod: -0.6,
      look: [-1, -1],
      ...how,
      props: { leg: [16, 16] },
      pose: {
        lean: -6,
        head: -8,
        armL: held(REEL[0], REEL[1] + 8, EKA, 1),
        armR: held(REEL[0] + 10, REEL[1] + 14, EKA, 1),
        handL: 'fist',
        handR: 'fist',
        stretch: 1.4,
        hide: 'LR',
      },
    })
    const lean = (svg: string): string => place(svg, EKA.x, EKA.y, EKA.s, TILT)
    return g([
      shadowOf(EKA.x, EKA.y, 44),
      lean(who.svg),
      place(reel(1.4), REEL[0], REEL[1], 0.36, 24),
      lean(who.parts.armR + who.parts.armL + who.parts.handR + who.parts.handL),
    ])
  })
/** His long arm, behind her head and to the reel. */
const longArm = (): string => {
  const from: Point = [1100, 578],
    to: Point = [964, 577],
    elbow: Point = [1034, 588]
  return lit(
    path(tube([from, elbow, to], [8, 6.6, 5.4]), SKIN.sawo.b) +
      path(tube([from, [1086, 580], [1072, 582]], [11, 10.6, 10.4], { end: 'flat' }), C.putih) +
      stroke('M1077 570L1075 594M1088 568L1086 592', C.daun, 4) +
      hand('fist', to, -74, 1, SKIN.sawo, 0.8),
    1.2,
  )
}
const danu = (how: FigureOptions = {}): string =>
  drawn(0.9, () => {
    const who = person('danu', {
      expression: 'happy',
      turn: -0.75,
      nod: -0.6,
      look: [-1, -1],
      ...how,
      props: { leg: [22, 22] },
      pose: { lean: -5, head: -8, armR: [112, 150], handR: 'open', hide: 'L' },
    })
    return shadowOf(DANU.x, DANU.y, 46) + longArm() + place(who.svg, DANU.x, DANU.y, DANU.s, TILT)
  })
/** The string: a rope where it is near us, a hair where they hold it. */
const string = (): string => {
  const way = tube(
    [
      [470, 300],
      [630, 378],
      [830, 488],
      [REEL[0], REEL[1]],
    ],
    [6, 4.4, 3, 1.8],
  )
  return (
    path(way, C.jati, { opacity: 0.22, transform: 'translate(6 12)', filter: blur(3) }) +
    path(way, C.jati, { opacity: 0.5, transform: 'translate(1 2)' }) +
    path(way, C.putih)
  )
}
/** Momo sleeps in the mud, seen from straight above. */
const momo = (breath = 0): string =>
  drawn(0.9, () =>
    place(
      g([
        ellipse(0, 6, 70, 34, C.tanah, { opacity: 0.8 }),
        ellipse(-4, 4, 58, 27, shade(C.tanah, 0.3), { opacity: 0.6 }),
        lit(
          ellipse(6, 0, 38 + breath, 20 + breath, lin(['#A9A2AE', '#7E7788', '#5F5868'], 60)) +
            path('M-34 -10L-26 -18L-22 -8ZM-34 16L-26 26L-22 14Z', '#7E7788') +
            ellipse(-40, 3, 18, 13, lin(['#A9A2AE', '#6F6878'], 60)) +
            ellipse(-54, 3, 8, 9, '#8F8798') +
            stroke('M-44 -6q3 3 6 1M-44 12q3 -3 6 -1', C.tinta, 2) +
            stroke('M-57 0v1M-57 6v1', C.tinta, 2.4) +
            path(
              'M-36 -8C-32 -24 -46 -30 -58 -26C-48 -24 -42 -18 -44 -6ZM-34 14C-28 30 -42 36 -54 34C-46 30 -42 24 -42 12Z',
              C.santan,
            ),
          1.6,
        ),
        stroke('M44 2Q58 -2 56 12', '#5F5868', 3),
        lit(ellipse(14, -4, 12, 8, C.putih) + circle(1, -8, 6, C.putih) + path('M-4 -9L-14 -7L-4 -6Z', C.mangga), 1),
      ]),
      906,
      664,
      0.95,
      -8,
    ),
  )
const kiko = (mood: KittenMood, wave = 0): string => place(flyingKiko(mood, wave), 612, 706, 1.66, 15)

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'momo',
    box: { x: 64.5, y: 76, width: 13, height: 14 },
    svg: momo(),
    frames: { tap: momo(2) },
    pivot: [0.5, 0.5],
    idle: 'breathe',
    tap: 'wiggle',
  },
  {
    name: 'string',
    box: { x: 34, y: 34, width: 46, height: 43 },
    svg: string(),
    pivot: [0.96, 0.95],
    idle: 'still',
    tap: 'sway',
  },
  {
    name: 'danu',
    box: { x: 74.5, y: 58, width: 19.5, height: 26 },
    svg: danu(),
    frames: { blink: danu({ blink: true }), tap: danu({ expression: 'laugh' }) },
    idle: 'sway',
    tap: 'nod',
  },
  {
    name: 'eka',
    box: { x: 75.5, y: 65, width: 14, height: 24 },
    svg: eka(),
    frames: { blink: eka({ blink: true }), tap: eka({ expression: 'laugh' }) },
    idle: 'hop',
    tap: 'hop',
  },
  {
    name: 'kite',
    box: { x: 0, y: 0, width: 46, height: 66 },
    svg: bigKite(),
    pivot: [KNOT[0] / 589, KNOT[1] / 528],
    idle: 'sway',
    tap: 'wave',
    sound: 'wind',
  },
  {
    name: 'tail',
    box: { x: 31, y: 60, width: 27, height: 31 },
    svg: bigTail(),
    pivot: [0.1, 0.1],
    idle: 'still',
    tap: 'sway',
  },
  {
    name: 'kiko',
    box: { x: 19, y: 68, width: 33, height: 30 },
    svg: kiko('open'),
    frames: { tap: kiko('happy', 10) },
    pivot: [0.87, 0.68],
    idle: 'swing',
    tap: 'swing',
    sound: 'meow',
  },
]
