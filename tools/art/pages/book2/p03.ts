/** Book 2, page 3: two children on the first hill call for Grandpa; the rings of their calls are small, the hills are tall. */
import { person } from '../../characters/cast.ts'
import type { Point } from '../../core/geom.ts'
import { f, g, path, place, stroke } from '../../core/svg.ts'
import { kitten } from '../../parts/kitten.ts'
import { put } from '../book1/shared.ts'
import type { Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p03.land.ts'
import { moonlit, nightShadow } from './sharedLight.ts'

const DANU: Stand = { x: 434, y: 690, s: 1.25 },
  EKA: Stand = { x: 820, y: 692, s: 1.26 },
  KIKO: Stand = { x: 626, y: 692, s: 0.78 }

/** A few arcs that leave a mouth toward `side` and fade at once; n = how many. */
const callRings = ([x, y]: Point, side: -1 | 1, n: number): string =>
  g(
    Array.from({ length: n }, (_, i) => {
      const r = 17 + i * 15,
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
const kiko = (isCalling: boolean): string =>
  nightShadow(KIKO, 40) + moonlit(put(kitten({ pose: 'call', mood: isCalling ? 'happy' : 'open' }), KIKO), 0.5)
/** A leaf that the wind carries. */
const leaf = (): string =>
  place(
    path('M0 0C8 -12 26 -14 38 -4C28 8 10 8 0 0Z', '#9CC79A') + stroke('M2 0Q20 -4 34 -4', '#5E9470', 2),
    1010,
    336,
    1,
    18,
  )

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'leaf',
    box: { x: 78, y: 39.5, width: 5, height: 6 },
    svg: leaf(),
    idle: 'flutter',
    tap: 'fly',
    sound: 'whoosh',
    pivot: [0.5, 0.5],
  },
  {
    name: 'child-1',
    box: { x: 24, y: 40, width: 18, height: 48 },
    svg: danu(false),
    frames: { blink: danu(false, true), tap: danu(true) },
    idle: 'breathe',
    tap: 'still',
  },
  {
    name: 'child-2',
    box: { x: 56, y: 46, width: 16, height: 42 },
    svg: eka(false),
    frames: { blink: eka(false, true), tap: eka(true) },
    idle: 'bob',
    tap: 'still',
  },
  {
    name: 'kiko',
    box: { x: 45, y: 75, width: 8, height: 12 },
    svg: kiko(false),
    frames: { tap: kiko(true) },
    idle: 'breathe',
    tap: 'hop',
    sound: 'meow',
  },
]
