/**
 * Book 6, page 9: over the owl's shoulder, whose head is on back to front: far below five faces look up with open mouths. Citra's glasses and the
 * owl's face are the same; between her feet and the wall sit two owlets and one kitten, all round-eyed.
 */
import { person } from '../../characters/cast.ts'
import type { PersonName } from '../../characters/people.ts'
import type { FigureOptions, Pose } from '../../characters/types.ts'
import { ellipse, place } from '../../core/svg.ts'
import { kitten } from '../../parts/kitten.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p09.land.ts'
import { drawn, lamplit, moonlit } from './sharedNight.ts'
import { type OwlEyes, owlet, owlFromBehind } from './sharedOwl.ts'

/** Her head, as large as the picture is high; `tilt` degrees. */
const owl = (eyes: OwlEyes = 'open', tilt = 0): string =>
  drawn(0.26, () => moonlit(place(owlFromBehind({ eyes, tilt }), 300, 872, 2.06), 0.62))
/** Somebody far below who looks straight up at us. */
const below = (name: PersonName, { x, y, s }: Stand, pose: Pose, how: FigureOptions): string =>
  lamplit(
    ellipse(x + 12, y, 42 * s, 11 * s, '#5A2A1A', { opacity: 0.42 }) +
      put(
        person(name, {
          nod: -0.85,
          look: [-0.7, -1.7],
          props: { leg: name === 'eka' ? [17, 18] : [22, 22] },
          ...how,
          pose: { legL: [-8, -3], legR: [9, 3], ...pose },
        }).svg,
        { x, y, s },
      ),
  )
const citra = (how: FigureOptions = { expression: 'awe' }): string =>
  below(
    'citra',
    { x: 886, y: 470, s: 1.12 },
    { lean: -2, head: -3, armL: [-58, -40], armR: [60, 44], handL: 'open', handR: 'open' },
    { turn: -0.16, ...how },
  )
const ayu = (how: FigureOptions = { expression: 'laugh' }): string =>
  below(
    'ayu',
    { x: 742, y: 452, s: 1.04 },
    { lean: 4, head: 4, armL: [-30, -70], armR: { head: [34, 42], bend: 1 }, handR: 'rest', over: 'R' },
    { turn: -0.1, ...how },
  )
const eka = (how: FigureOptions = { expression: 'laugh' }, jumps = false): string =>
  below(
    'eka',
    { x: 1042, y: 464, s: 1.06 },
    {
      lean: -4,
      head: -4,
      armL: [-116, -150],
      armR: [122, 150],
      handL: 'open',
      handR: 'open',
      ...(jumps ? { air: 22 } : {}),
    },
    { turn: -0.3, ...how },
  )
const danu = (how: FigureOptions = { expression: 'happy' }): string =>
  below(
    'danu',
    { x: 736, y: 640, s: 1.14 },
    { lean: 3, head: 4, armL: [-120, -160], armR: [34, 20], handL: 'point', stretch: 1.16, over: 'L' },
    { turn: -0.2, ...how },
  )
const bima = (how: FigureOptions = { expression: 'laugh' }, calls = true): string =>
  lamplit(
    ellipse(950, 648, 84, 18, '#5A2A1A', { opacity: 0.42 }) +
      put(
        inChair('bima', {
          nod: -0.85,
          look: [-0.7, -1.7],
          turn: -0.1,
          armL: calls ? { head: [-34, 44], bend: -1 } : [-100, -150],
          armR: calls ? { head: [32, 46], bend: 1 } : [100, 150],
          poseMore: { handL: calls ? 'rest' : 'open', handR: calls ? 'rest' : 'open', over: 'LR' },
          ...how,
        }).svg,
        { x: 936, y: 648, s: 1.06 },
      ),
  )
/** The owlets between her and the wall. */
const owlets = (eyes: OwlEyes = 'open', tilt = 0): string =>
  moonlit(place(owlet({ eyes, tilt: -tilt }), 56, 742, 1.36) + place(owlet({ eyes, tilt }), 520, 748, 1.3), 0.6)
/** He has joined the nest. */
const kiko = (mood: 'open' | 'happy' = 'open'): string =>
  moonlit(place(kitten({ pose: 'sit', mood }), 606, 754, 1.1), 0.62)

export { background, foreground }
/** Back to front: five below, the owlets, the owl, and the third of the nest; the straw of the sill lies over their feet. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'ayu',
    box: { x: 51, y: 26, width: 12.5, height: 32 },
    svg: ayu(),
    frames: { blink: ayu({ expression: 'laugh', blink: true }), tap: ayu({ expression: 'awe' }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'citra',
    box: { x: 60.5, y: 23, width: 17, height: 37.5 },
    svg: citra(),
    frames: { blink: citra({ expression: 'awe', blink: true }), tap: citra({ expression: 'laugh' }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'eka',
    box: { x: 74, y: 26.5, width: 14, height: 33 },
    svg: eka(),
    frames: { tap: eka({ expression: 'wow' }, true) },
    idle: 'hop',
    tap: 'hop',
  },
  {
    name: 'danu',
    box: { x: 50, y: 43.5, width: 14.5, height: 38 },
    svg: danu(),
    frames: { blink: danu({ expression: 'happy', blink: true }), tap: danu({ expression: 'laugh' }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'bima',
    box: { x: 65, y: 46.5, width: 16, height: 37 },
    svg: bima(),
    frames: { tap: bima({ expression: 'wow' }, false) },
    idle: 'wobble',
    tap: 'wiggle',
  },
  {
    name: 'owlets',
    box: { x: 0, y: 74, width: 47, height: 20.5 },
    svg: owlets(),
    frames: { blink: owlets('shut'), tap: owlets('wide', 18) },
    idle: 'still',
    tap: 'nod',
    sound: 'chirp',
  },
  {
    name: 'owl',
    box: { x: 6.5, y: 5, width: 34, height: 95 },
    svg: owl(),
    frames: { blink: owl('shut'), tap: owl('wide', 16) },
    idle: 'breathe',
    tap: 'nod',
    sound: 'owl',
  },
  {
    name: 'kiko',
    box: { x: 43.5, y: 79.5, width: 9.5, height: 15 },
    svg: kiko(),
    frames: { tap: kiko('happy') },
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
]
