/** Book 1, page 11: the five call hello to the hills, hands around their mouths; behind them Kiko calls too. */
import { person } from '../../characters/cast.ts'
import type { Pose } from '../../characters/types.ts'
import { circle, g, place, stroke } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C } from '../../palette.ts'
import { kitten } from '../../parts/kitten.ts'
import { kittenCall } from '../../parts/kittenPoses.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { background, foreground } from './p11.land.ts'
import { onGround } from './shared.ts'
import type { SpriteDrawing } from '../page.ts'
import type { Stand } from './shared.ts'
import { living, together } from './sharedFriends.ts'

const AYU: Stand = { x: 110, y: 668, s: 1.12 },
  DANU: Stand = { x: 238, y: 650, s: 1.1 },
  CITRA: Stand = { x: 374, y: 672, s: 1.08 },
  BIMA: Stand = { x: 484, y: 688, s: 1.1 },
  EKA: Stand = { x: 606, y: 694, s: 1.08 },
  KIKO: Stand = { x: 704, y: 700, s: 0.84 }

/** Both hands at the mouth, as a funnel; lean = how far the call carries the body forward. */
const funnel = (lean: number, head: number, far = 36, near = -46): Pose => ({
  lean,
  armL: { head: [near, 48], bend: -1 },
  armR: { head: [far, 52], bend: 1 },
  angL: 132,
  angR: 204,
  handL: 'rest',
  handR: 'rest',
  head,
  over: 'LR',
})
const gold = (svg: string): string => relight(svg, 'senja')
const ayu = (expression: string): string =>
  gold(
    onGround(
      person('ayu', { expression, turn: 0.5, nod: -0.2, pose: { ...funnel(8, -6, 36), legL: [-18, -8], legR: [6, 2] } })
        .svg,
      AYU,
    ),
  )
const danu = (expression: string): string =>
  gold(
    onGround(
      person('danu', {
        expression,
        turn: 0.2,
        nod: -0.3,
        pose: { ...funnel(5, -4, 42, -46), legL: [-14, -6], legR: [8, 3] },
      }).svg,
      DANU,
    ),
  )
const citra = (expression: string): string =>
  gold(
    onGround(
      person('citra', {
        expression,
        turn: 0.55,
        nod: -0.3,
        pose: { ...funnel(11, -10, 40), legL: [-22, -10], legR: [8, 6], air: 2 },
      }).svg,
      CITRA,
    ),
  )
const bima = (expression: string): string =>
  gold(
    onGround(
      inChair('bima', {
        view: 'side',
        expression,
        turn: 0.5,
        nod: -0.2,
        armL: { head: [-46, 48], bend: -1 },
        armR: { head: [38, 52], bend: 1 },
        poseMore: { lean: 9, angL: 132, angR: 200, handL: 'rest', handR: 'rest', back: '', over: 'R', head: -8 },
      }).svg,
      BIMA,
      110,
    ),
  )
/** Eka stands on tiptoe, right at the front. */
const eka = (expression: string): string =>
  gold(
    onGround(
      person('eka', {
        expression,
        turn: 0.5,
        nod: -0.5,
        pose: { ...funnel(6, -14, 40), legL: [-16, -6], legR: [12, 6], air: 4 },
      }).svg,
      EKA,
    ),
  )

const friends = together(
  living(ayu, 'wow', 'shout'),
  living(citra, 'happy', 'shout'),
  living(danu, 'wow', 'shout'),
  living(bima, 'shout', 'laugh'),
  living(eka, 'shout', 'laugh'),
)

const GOLD = '#FFE29A'
/** The bright upper left third of a ring. */
const arcOf = (r: number): string => `M${-r} 0A${r} ${r} 0 0 1 0 ${-r}`
/** The answer of the hills: two soft rings, wider when they are touched. */
const echo = (grow: number): string =>
  g(
    [
      [870, 262, 1],
      [1036, 300, 0.74],
    ].map(([x = 0, y = 0, s = 1]) =>
      place(
        [24, 46, 70]
          .map((r, i) =>
            circle(0, 0, r * grow, 'none', {
              stroke: i === 1 ? GOLD : C.putih,
              'stroke-width': 12 - i * 2.5,
              opacity: 0.5 - i * 0.1,
            }),
          )
          .join('') +
          [24, 46, 70]
            .map((r, i) => stroke(arcOf(r * grow), C.putih, 4 - i * 0.7, { opacity: 0.9 - i * 0.2 }))
            .join(''),
        x,
        y,
        s,
      ),
    ),
  )

export { background, foreground }
/** The echo over the hills, the five, and Kiko, who has the loudest voice of all. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'echo',
    box: { x: 60, y: 20, width: 29, height: 28 },
    svg: echo(0.9),
    frames: { tap: echo(1.1) },
    idle: 'breathe',
    tap: 'grow',
  },
  { name: 'friends', box: { x: 2.5, y: 40, width: 53.5, height: 49 }, ...friends, idle: 'breathe', tap: 'hop' },
  {
    name: 'kiko',
    box: { x: 51, y: 74, width: 9, height: 15 },
    svg: gold(onGround(kittenCall(), KIKO, 56)),
    frames: { tap: gold(onGround(kitten({ pose: 'call' }), KIKO, 56)) },
    idle: 'still',
    tap: 'hop',
    sound: 'meow',
  },
]
