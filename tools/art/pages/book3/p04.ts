/**
 * Book 3, page 4: seen from where Wek sits, six children tower into the sky and play ducks; Wek has turned to us and is not convinced.
 */
import { DEFAULT_VARIANT, type AvatarVariant } from '../../app.ts'
import { person } from '../../characters/cast.ts'
import { type PersonName } from '../../characters/people.ts'
import type { FigureOptions, Pose } from '../../characters/types.ts'
import { groundShadow, lit } from '../../core/light.ts'
import { lin, path, place, stroke } from '../../core/svg.ts'
import { mix, SKIN } from '../../palette.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { onGround, put, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p04.land.ts'
import { livingChild, livingWek } from './shared.ts'
import { kittenWings } from './sharedKiko.ts'

const CHILD: Stand = { x: 884, y: 646, s: 1.5 },
  BIMA: Stand = { x: 586, y: 612, s: 1.2 },
  WEK: Stand = { x: 664, y: 778, s: 2.3 },
  KIKO: Stand = { x: 322, y: 716, s: 0.98 }

/** A friend who plays duck: the pose, and what changes in the answer. */
interface Duck {
  readonly name: PersonName
  readonly at: Stand
  readonly box: SpriteDrawing['box']
  readonly pose: Pose
  readonly more: FigureOptions
  readonly answer: Pose
  readonly answerFace: FigureOptions
  readonly idle: SpriteDrawing['idle']
  readonly tap: SpriteDrawing['tap']
}
const DUCKS: readonly Duck[] = [
  {
    // Danu has wings: his hands in his armpits
    name: 'danu',
    at: { x: 1116, y: 716, s: 1.94 },
    box: { x: 72, y: 20, width: 28, height: 72 },
    pose: {
      lean: -6,
      armL: [-96, 40],
      armR: [88, -48],
      handL: 'fist',
      handR: 'fist',
      legL: [-24, 8],
      legR: [22, -6],
      footL: -10,
      head: -6,
    },
    more: { turn: -0.3, look: [-0.8, 0.4], expression: 'laugh' },
    answer: { armL: [-66, 62], armR: [112, -60] },
    answerFace: { expression: 'shout' },
    idle: 'wobble',
    tap: 'wobble',
  },
  {
    // Ayu has to hold her belly
    name: 'ayu',
    at: { x: 724, y: 606, s: 1.14 },
    box: { x: 49, y: 38, width: 17, height: 40 },
    pose: {
      lean: 7,
      armL: { palm: [-6, -66], bend: -1 },
      armR: { palm: [14, -58], bend: 1 },
      handL: 'rest',
      handR: 'rest',
      legL: [-12, -4],
      legR: [14, 6],
      head: 8,
    },
    more: { turn: -0.25, nod: -0.2, expression: 'laugh' },
    answer: { armR: [84, 150], handR: 'open' },
    answerFace: { expression: 'laugh' },
    idle: 'breathe',
    tap: 'shake',
  },
  {
    // Citra lifts a foot: five toes, and no web between them
    name: 'citra',
    at: { x: 406, y: 630, s: 1.3 },
    box: { x: 20, y: 33, width: 25, height: 50 },
    pose: {
      lean: -8,
      armL: [-70, -40],
      armR: [58, 24],
      handL: 'open',
      handR: 'open',
      legL: [-4, -2],
      legR: [58, 6],
      footR: -34,
      head: 14,
    },
    more: { turn: 0.35, nod: 0.8, look: [0.5, 1], expression: 'doubt' },
    answer: { legR: [66, 30], footR: -58, armL: [-90, -60] },
    answerFace: { expression: 'wow' },
    idle: 'breathe',
    tap: 'wobble',
  },
  {
    // Eka flaps
    name: 'eka',
    at: { x: 150, y: 712, s: 1.84 },
    box: { x: 0, y: 26, width: 29, height: 66 },
    pose: {
      lean: 5,
      armL: [-82, -104],
      armR: [80, 104],
      handL: 'open',
      handR: 'open',
      legL: [-22, 10],
      legR: [26, 4],
      head: -4,
    },
    more: { turn: 0.35, look: [1, 0.3], expression: 'shout' },
    answer: { armL: [-122, -146], armR: [118, 144] },
    answerFace: { expression: 'laugh' },
    idle: 'hop',
    tap: 'hop',
  },
]
/** Who laughs or shouts has the eyes shut already. */
const isLaughing = ({ expression }: FigureOptions): boolean => expression === 'laugh' || expression === 'shout'
function playing({ name, at, box, pose, more, answer, answerFace, idle, tap }: Duck): SpriteDrawing {
  const draw = (how: FigureOptions = {}, change: Pose = {}): string =>
    onGround(person(name, { ...more, ...how, pose: { ...pose, ...change } }).svg, at, 80)
  return {
    name,
    box,
    svg: draw(),
    frames: { ...(isLaughing(more) ? {} : { blink: draw({ blink: true }) }), tap: draw(answerFace, answer) },
    idle,
    tap,
  }
}
/** A flat hand from its wrist at 0,0 to the right; side -1 is the upper one: its thumb lies below. */
const flatHand = (side: -1 | 1): string => {
  const { b, s, l } = SKIN.langsat,
    k = side
  return lit(
    path(
      `M-8 ${4 * k}C-8 ${-6 * k} 4 ${-8 * k} 16 ${-8 * k}C30 ${-9 * k} 44 ${-5 * k} 47 ${-1 * k}C49 ${4 * k} 42 ${7 * k} 30 ${6 * k}C18 ${9 * k} -4 ${11 * k} -8 ${4 * k}Z`,
      lin([l, b, mix(b, s, 0.4)], 70),
    ) + stroke(`M18 ${-2 * k}Q32 ${-4 * k} 43 ${-1 * k}M16 ${3 * k}Q28 ${2 * k} 38 ${3 * k}`, s, 1.8, { opacity: 0.6 }),
    1.4,
  )
}
/** Bima has a beak: two flat hands before his mouth; it snaps open when he answers. */
function bima(): SpriteDrawing {
  const draw = (isOpen: boolean, blink = false): string => {
    const who = inChair('bima', {
      view: 'quarter',
      expression: isOpen ? 'happy' : 'hush',
      blink,
      turn: 0.5,
      armL: { head: [4, 47], bend: 1 },
      armR: { head: [22, 46], bend: 1 },
      poseMore: { handL: 'fist', handR: 'fist', lean: 4, head: 3, over: 'R' },
    })
    const [x, y] = who.at.mouth,
      gape = isOpen ? 24 : 5
    return put(
      groundShadow(0, 0, 104, 0.34) +
        who.svg +
        place(flatHand(1), x - 4, y + 9, 1, gape) +
        place(flatHand(-1), x - 4, y - 3, 1, -gape * 0.7),
      BIMA,
    )
  }
  return {
    name: 'bima',
    box: { x: 37, y: 36, width: 18, height: 43 },
    svg: draw(false),
    frames: { blink: draw(false, true), tap: draw(true) },
    idle: 'breathe',
    tap: 'nod',
  }
}
/** The child scratches the head: how can we help? */
const child = (look: AvatarVariant) =>
  livingChild(
    look,
    {
      turn: -0.35,
      nod: 0.3,
      look: [-0.8, 0.9],
      pose: {
        lean: -4,
        armL: [-56, 40],
        armR: { head: [44, -34], bend: 1 },
        angR: 190,
        handR: 'rest',
        legL: [-12, -4],
        legR: [8, 3],
        head: -7,
        over: 'R',
      },
    },
    { face: 'doubt', tap: { expression: 'cheeky', turn: 0.1, look: [0.3, -0.9], nod: -0.3 } },
    ({ svg }) => onGround(svg, CHILD, 80),
  )

export { background, foreground }
/** Back to front. */
export const sprites = (look: AvatarVariant = DEFAULT_VARIANT): readonly SpriteDrawing[] => [
  ...DUCKS.filter(({ at }) => at.s < CHILD.s).map(playing),
  bima(),
  { name: 'reader-child', box: { x: 57, y: 26, width: 23, height: 58 }, ...child(look), idle: 'breathe', tap: 'nod' },
  ...DUCKS.filter(({ at }) => at.s > CHILD.s).map(playing),
  {
    name: 'kiko',
    box: { x: 17, y: 70, width: 16, height: 22 },
    svg: put(groundShadow(0, 0, 40, 0.34) + kittenWings(), KIKO),
    frames: {
      blink: put(groundShadow(0, 0, 40, 0.34) + kittenWings({ mood: 'shut' }), KIKO),
      tap: put(groundShadow(0, 0, 40, 0.34) + kittenWings({ lift: 40, mood: 'happy' }), KIKO),
    },
    idle: 'breathe',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'wek',
    box: { x: 41, y: 63, width: 21, height: 37 },
    ...livingWek({ pose: 'front', mood: 'unmoved' }, WEK, { mood: 'peep', tilt: -8 }),
    idle: 'still',
    tap: 'shake',
    sound: 'chirp',
  },
]
