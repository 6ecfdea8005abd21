/**
 * Book 3, page 10: we wait behind Mother Duck. Through the gate they come on tiptoe; Ayu opens it, Wek rides in the child's arms and sees her
 * before anybody else.
 */
import { DEFAULT_VARIANT, type AvatarVariant } from '../../app.ts'
import { person } from '../../characters/cast.ts'
import { type PersonName } from '../../characters/people.ts'
import type { Figure, FigureOptions, Pose } from '../../characters/types.ts'
import { grainOf, lit } from '../../core/light.ts'
import { lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { motherDuckBack } from '../../parts/motherDuckBack.ts'
import { inChair } from '../../parts/wheelchair.ts'
import type { Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { background, foreground } from './p10.land.ts'
import { wek } from './shared.ts'
import { childFrames, golden, shaded } from './sharedDusk.ts'
import { kittenUp } from './sharedKiko.ts'

const CHILD: Stand = { x: 404, y: 716, s: 1.6 },
  AYU: Stand = { x: 170, y: 726, s: 1.5 },
  DANU: Stand = { x: 716, y: 606, s: 1.06 },
  CITRA: Stand = { x: 560, y: 582, s: 1 },
  BIMA: Stand = { x: 640, y: 494, s: 0.76 },
  EKA: Stand = { x: 636, y: 676, s: 1.06 },
  KIKO: Stand = { x: 524, y: 706, s: 0.66 },
  DUCK: Stand = { x: 1030, y: 838, s: 4.5 }

/** Row frames: sneaking, closed lids, all eyes wide. */
interface Mood {
  readonly blink?: boolean
  readonly sees?: boolean
}
/** On tiptoe toward us: one foot ahead, the hands before the chest. */
const SNEAK: Pose = {
    lean: 5,
    armL: { palm: [-8, -74], bend: -1 },
    armR: { palm: [14, -70], bend: 1 },
    handL: 'rest',
    handR: 'rest',
    legL: [-10, -4],
    legR: [20, -34],
    footL: 10,
    footR: 34,
    head: -6,
  },
  SNEAK_ON: Pose = { ...SNEAK, lean: -6, legL: [-20, 30], legR: [10, 2], footL: -30, footR: -6, head: 7 }

const tiptoe = (name: PersonName, at: Stand, options: FigureOptions): string =>
  shaded(person(name, { turn: 0.2, look: [0.7, 0.3], ...options }).svg, at, golden, 70)
const danu = ({ blink = false, sees = false }: Mood): string =>
  tiptoe('danu', DANU, {
    expression: sees ? 'awe' : 'calm',
    blink,
    pose: { ...SNEAK, armR: { head: [56, 6], bend: 1 }, angR: 172, handR: 'open', head: 8, over: 'R' },
  })
const citra = ({ blink = false, sees = false }: Mood): string =>
  tiptoe('citra', CITRA, {
    expression: sees ? 'awe' : 'hush',
    blink,
    pose: { ...SNEAK_ON, armR: { head: [16, 58], bend: -1 }, angR: 176, handR: 'point', over: 'R' },
  })
const bima = ({ blink = false, sees = false }: Mood): string =>
  shaded(
    inChair('bima', {
      view: 'quarter',
      expression: sees ? 'happy' : 'smile',
      blink,
      look: [0.6, 0.2],
      spin: sees ? 20 : 0,
    }).svg,
    BIMA,
    golden,
    86,
  )
const eka = ({ blink = false, sees = false }: Mood): string =>
  tiptoe('eka', EKA, { expression: sees ? 'laugh' : 'mischief', blink, pose: SNEAK })
/** Bima, Citra, Danu and Eka, the farthest first. */
const row = (mood: Mood): string => bima(mood) + citra(mood) + danu(mood) + eka(mood)

/** The child carries Wek against the chest. */
const child = (look: AvatarVariant) =>
  childFrames(
    look,
    {
      expression: 'smile',
      turn: 0.24,
      nod: 0.1,
      look: [0.9, 0.1],
      pose: {
        ...SNEAK,
        lean: 3,
        armL: { palm: [-14, -80], bend: -1 },
        armR: { palm: [24, -78], bend: 1 },
        head: -5,
        hide: 'LR',
      },
    },
    { expression: 'awe', nod: 0 },
    (who: Figure) =>
      shaded(
        who.svg +
          who.parts.armL +
          who.parts.armR +
          place(wek({ pose: 'sit', mood: 'peep', tilt: -8 }), 4, -76, 0.84) +
          who.parts.handL +
          who.parts.handR,
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
/** The gate around the way: two posts with a small thatched roof, so near that the frame cuts it. */
function gate(): string {
  const roof =
    path(
      'M-40 -40H960L1010 52Q860 96 764 104Q470 128 178 104Q60 92 -60 56Z',
      lin([light('#C9A052', 0.4), '#B98A3E', '#7E5A2A'], 84),
    ) +
    stroke(
      Array.from(
        { length: 34 },
        (_, i) => `M${-20 + i * 29} ${20 + (i % 3) * 14}l${(i - 16) * 0.6} ${34 + (i % 4) * 8}`,
      ).join(''),
      C.soga,
      3.4,
      { opacity: 0.42 },
    )
  return golden(
    lit(
      pole(120, 812, 132, 60, 40) +
        pole(838, 812, 826, 60, 40) +
        stroke('M96 150H866', shade(BAMBOO, 0.2), 26) +
        stroke('M96 146H866', BAMBOO, 17) +
        roof,
      4,
    ),
  )
}
/** The door, swung to the left toward us: five bars seen nearly from their edge. */
const door = (x: number): string => {
  const hinge = 128
  return golden(
    lit(
      stroke(`M${hinge} 452L${x} 470M${hinge} 690L${x} 730`, shade(BAMBOO, 0.2), 15) +
        stroke(`M${hinge} 686L${x} 474`, mix(BAMBOO, C.soga, 0.3), 11) +
        [0.02, 0.34, 0.67, 1]
          .map((t) => pole(hinge + (x - hinge) * t, 716 + 46 * t, hinge + (x - hinge) * t, 428 + 14 * t, 20))
          .join(''),
      2.6,
    ),
  )
}
/** Ayu holds the door open and lays a finger on her lips. */
function ayu({ blink = false, sees = false }: Mood): string {
  const x = sees ? -22 : 10,
    who = person('ayu', {
      expression: sees ? 'laugh' : 'hush',
      blink,
      turn: 0.4,
      look: [1, 0.1],
      pose: {
        lean: -5,
        armL: { palm: [(x + 30 - AYU.x) / AYU.s, (560 - AYU.y) / AYU.s], bend: -1 },
        armR: { head: [9, 61], bend: -1 },
        angR: 176,
        handL: 'fist',
        handR: 'point',
        legL: [-12, -5],
        legR: [10, 4],
        head: 6,
        over: 'R',
      },
    })
  return door(x) + shaded(who.svg, AYU, golden, 78)
}
const duck = (calls: boolean): string => {
  grainOf.freq = 0.14
  const svg = golden(place(motherDuckBack({ calls }), DUCK.x, DUCK.y, DUCK.s, 3), 0.4)
  grainOf.freq = 0.55
  return svg
}
const kiko = (mood: 'open' | 'happy'): string => shaded(kittenUp({ mood }), KIKO, golden, 40)

export { background, foreground }
/** Back to front. */
export const sprites = (look: AvatarVariant = DEFAULT_VARIANT): readonly SpriteDrawing[] => [
  {
    name: 'row',
    box: { x: 37, y: 36, width: 26, height: 51 },
    svg: row({}),
    frames: { blink: row({ blink: true }), tap: row({ sees: true }) },
    idle: 'still',
    tap: 'hop',
  },
  {
    name: 'kiko',
    box: { x: 37, y: 74, width: 8, height: 16 },
    svg: kiko('open'),
    frames: { tap: kiko('happy') },
    idle: 'wobble',
    tap: 'hop',
    sound: 'meow',
  },
  { name: 'gate', box: { x: 0, y: 0, width: 79, height: 100 }, svg: gate(), idle: 'still', tap: 'still' },
  {
    name: 'ayu',
    box: { x: 0, y: 40, width: 26, height: 56 },
    svg: ayu({}),
    frames: { tap: ayu({ sees: true }) },
    idle: 'still',
    tap: 'still',
    sound: 'creak',
  },
  {
    name: 'reader-child',
    box: { x: 20, y: 30, width: 24, height: 65 },
    ...child(look),
    idle: 'breathe',
    tap: 'hop',
    sound: 'chirp',
  },
  {
    name: 'mother-duck',
    box: { x: 54, y: 13, width: 46, height: 87 },
    svg: duck(false),
    frames: { tap: duck(true) },
    idle: 'still',
    tap: 'wobble',
    sound: 'duck',
  },
]
