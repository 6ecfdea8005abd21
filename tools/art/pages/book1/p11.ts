/** Book 1, page 11: against the low sun, five shapes on a ridge call hello to the hills, each in their own way; the sixth is Kiko. */
import { person } from '../../characters/cast.ts'
import type { PersonName } from '../../characters/people.ts'
import type { Pose } from '../../characters/types.ts'
import { circle, flat, g, place, stroke } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { kitten } from '../../parts/kitten.ts'
import { kittenCall } from '../../parts/kittenPoses.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { background, foreground, RIDGE } from './p11.land.ts'
import { put, wand } from './shared.ts'
import type { SpriteDrawing } from '../page.ts'

/** A shape on the ridge at x: dark, a little of its own colour left, the sun's gold along its upper edge. */
function shape(svg: string, x: number, s = 1.2): string {
  const there = put(svg, { x, y: RIDGE(x) + 6, s })
  return g([
    g(place(there, 0, -5), { filter: flat('#FFE3A0') }),
    g(there, { filter: flat('#35203F') }),
    g(there, { opacity: 0.13 }),
  ])
}
const standing = (name: PersonName, x: number, pose: Pose, turn = 0.5): string =>
  shape(person(name, { expression: 'shout', turn, pose }).svg, x)

/** Ayu makes a funnel of her hands. */
const ayu = (loud: boolean): string =>
  standing('ayu', 196, {
    lean: loud ? 14 : 8,
    armL: { head: [-54, 46], bend: -1 },
    armR: { head: [62, 50], bend: 1 },
    angL: 120,
    angR: 214,
    legL: [-20, -8],
    legR: [8, 2],
    head: -6,
    over: 'LR',
  })
/** Danu throws the call with his whole body. */
const danu = (loud: boolean): string =>
  standing('danu', 384, {
    lean: loud ? -16 : -10,
    armL: loud ? [-110, -150] : [-88, -120],
    armR: loud ? [128, 158] : [100, 128],
    handL: 'open',
    handR: 'open',
    legL: [-26, -10],
    legR: [18, 8],
    head: -8,
    stretch: 1.15,
  })
/** Bima lifts one fist out of his chair. */
const bima = (loud: boolean): string =>
  shape(
    inChair('bima', {
      view: 'side',
      expression: 'shout',
      turn: 0.5,
      armR: loud ? [136, 166] : [104, 140],
      poseMore: { lean: 6, handR: 'open', back: '', over: 'R', head: -10, stretch: 1.2 },
    }).svg,
    566,
    1.24,
  )
/** Citra jumps, so that the hills can see her too. */
const citra = (loud: boolean): string =>
  standing(
    'citra',
    738,
    {
      lean: 5,
      armL: [-108, -150],
      armR: [112, 148],
      handL: 'open',
      handR: 'open',
      legL: [-40, 36],
      legR: [44, -30],
      air: loud ? 58 : 34,
      head: 4,
      stretch: 1.15,
    },
    0.1,
  )
/** Eka on tiptoe, her wand up. */
const eka = (loud: boolean): string => {
  const who = person('eka', {
    expression: 'shout',
    turn: 0.5,
    pose: {
      lean: 10,
      armL: { head: [-50, 48], bend: -1 },
      angL: 132,
      armR: loud ? [120, 164] : [100, 148],
      handR: 'fist',
      legL: [-14, -4],
      legR: [10, 4],
      footL: 40,
      footR: 30,
      air: 5,
      head: -14,
      stretch: 1.2,
      over: 'L',
    },
  })
  const [x, y] = who.at.handR
  return shape(place(wand(44), x, y, 1, 16) + who.svg, 884, 1.2)
}
const friends = (loud: boolean): string => ayu(loud) + danu(loud) + bima(loud) + citra(loud) + eka(loud)

const GOLD = '#FFE29A'
/** The bright upper left third of a ring. */
const arcOf = (r: number): string => `M${-r} 0A${r} ${r} 0 0 1 0 ${-r}`
/** The answer of the hills: two soft rings, wider when they are touched. */
const echo = (grow: number): string =>
  g(
    [
      [1010, 214, 1],
      [1150, 268, 0.74],
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
    box: { x: 72, y: 16, width: 25, height: 26 },
    svg: echo(0.9),
    frames: { tap: echo(1.1) },
    idle: 'breathe',
    tap: 'grow',
  },
  {
    name: 'friends',
    box: { x: 10, y: 34, width: 71, height: 53 },
    svg: friends(false),
    frames: { tap: friends(true) },
    idle: 'still',
    tap: 'hop',
  },
  {
    name: 'kiko',
    box: { x: 77, y: 72, width: 9, height: 15 },
    svg: shape(kittenCall(), 1040, 0.84),
    frames: { tap: shape(kitten({ pose: 'call' }), 1040, 0.84) },
    idle: 'still',
    tap: 'hop',
    sound: 'meow',
  },
]
