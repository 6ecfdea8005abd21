/**
 * Book 2, page 3: almost nothing but night and two hills as high as the picture; between them, very small, two children call for Grandpa.
 */
import { person } from '../../characters/cast.ts'
import type { Point } from '../../core/geom.ts'
import { f, g, path, place, stroke } from '../../core/svg.ts'
import { kitten } from '../../parts/kitten.ts'
import { put } from '../book1/shared.ts'
import type { Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p03.land.ts'
import { moonlit, nightShadow } from './sharedLight.ts'

const DANU: Stand = { x: 560, y: 640, s: 0.62 },
  EKA: Stand = { x: 724, y: 642, s: 0.62 },
  KIKO: Stand = { x: 642, y: 640, s: 0.4 }

/** A few arcs that leave a mouth toward `side` and fade at once; n = how many. */
const callRings = ([x, y]: Point, side: -1 | 1, n: number): string =>
  g(
    Array.from({ length: n }, (_, i) => {
      const r = 17 + i * 17,
        a = 0.62,
        dx = Math.cos(a) * r * side,
        dy = Math.sin(a) * r
      return stroke(
        `M${f(x + dx)} ${f(y - dy)}A${r} ${r} 0 0 ${side > 0 ? 1 : 0} ${f(x + dx)} ${f(y + dy)}`,
        '#FFF3C4',
        5.2 - i * 0.9,
        { opacity: f(0.95 - i * 0.22) },
      )
    }),
  )

/** Danu: takes a breath with his hands at his mouth, or calls over the hills. */
function danu(isCalling: boolean, blink = false): string {
  const who = person('danu', {
    expression: isCalling ? 'shout' : 'wow',
    blink,
    turn: -0.45,
    nod: isCalling ? -0.5 : -0.3,
    look: [-0.8, -0.6],
    pose: {
      lean: isCalling ? -9 : 4,
      armL: { head: [-46, 46], bend: -1 },
      armR: { head: [38, 44], bend: 1 },
      angL: 164,
      angR: 200,
      handL: 'rest',
      handR: 'rest',
      legL: [-14, -6],
      legR: [12, 4],
      head: isCalling ? -10 : 2,
      over: 'LR',
    },
  })
  const mouth = who.at.mouth
  return (
    nightShadow(DANU, 62) +
    moonlit(put(who.svg, DANU)) +
    (isCalling ? put(callRings([mouth[0] - 36, mouth[1] - 4], -1, 3), DANU) : '')
  )
}
/** Eka on her toes; her rings are smaller still. */
function eka(isCalling: boolean, blink = false): string {
  const who = person('eka', {
    expression: isCalling ? 'shout' : 'happy',
    blink,
    turn: 0.45,
    nod: isCalling ? -0.6 : -0.3,
    look: [0.8, -0.7],
    pose: {
      lean: isCalling ? 9 : -2,
      armL: isCalling ? [-50, -140] : [-44, 22],
      armR: { head: [36, 46], bend: 1 },
      angR: 198,
      handL: isCalling ? 'open' : 'rest',
      handR: 'rest',
      legL: [-8, -2],
      legR: [12, 4],
      footL: isCalling ? -24 : 0,
      footR: isCalling ? 24 : 0,
      air: isCalling ? 9 : 0,
      head: isCalling ? 9 : -4,
      over: 'R',
    },
  })
  const mouth = who.at.mouth
  return (
    nightShadow(EKA, 54) +
    moonlit(put(who.svg, EKA)) +
    (isCalling ? put(callRings([mouth[0] + 32, mouth[1] - 4], 1, 2), EKA) : '')
  )
}
/** Nobody has heard them: how the two stand when they have called. */
const unheard = (name: 'danu' | 'eka', at: Stand, turn: number): string =>
  nightShadow(at, 58) +
  moonlit(put(person(name, { expression: 'dejected', turn, nod: 0.6, look: [turn, 0.9], pose: 'slump' }).svg, at))
const kiko = (isCalling: boolean): string =>
  nightShadow(KIKO, 40) + moonlit(put(kitten({ pose: 'call', mood: isCalling ? 'happy' : 'open' }), KIKO), 0.5)
/** A leaf that the wind carries. */
const leaf = (): string =>
  place(
    path('M0 0C8 -12 26 -14 38 -4C28 8 10 8 0 0Z', '#9CC79A') + stroke('M2 0Q20 -4 34 -4', '#5E9470', 2),
    880,
    250,
    1,
    18,
  )

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'leaf',
    box: { x: 68, y: 29, width: 5, height: 6 },
    svg: leaf(),
    idle: 'flutter',
    tap: 'fly',
    sound: 'whoosh',
    pivot: [0.5, 0.5],
  },
  {
    name: 'child-1',
    box: { x: 37, y: 57, width: 12.5, height: 26 },
    svg: danu(false),
    frames: { blink: danu(false, true), tap: danu(true), unheard: unheard('danu', DANU, 0.2) },
    idle: 'breathe',
    tap: 'still',
  },
  {
    name: 'child-2',
    box: { x: 51.5, y: 60, width: 12, height: 23 },
    svg: eka(false),
    frames: { blink: eka(false, true), tap: eka(true), unheard: unheard('eka', EKA, -0.2) },
    idle: 'bob',
    tap: 'still',
  },
  {
    name: 'kiko',
    box: { x: 47.5, y: 74, width: 5, height: 8 },
    svg: kiko(false),
    frames: { tap: kiko(true) },
    idle: 'breathe',
    tap: 'hop',
    sound: 'meow',
  },
]
