/** Book 3, page 3: the child kneels by Wek, a hand on the heart; from the right the five friends come, Kiko rides on Bima's footrest. */
import { DEFAULT_VARIANT, type AvatarVariant } from '../../../../src/content/avatarVariant.ts'
import { person } from '../../characters/cast.ts'
import { type PersonName } from '../../characters/people.ts'
import type { FigureOptions, Pose } from '../../characters/types.ts'
import { groundShadow } from '../../core/light.ts'
import { place } from '../../core/svg.ts'
import { kittenNeat } from '../../parts/kittenPoses.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { C } from '../../palette.ts'
import { onGround, put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p03.land.ts'
import { livingChild, livingWek } from './shared.ts'

const CHILD: Stand = { x: 262, y: 656, s: 1.42 },
  WEK: Stand = { x: 486, y: 632, s: 1.22 },
  BIMA: Stand = { x: 806, y: 660, s: 1.16 },
  KIKO: Stand = { x: 745, y: 645, s: 0.68 },
  DUST = C.jati

/** One hand on the heart, the other open to Wek. */
const child = (look: AvatarVariant) =>
  livingChild(
    look,
    {
      turn: 0.7,
      nod: 0.35,
      look: [1, 0.6],
      pose: {
        lean: 14,
        armL: { palm: [16, -84], bend: -1 },
        armR: { palm: [92, -52], bend: -1 },
        handL: 'rest',
        handR: 'open',
        legL: [-8, -86],
        legR: [74, 0],
        kneel: true,
        side: 1,
        footL: 62,
        head: 3,
      },
    },
    { face: 'happy', tap: { expression: 'smile', nod: 0.6, blink: true } },
    ({ svg }) => onGround(svg, CHILD, 104, DUST),
  )

/** A friend who comes walking: how, and how the arm waves when called. */
interface Comer {
  readonly name: PersonName
  readonly at: Stand
  readonly box: SpriteDrawing['box']
  readonly walk: Pose
  readonly wave: Pose
  readonly more: FigureOptions
  readonly tap: SpriteDrawing['tap']
}
const COMERS: readonly Comer[] = [
  {
    name: 'citra',
    at: { x: 932, y: 616, s: 1.1 },
    box: { x: 64, y: 39, width: 16.5, height: 41 },
    walk: {
      lean: -7,
      armL: [-30, 26],
      armR: { head: [37, 31], bend: 1 },
      handR: 'hold',
      angR: 168,
      over: 'R',
      legL: [-24, -6],
      legR: [20, -34],
      footR: 24,
      head: 4,
    },
    wave: { armL: [-118, -150], handL: 'open' },
    more: { turn: -0.45, look: [-1, 0.3], expression: 'happy' },
    tap: 'nod',
  },
  {
    name: 'danu',
    at: { x: 1052, y: 606, s: 1.08 },
    box: { x: 75.5, y: 34, width: 16.5, height: 45 },
    walk: {
      lean: -5,
      armL: [-22, 6],
      armR: [122, 158],
      handR: 'open',
      legL: [-18, -4],
      legR: [16, -20],
      footR: 14,
      head: 5,
    },
    wave: { armR: [126, 146] },
    more: { turn: -0.4, look: [-1, 0.2], expression: 'smile' },
    tap: 'nod',
  },
  {
    name: 'ayu',
    at: { x: 640, y: 648, s: 1.2 },
    box: { x: 40.5, y: 40, width: 17.5, height: 44 },
    walk: {
      lean: -8,
      armL: [-96, -146],
      armR: [40, 20],
      handL: 'open',
      legL: [-26, -6],
      legR: [22, -24],
      footR: 20,
      head: 3,
    },
    wave: { armL: [-120, -148] },
    more: { turn: -0.45, look: [-1, 0.4], expression: 'happy' },
    tap: 'nod',
  },
  {
    name: 'eka',
    at: { x: 1168, y: 668, s: 1.14 },
    box: { x: 81, y: 44, width: 18.5, height: 43 },
    walk: {
      lean: -14,
      armL: [-100, -142],
      armR: [104, 140],
      handL: 'open',
      handR: 'open',
      legL: [-52, -10],
      legR: [40, 84],
      footR: 50,
      air: 26,
      head: 4,
    },
    wave: { armL: [-116, -150], armR: [120, 150] },
    more: { turn: -0.5, look: [-1, 0.2], expression: 'laugh' },
    tap: 'hop',
  },
]
function comer({ name, at, box, walk, wave, more, tap }: Comer): SpriteDrawing {
  const draw = (pose: Pose, how: FigureOptions = {}): string =>
    onGround(person(name, { ...more, ...how, pose }).svg, at, 80, DUST)
  return {
    name,
    box,
    svg: draw(walk),
    frames: {
      ...(more.expression === 'laugh' ? {} : { blink: draw(walk, { blink: true }) }),
      tap: draw({ ...walk, ...wave }, { expression: 'laugh' }),
    },
    idle: name === 'eka' ? 'hop' : 'breathe',
    tap,
  }
}
/** Bima rolls himself; when he is called, one hand leaves the rim and waves. He comes from the right: drawn mirrored. */
function bima(): SpriteDrawing {
  const draw = (waves: boolean, blink = false): string =>
    place(
      groundShadow(0, 0, 104, 0.34, DUST) +
        inChair('bima', {
          view: 'quarter',

          expression: waves ? 'laugh' : 'happy',
          blink,
          turn: 0.4,
          ...(waves
            ? { armR: [116, 146] as const, poseMore: { handR: 'open' as const, over: 'R', lean: 8, head: -3 } }
            : { poseMore: { lean: 8, head: -3 } }),
        }).svg,
      BIMA.x,
      BIMA.y,
      BIMA.s,
      0,
      true,
    )
  return {
    name: 'bima',
    box: { x: 54, y: 43, width: 20, height: 42 },
    svg: draw(false),
    frames: { blink: draw(false, true), tap: draw(true) },
    idle: 'breathe',
    tap: 'nod',
  }
}
export { background, foreground }
/** Back to front. */
export const sprites = (look: AvatarVariant = DEFAULT_VARIANT): readonly SpriteDrawing[] => [
  ...COMERS.slice(0, 2).map(comer),
  bima(),
  {
    name: 'kiko',
    box: { x: 55, y: 69, width: 7, height: 13 },
    svg: put(kittenNeat(), KIKO),
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
  ...COMERS.slice(2).map(comer),
  { name: 'reader-child', box: { x: 11, y: 37, width: 23.5, height: 49 }, ...child(look), idle: 'breathe', tap: 'nod' },
  {
    name: 'wek',
    box: { x: 32.5, y: 59, width: 12, height: 22 },
    ...livingWek({ pose: 'stand', mood: 'wonder', tilt: -14 }, WEK, { mood: 'peep' }, true),
    idle: 'nod',
    tap: 'hop',
    sound: 'chirp',
  },
]
