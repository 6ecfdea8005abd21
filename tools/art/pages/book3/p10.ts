/** Book 3, page 10: on tiptoe to the sound; Wek rides in the child's arms, Ayu opens the gate, and there is Mother Duck. */
import { DEFAULT_VARIANT, type AvatarVariant } from '../../../../src/content/avatarVariant.ts'
import { person } from '../../characters/cast.ts'
import { type PersonName } from '../../characters/people.ts'
import type { Figure, FigureOptions, Pose } from '../../characters/types.ts'
import { lit } from '../../core/light.ts'
import { lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { motherDuck } from '../../parts/ducks.ts'
import { inChair } from '../../parts/wheelchair.ts'
import type { Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p10.land.ts'
import { wek } from './shared.ts'
import { childFrames, golden, shaded } from './sharedDusk.ts'
import { kittenUp } from './sharedKiko.ts'

const CHILD: Stand = { x: 642, y: 668, s: 1.08 },
  DANU: Stand = { x: 486, y: 664, s: 1 },
  CITRA: Stand = { x: 356, y: 670, s: 1.02 },
  BIMA: Stand = { x: 230, y: 670, s: 0.96 },
  EKA: Stand = { x: 106, y: 676, s: 1 },
  KIKO: Stand = { x: 36, y: 694, s: 0.56 },
  AYU: Stand = { x: 842, y: 658, s: 1.14 },
  DUCK: Stand = { x: 1102, y: 640, s: 1.66 }

/** Row frames: walking, the other foot, all eyes wide. */
interface Mood {
  readonly blink?: boolean
  readonly sees?: boolean
}
/** Sneaking: heel up, knees soft, both hands before the chest. */
const SNEAK: Pose = {
    lean: 9,
    armL: [34, 86],
    armR: [58, 104],
    handL: 'rest',
    handR: 'rest',
    legL: [-20, -44],
    legR: [34, 4],
    footL: 52,
    footR: -8,
    side: 1,
    head: -5,
  },
  SNEAK_ON: Pose = { ...SNEAK, legL: [-6, -14], legR: [48, -22], footL: 30, footR: 26, armL: [44, 96], lean: 12 }

const tiptoe = (name: PersonName, at: Stand, options: FigureOptions): string =>
  shaded(person(name, { turn: 0.5, ...options }).svg, at, golden, 70)
function danu({ blink = false, sees = false }: Mood): string {
  return tiptoe('danu', DANU, {
    expression: sees ? 'wow' : 'calm',
    blink,
    turn: 0.16,
    look: [0.9, 0],
    pose: {
      ...SNEAK,
      armR: { head: [60, 6], bend: 1 },
      angR: 172,
      handR: 'open',
      armL: [-34, 20],
      head: 6,
      lean: 6,
      over: 'R',
    },
  })
}
function citra({ blink = false, sees = false }: Mood): string {
  return tiptoe('citra', CITRA, {
    expression: sees ? 'wow' : 'hush',
    blink,
    turn: 0.3,
    look: [0.9, 0],
    pose: { ...SNEAK_ON, armR: { head: [18, 58], bend: -1 }, angR: 176, handR: 'point', over: 'R' },
  })
}
function bima({ blink = false, sees = false }: Mood): string {
  const who = inChair('bima', {
    view: 'quarter',
    expression: sees ? 'wow' : 'smile',
    blink,
    look: [0.9, 0],
    spin: sees ? 20 : 0,
  })
  return shaded(who.svg, BIMA, golden, 86)
}
function eka({ blink = false, sees = false }: Mood): string {
  return tiptoe('eka', EKA, {
    expression: sees ? 'wow' : 'cheeky',
    blink,
    turn: 0.34,
    look: [1, 0],
    pose: {
      ...SNEAK,
      lean: 10,
      armL: { head: [20, 58], bend: 1 },
      angL: 168,
      handL: 'point',
      armR: [22, -30],
      head: -7,
      over: 'L',
    },
  })
}
/** Danu, Citra, Bima and Eka on tiptoe. */
const row = (mood: Mood): string => eka(mood) + bima(mood) + citra(mood) + danu(mood)

/** The child carries Wek against the chest. */
const child = (look: AvatarVariant) =>
  childFrames(
    look,
    {
      expression: 'smile',
      turn: 0.36,
      nod: 0.1,
      look: [0.9, 0.1],
      pose: {
        ...SNEAK,
        lean: 7,
        armL: { palm: [18, -56], bend: -1 },
        armR: { palm: [50, -64], bend: 1 },
        head: -3,
        hide: 'LR',
      },
    },
    { expression: 'wow', nod: -0.1 },
    (who: Figure) =>
      shaded(
        who.svg + place(wek({ pose: 'sit', mood: 'peep', tilt: -8 }), 30, -56, 0.8) + who.parts.armL + who.parts.armR,
        CHILD,
        golden,
        74,
      ),
  )

const BAMBOO = '#D9B45C'
/** A bamboo pole from a to b, w thick, with its rings. */
const pole = (ax: number, ay: number, bx: number, by: number, w: number): string =>
  stroke(`M${ax} ${ay}L${bx} ${by}`, shade(BAMBOO, 0.3), w) +
  stroke(`M${ax - w * 0.12} ${ay}L${bx - w * 0.12} ${by}`, BAMBOO, w * 0.72) +
  stroke(`M${ax - w * 0.24} ${ay}L${bx - w * 0.24} ${by}`, light(BAMBOO, 0.6), w * 0.2) +
  [0.2, 0.45, 0.7, 0.92]
    .map((t) => {
      const x = ax + (bx - ax) * t,
        y = ay + (by - ay) * t
      return stroke(`M${x - w * 0.5} ${y}h${w}`, shade(BAMBOO, 0.5), 2)
    })
    .join('')
/** The gate: two posts with a small roof, the door swung to the left; `x` is where its free edge is. */
function gate(x: number): string {
  const hinge = 968,
    bars = [0.08, 0.3, 0.53, 0.76, 0.98].map((t) => {
      const bx = hinge + (x - hinge) * t,
        top = 452 - 14 * t,
        foot = 622 + 34 * t
      return pole(bx, foot, bx, top, 11)
    })
  const roof =
    path(
      'M930 396Q1094 330 1256 396L1240 414Q1094 352 946 414Z',
      lin([light('#C9A052', 0.4), '#B98A3E', '#7E5A2A'], 80),
    ) +
    stroke(
      'M952 404l10 -12M1000 386l8 -14M1050 374l4 -14M1100 370v-14M1150 376l-4 -14M1196 388l-8 -12M1234 402l-8 -12',
      C.soga,
      2.4,
      {
        opacity: 0.5,
      },
    )
  return golden(
    lit(
      pole(1214, 632, 1214, 352, 18) +
        pole(hinge, 630, hinge, 352, 18) +
        place(roof, 0, -34) +
        stroke(`M${hinge - 4} 486L${x} 480M${hinge - 4} 586L${x} 606`, shade(BAMBOO, 0.2), 9) +
        stroke(`M${hinge - 4} 584L${x} 484`, mix(BAMBOO, C.soga, 0.3), 7) +
        bars.join(''),
      2.4,
    ),
  )
}
/** Ayu pulls the door open and looks back with a finger on her lips. */
function ayu({ blink = false, sees = false }: Mood): string {
  const x = sees ? 886 : 908,
    who = person('ayu', {
      expression: sees ? 'laugh' : 'happy',
      blink,
      turn: 0.42,
      look: [1, 0.1],
      pose: {
        lean: -7,
        armL: [-30, 30],
        armR: { palm: [(x - AYU.x) / AYU.s, (534 - AYU.y) / AYU.s], bend: 1 },
        handL: 'rest',
        handR: 'fist',
        legL: [-14, -6],
        legR: [12, 4],
        head: 6,
        hide: 'R',
      },
    })
  return gate(x) + shaded(who.svg + who.parts.armR, AYU, golden, 78)
}
const duck = (isCalling: boolean): string =>
  golden(place(motherDuck({ wings: 'open', beakOpen: isCalling }), DUCK.x, DUCK.y, DUCK.s, 0, true), 0.4)
const kiko = (mood: 'open' | 'happy'): string => shaded(kittenUp({ mood }), KIKO, golden, 40)

export { background, foreground }
/** Back to front. */
export const sprites = (look: AvatarVariant = DEFAULT_VARIANT): readonly SpriteDrawing[] => [
  {
    name: 'mother-duck',
    box: { x: 80, y: 44, width: 15, height: 37 },
    svg: duck(false),
    frames: { tap: duck(true) },
    idle: 'breathe',
    tap: 'hop',
    sound: 'duck',
  },
  {
    name: 'ayu',
    box: { x: 59, y: 34, width: 40, height: 50 },
    svg: ayu({}),
    frames: { tap: ayu({ sees: true }) },
    idle: 'still',
    tap: 'still',
    sound: 'creak',
  },
  {
    name: 'row',
    box: { x: 4, y: 34, width: 54, height: 52 },
    svg: row({}),
    frames: { tap: row({ sees: true }) },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'reader-child',
    box: { x: 43, y: 38, width: 16.4, height: 48 },
    ...child(look),
    idle: 'breathe',
    tap: 'hop',
    sound: 'chirp',
  },
  {
    name: 'kiko',
    box: { x: 0.5, y: 76, width: 7, height: 12 },
    svg: kiko('open'),
    frames: { tap: kiko('happy') },
    idle: 'wobble',
    tap: 'hop',
    sound: 'meow',
  },
]
