/** Book 6, page 8: five tiny figures before a huge barn under the stars. Bima calls so well that the window answers; on the ridge somebody calls, too. */
import { person } from '../../characters/cast.ts'
import type { PersonName } from '../../characters/people.ts'
import type { Pose } from '../../characters/types.ts'
import { ellipse, flat, g, place } from '../../core/svg.ts'
import { lampGlow, relight } from '../../core/time.ts'
import { kittenCall } from '../../parts/kittenPoses.ts'
import { lantern } from '../../parts/lantern.ts'
import { inChairFromBehind } from '../../parts/wheelchairBack.ts'
import { put, type Stand } from '../book1/shared.ts'
import { spikesFromBehind } from '../book1/sharedThings.ts'
import type { SpriteDrawing } from '../page.ts'
import { gableWindow } from './cover.land.ts'
import { BARN, background, foreground } from './p08.land.ts'
import { moonlit } from './sharedNight.ts'
import { eyesInTheDark } from './sharedOwl.ts'

const GROUND = 706
/** A small figure from behind, before the light of their lamp. */
const small = (svg: string, at: Stand): string => {
  const there = put(svg, at)
  return (
    ellipse(at.x, at.y, 44 * at.s, 8 * at.s, '#060B24', { opacity: 0.6 }) +
    g(place(there, 2, -2.4), { filter: flat('#FFD08A'), opacity: 0.7 }) +
    relight(there, 'malam') +
    g(there, { opacity: 0.3 })
  )
}
const child = (name: PersonName, x: number, s: number, pose: Pose): string =>
  small(
    person(name, {
      rear: true,
      pose: { legL: [-6, -2], legR: [6, 2], ...pose },
      ...(name === 'danu' ? { behind: spikesFromBehind(pose.head ?? 0) } : {}),
    }).svg,
    { x, y: GROUND, s },
  )
const danu = (up = false): string =>
  child('danu', 226, 0.66, { lean: 4, head: up ? 10 : 5, armL: [-20, 4], armR: [44, 28] })
const eka = (up = false): string =>
  child('eka', 302, 0.6, {
    lean: up ? -3 : 3,
    head: 6,
    armL: [-44, -28],
    armR: up ? [120, 150] : [46, 30],
    ...(up ? { air: 14, armL: [-120, -150] as const } : {}),
  })
const bima = (calls = false): string =>
  small(
    inChairFromBehind('bima', {
      pose: { lean: calls ? -4 : 3, head: calls ? -9 : 4, armL: [-120, 170], armR: [120, -170] },
    }),
    { x: 396, y: GROUND, s: 0.7 },
  )
const citra = (up = false): string =>
  child('citra', 488, 0.62, { lean: -2, head: up ? 9 : 3, armL: [-46, -30], armR: [40, 26] })
const ayu = (up = false): string =>
  child('ayu', 556, 0.64, { lean: -5, head: up ? 8 : 2, armL: [-40, -26], armR: [20, 4] })

const W = [BARN.x, BARN.y - 204 * BARN.s] as const
/** The black window: nothing, then a shimmer, then two eyes. */
const hole = (eyes: 'none' | 'dim' | 'open' | 'shut'): string =>
  place(relight(gableWindow(), 'malam'), W[0], W[1], BARN.s) +
  (eyes === 'none'
    ? ''
    : eyes === 'dim'
      ? g(place(eyesInTheDark(10, 30), W[0], W[1]), { opacity: 0.3 })
      : eyes === 'shut'
        ? place(ellipse(-16, 0, 11, 2, '#C97A30') + ellipse(16, 0, 11, 2, '#C97A30'), W[0], W[1])
        : place(eyesInTheDark(14, 38), W[0], W[1]))
const kiko = (back = 0): string => moonlit(place(kittenCall(), 906, BARN.y - 322 * BARN.s, 0.72, -6 - back), 0.5)

export { background, foreground }
/** Back to front: him on the ridge, the barn's window, five who hold hands around a lamp. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'kiko',
    box: { x: 67.5, y: 2, width: 6.5, height: 11 },
    svg: kiko(),
    frames: { tap: kiko(10) },
    idle: 'nod',
    tap: 'nod',
    sound: 'meow',
  },
  {
    name: 'window',
    box: { x: 63.5, y: 33, width: 12, height: 13 },
    svg: hole('none'),
    frames: { tap: hole('dim'), eyes: hole('open'), wink: hole('shut') },
    pivot: [0.5, 0.5],
    idle: 'still',
    tap: 'grow',
  },
  {
    name: 'danu',
    box: { x: 14.5, y: 64, width: 8, height: 25 },
    svg: danu(),
    frames: { tap: danu(true) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'eka',
    box: { x: 19.5, y: 69.5, width: 8, height: 19.5 },
    svg: eka(),
    frames: { tap: eka(true) },
    idle: 'hop',
    tap: 'hop',
  },
  {
    name: 'citra',
    box: { x: 34, y: 66, width: 8.5, height: 23 },
    svg: citra(),
    frames: { tap: citra(true) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'ayu',
    box: { x: 39.5, y: 67, width: 6.5, height: 22 },
    svg: ayu(),
    frames: { tap: ayu(true) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'bima',
    box: { x: 26.5, y: 67, width: 9, height: 22 },
    svg: bima(),
    frames: { tap: bima(true) },
    idle: 'wobble',
    tap: 'wiggle',
    sound: 'owl',
  },
  {
    name: 'lamp',
    box: { x: 33, y: 83.5, width: 3.5, height: 6 },
    svg: lampGlow(446, 690, 60, 0.9) + place(lantern({ on: true, r: 0 }), 446, GROUND + 6, 0.46),
    idle: 'still',
    tap: 'nod',
    sound: 'lantern',
  },
]
