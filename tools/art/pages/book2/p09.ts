/** Book 2, page 9: four neighbours from each side; when a group is called, its four lanterns light up and stay lit. */
import { person } from '../../characters/cast.ts'
import { type PersonName } from '../../characters/people.ts'
import type { Figure, Pose } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { lampPool } from '../../core/time.ts'
import { C, light, shade } from '../../palette.ts'
import { kittenHead } from '../../parts/kitten.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { put, type Stand } from '../book1/shared.ts'
import { blinkOf } from '../book1/sharedFaces.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p09.land.ts'
import { heldLamp, lamplit, lampShadow } from './sharedLate.ts'
import { moonlit } from './sharedLight.ts'

/** Somebody with a lantern: which hand holds it, how high (arm before and after it is lit), what the other arm does. */
interface Bearer extends Stand {
  readonly who: PersonName
  readonly hand: 'L' | 'R'
  /** 1: looks to the right, to the crossing. */
  readonly side: -1 | 1
  readonly before: readonly [number, number]
  readonly after: readonly [number, number]
  readonly other: Pose
}
const DOWN_L: Pose = { armL: [-20, 8], handL: 'rest' },
  DOWN_R: Pose = { armR: [20, -8], handR: 'rest' }
const LEFT: readonly Bearer[] = [
  { who: 'joko', x: 124, y: 604, s: 0.88, side: 1, hand: 'L', before: [-24, -40], after: [-34, -74], other: DOWN_R },
  { who: 'sri', x: 432, y: 606, s: 0.92, side: 1, hand: 'R', before: [22, 46], after: [64, 120], other: DOWN_L },
  { who: 'ayu', x: 236, y: 676, s: 0.96, side: 1, hand: 'L', before: [-34, -60], after: [-70, -122], other: DOWN_R },
]
const RIGHT: readonly Bearer[] = [
  { who: 'rio', x: 864, y: 602, s: 0.86, side: -1, hand: 'L', before: [-22, -42], after: [-66, -126], other: DOWN_R },
  { who: 'murni', x: 1158, y: 590, s: 0.95, side: -1, hand: 'R', before: [30, 56], after: [40, 82], other: DOWN_L },
  { who: 'citra', x: 948, y: 676, s: 0.96, side: -1, hand: 'L', before: [-30, -60], after: [-70, -134], other: DOWN_R },
  { who: 'tini', x: 1086, y: 680, s: 0.88, side: -1, hand: 'L', before: [-24, -44], after: [-72, -132], other: DOWN_R },
]
const BIMA: Stand = { x: 362, y: 682, s: 0.94 },
  DANU: Stand = { x: 588, y: 676, s: 0.94 },
  EKA: Stand = { x: 694, y: 682, s: 0.96 },
  KIKO: Stand = { x: 1170, y: 452, s: 0.84 }

/** Somebody in moonlight with a dark lantern, or in the light of their own. */
function carried(who: Figure, at: Stand, hand: 'L' | 'R', isLit: boolean): string {
  const figure = put(who.svg, at),
    lamp = put(heldLamp(who, hand, { s: 0.62, on: isLit, glow: 76 }), at)
  return g([
    isLit ? lampPool(at.x, at.y, 84, 0.75) : '',
    lampShadow(at),
    isLit ? lamplit(figure, 0.4) : moonlit(figure, 0.46),
    isLit ? lamp : moonlit(lamp, 0.5),
  ])
}
function bearer({ who, side, hand, before, after, other, ...at }: Bearer, isLit: boolean): string {
  const arm = isLit ? after : before
  const svg = person(who, {
    expression: isLit ? 'laugh' : 'smile',
    turn: side * 0.3,
    look: [side * 0.8, 0.1],
    pose: {
      lean: side * (isLit ? -2 : 3),
      head: side * 4,
      legL: [-8, -3],
      legR: [8, 3],
      ...other,
      ...(hand === 'R' ? { armR: arm, handR: 'fist' } : { armL: arm, handL: 'fist' }),
    },
  })
  return carried(svg, at, hand, isLit)
}
const bima = (isLit: boolean): string =>
  carried(
    inChair('bima', {
      view: 'quarter',
      expression: isLit ? 'laugh' : 'smile',
      look: [0.9, 0],
      armR: isLit ? [78, 142] : [40, 96],
      poseMore: { handR: 'fist' },
    }),
    BIMA,
    'R',
    isLit,
  )
const leftFour = (isLit: boolean): string => g([...LEFT.map((one) => bearer(one, isLit)), bima(isLit)])
const rightFour = (isLit: boolean): string => g(RIGHT.map((one) => bearer(one, isLit)))

/** Where the two hold hands, stage px. */
const HANDS = [642, 598] as const
/** Danu and Eka hand in hand with lanterns nine and ten; touched, both lift theirs and cheer. */
function children(expression: string, isCalling: boolean): string {
  const danu = person('danu', {
    expression,
    turn: -0.3,
    look: [-0.9, 0],
    pose: {
      lean: -4,
      armL: isCalling ? [-46, -92] : [-32, -46],
      armR: { palm: [(HANDS[0] - DANU.x) / DANU.s, (HANDS[1] - DANU.y) / DANU.s], bend: -1 },
      handL: 'fist',
      handR: 'fist',
      legL: [-10, -4],
      legR: [8, 3],
      head: -5,
    },
  })
  const eka = person('eka', {
    expression,
    turn: 0.35,
    look: [0.9, 0],
    pose: {
      lean: 4,
      armL: { palm: [(HANDS[0] - EKA.x) / EKA.s, (HANDS[1] - EKA.y) / EKA.s], bend: 1 },
      armR: isCalling ? [50, 98] : [34, 50],
      handL: 'fist',
      handR: 'fist',
      legL: [-8, -3],
      legR: [12, 4],
      head: 5,
    },
  })
  return carried(danu, DANU, 'L', true) + carried(eka, EKA, 'R', true)
}
/** Kiko rides in a fold of Nenek Murni's shawl, his head and two paws over its hem. */
const kiko = (mood: 'open' | 'happy' | 'shut'): string =>
  lamplit(
    place(
      lit(path('M38 10C48 -10 46 -38 24 -62L38 -66C60 -42 66 -6 56 20Z', shade('#B0567A', 0.12)), 1.4) +
        path('M-48 18C-50 52 -30 72 2 72C34 72 52 50 48 14C28 30 -26 32 -48 18Z', '#8E4263') +
        place(kittenHead({ mood }), 0, 2, 0.8) +
        lit(
          path(
            'M-54 12C-30 34 28 34 54 6C58 20 56 50 40 66C20 84 -22 84 -42 64C-56 50 -60 28 -54 12Z',
            lin([light('#B0567A', 0.28), '#B0567A', shade('#B0567A', 0.3)], 60),
          ) + stroke('M-53 20C-28 42 28 42 54 15M-55 30C-30 52 30 52 56 26', C.kunyit, 2.6),
          1.8,
        ) +
        [-18, 18].map((x) => lit(ellipse(x, 26, 9, 8, lin(['#FFFFFF', '#FFF3DC', '#E9D6BC'], 70)), 1)).join(''),
      KIKO.x,
      KIKO.y,
      KIKO.s,
      -6,
    ),
    0.4,
  )

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'left-four',
    box: { x: 0, y: 34, width: 44, height: 54 },
    svg: leftFour(false),
    frames: { done: leftFour(true) },
    idle: 'breathe',
    tap: 'hop',
    sound: 'lantern',
  },
  {
    name: 'right-four',
    box: { x: 56.5, y: 34, width: 43.5, height: 54 },
    svg: rightFour(false),
    frames: { done: rightFour(true) },
    idle: 'breathe',
    tap: 'hop',
    sound: 'lantern',
  },
  {
    name: 'children',
    box: { x: 36.5, y: 48, width: 27, height: 40 },
    svg: children('happy', false),
    frames: { blink: children(blinkOf('happy'), false), tap: children('laugh', true) },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'kiko',
    box: { x: 87, y: 48, width: 9, height: 18 },
    svg: kiko('open'),
    frames: { blink: kiko('shut'), tap: kiko('happy') },
    idle: 'breathe',
    tap: 'hop',
    sound: 'meow',
  },
]
