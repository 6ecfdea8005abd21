/**
 * Book 6, page 6: two round lights in the mist, side by side at one height, make a very big animal. By looking twice: Mother and Pak Joko, who carry
 * them; he eats a sweet potato. Three friends lie flat behind the hedge, and Kiko sits on the far leaf.
 */
import { person } from '../../characters/cast.ts'
import type { PersonName } from '../../characters/people.ts'
import type { FigureOptions, Pose } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { circle, ellipse, flat, g, glow, lin, place, rad } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C } from '../../palette.ts'
import { bananaLeaf } from '../../parts/banana.ts'
import { kitten } from '../../parts/kitten.ts'
import { lantern } from '../../parts/lantern.ts'
import { put } from '../book1/shared.ts'
import { spikesFromBehind } from '../book1/sharedThings.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p06.land.ts'
import { drawn, moonlit } from './sharedNight.ts'

/** Where the two lanterns hang, stage pixels: the middle of the light. */
const LEFT = [538, 356] as const,
  RIGHT = [742, 356] as const
/** Somebody in the mist: hardly more than a shape. `seen` 0 to 1 takes the mist away. */
function inMist(name: PersonName, x: number, s: number, how: FigureOptions, seen: number, thing = ''): string {
  const svg = drawn(0.3, () => place(person(name, how).svg + thing, x, 606, s))
  return g(svg, { filter: flat('#3C5680'), opacity: 0.34 }) + g(moonlit(svg, 0.5), { opacity: 0.13 + 0.8 * seen })
}
const up = (side: 'L' | 'R'): Pose =>
  side === 'L'
    ? { lean: -2, armL: [-96, -128], armR: [16, 4], handL: 'fist', legL: [-10, -3], legR: [8, 3], head: 3, over: 'L' }
    : {
        lean: 2,
        armR: [96, 128],
        armL: { head: [-6, 54], bend: -1 },
        handR: 'fist',
        handL: 'fist',
        legL: [-9, -3],
        legR: [9, 3],
        head: -4,
        over: 'LR',
      }
const ibu = (seen = 0): string =>
  inMist('ibu', 596, 1.32, { expression: seen ? 'laugh' : 'smile', turn: 0.2, pose: up('L') }, seen)
/** The sweet potato that he eats. */
const potato = (): string =>
  lit(ellipse(-6, -196, 17, 11, lin(['#D98AA0', '#A2486A', '#6E2A4A'], 60), { transform: 'rotate(-24 -6 -196)' }), 1.4)
const joko = (seen = 0): string =>
  inMist(
    'joko',
    690,
    1.32,
    { expression: seen ? 'laugh' : 'happy', turn: -0.2, hat: null, pose: up('R') },
    seen,
    potato(),
  )
/** A lantern whose glass is a round yellow eye; the lantern's own rods are its pupil. `shut`: a leaf passes. */
function light([x, y]: readonly [number, number], { grow = 1, shut = false } = {}): string {
  return g([
    circle(x, y, 172 * grow, glow('#FFD98A', 0.5)),
    circle(x, y, 96 * grow, glow('#FFE9A8', 0.85)),
    circle(x, y, 62 * grow, rad(['#FFFBE0', '#FFE58A', '#FFB93E', '#E88A1E'], 0.46, 0.42, 0.62)),
    circle(x, y, 62 * grow, 'none', { stroke: '#C96A14', 'stroke-width': 4, opacity: 0.5 }),
    g(place(lantern({ on: true, r: 0 }), x, y + 41, 1.06), { filter: flat('#4A2410'), opacity: 0.78 }),
    circle(x, y + 8, 7, '#FFE9A8', { opacity: 0.9 }),
    circle(x - 22, y - 24, 9, '#FFFFFF', { opacity: 0.9 }),
    shut ? place(bananaLeaf(210, C.daun, 4, { dark: 0.6, wide: 0.26, curl: 0.1 }), x - 104, y + 4) : '',
  ])
}
/** Somebody flat on the belly behind the hedge, from behind, before the light. */
const back = (name: PersonName, x: number, y: number, s: number, pose: Pose): string =>
  drawn(0.55 / s, () => {
    const there = put(
      person(name, {
        rear: true,
        props: { leg: [10, 10] },
        pose: { armL: [-30, 20], armR: [30, -20], ...pose },
        ...(name === 'danu' ? { behind: spikesFromBehind(pose.head ?? 0) } : {}),
      }).svg,
      { x, y, s },
    )
    return (
      g(place(there, 1, -5), { filter: flat('#FFD98A'), opacity: 0.75 }) +
      relight(there, 'malam') +
      g(there, { filter: flat('#0A1434'), opacity: 0.34 })
    )
  })
const danu = (ducks = false): string => back('danu', 312, ducks ? 932 : 900, 1.66, { lean: 8, head: ducks ? 14 : 8 })
const ayu = (ducks = false): string =>
  back('ayu', 620, ducks ? 912 : 888, 1.6, {
    lean: 2,
    head: ducks ? 8 : 2,
    ...(ducks ? { armL: [-120, -160] as const, armR: [120, 160] as const } : {}),
  })
const eka = (up2 = false): string =>
  back('eka', 926, up2 ? 836 : 860, 1.56, { lean: -8, head: up2 ? -12 : -6, armL: [-60, -100], handL: 'open' })
/** The leaves they hide behind, a fan along the lower edge. */
const hedge = (): string =>
  relight(
    g(
      (
        [
          [100, 830, 270, -112],
          [190, 840, 240, -48],
          [470, 850, 220, -150],
          [430, 850, 210, -40],
          [790, 850, 210, -142],
          [770, 850, 200, -38],
          [1090, 840, 240, -136],
          [1130, 830, 280, -66],
        ] as const
      ).map(([x, y, long, a], i) =>
        place(
          bananaLeaf(long, C.daun, i + 2, { dark: 0.52 + (i % 3) * 0.08, wide: 0.2, curl: i % 2 ? 0.2 : -0.2 }),
          x,
          y,
          1,
          a,
        ),
      ),
    ),
    'malam',
  )
const kiko = (hop = 0): string =>
  moonlit(
    place(bananaLeaf(230, C.pisang, 6, { wide: 0.16 }), 1180, 520, 1, 198) +
      place(kitten({ pose: 'sit' }), 1090, 486 - hop, 0.86),
    0.5,
  )

export { background, foreground }
/** Back to front: the two who carry, the two lights, him on his leaf, three backs, the hedge. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'ibu',
    box: { x: 33, y: 20.5, width: 19.5, height: 56.5 },
    svg: ibu(),
    frames: { tap: ibu(1) },
    idle: 'bob',
    tap: 'wave',
  },
  {
    name: 'joko',
    box: { x: 48, y: 21.5, width: 21.5, height: 55.5 },
    svg: joko(),
    frames: { tap: joko(1) },
    idle: 'bob',
    tap: 'wave',
    sound: 'crunch',
  },
  {
    name: 'light-left',
    box: { x: 35.5, y: 34.5, width: 13, height: 20 },
    svg: light(LEFT),
    frames: { tap: light(LEFT, { grow: 1.14 }) },
    pivot: [0.5, 0.5],
    idle: 'bob',
    tap: 'grow',
    sound: 'lantern',
  },
  {
    name: 'light-right',
    box: { x: 49.5, y: 34.5, width: 17, height: 20 },
    svg: light(RIGHT),
    frames: { blink: light(RIGHT, { shut: true }), tap: light(RIGHT, { grow: 1.14 }) },
    pivot: [0.5, 0.5],
    idle: 'bob',
    tap: 'grow',
    sound: 'lantern',
  },
  {
    name: 'kiko',
    box: { x: 74, y: 46.5, width: 18.5, height: 24 },
    svg: kiko(),
    frames: { tap: kiko(20) },
    idle: 'sway',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'danu',
    box: { x: 17, y: 63.5, width: 19, height: 36.5 },
    svg: danu(),
    frames: { tap: danu(true) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'ayu',
    box: { x: 39, y: 68, width: 19.5, height: 32 },
    svg: ayu(),
    frames: { tap: ayu(true) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'eka',
    box: { x: 59, y: 65.5, width: 22.5, height: 34.5 },
    svg: eka(),
    frames: { tap: eka(true) },
    idle: 'wiggle',
    tap: 'hop',
  },
  {
    name: 'hedge',
    box: { x: 0, y: 70.5, width: 98, height: 29.5 },
    svg: hedge(),
    idle: 'still',
    tap: 'sway',
    sound: 'rustle',
  },
]
