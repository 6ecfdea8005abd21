/**
 * Book 4, page 7: so near that the frame cuts the cloth and Eka. All hold their breath, Baby opens his mouth; when his word is built he says it,
 * and the mango falls into the cloth.
 */
import { person } from '../../characters/cast.ts'
import type { Figure } from '../../characters/figure.ts'
import { withBaby } from '../../characters/together.ts'
import type { Point } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { ellipse, glow, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light } from '../../palette.ts'
import { bigCloth } from '../../parts/bigcloth.ts'
import { kitten } from '../../parts/kitten.ts'
import { mango } from '../../parts/mango.ts'
import type { SpriteDrawing } from '../page.ts'
import { onGround, palmAt, put, type Stand } from '../book1/shared.ts'
import { SHORT, twig } from './fromTree.ts'
import { background, foreground } from './p07.land.ts'

const EKA: Stand = { x: 37, y: 540, s: 1.89 },
  AYAH: Stand = { x: 328, y: 474, s: 1.44 },
  DANU: Stand = { x: 772, y: 514, s: 1.74 },
  IBU: Stand = { x: 1084, y: 498, s: 1.56 },
  KIKO: Stand = { x: 246, y: 526, s: 1.02 }
/** Rim of the cloth, stage px: back left, back right, front right, front left. */
const CORNERS: readonly [Point, Point, Point, Point] = [
  [178, 394],
  [904, 379],
  [1003, 421],
  [121, 463],
]
/** Rim points that hands hold, stage px. */
const HOLD = {
  ekaL: [124, 460],
  ekaR: [184, 400],
  ayahL: [268, 400],
  ayahR: [385, 403],
  danu: [700, 398],
  ibuL: [961, 396],
  ibuR: [1003, 418],
} satisfies Record<string, [number, number]>
/** What was laid out for the whole cloth, seen from this near. */
const nearer = (svg: string): string => place(svg, -350, -200, 1.5)
const grip = { handL: 'fist', handR: 'fist' } as const

/** How all look: up to the mango, or down at it and `cheers`; `blink`: closed lids. */
interface Mood {
  readonly blink?: boolean
  readonly cheers?: boolean
}
/** Where the eyes are: at the mango above, or at the mango in the cloth. */
const gaze = (cheers: boolean, side: -1 | 1) => ({
  nod: cheers ? 0.25 : -0.6,
  look: [side * 0.7, cheers ? 0.6 : -0.95] as const,
})
const eka = ({ blink = false, cheers = false }: Mood): Figure =>
  person('eka', {
    expression: cheers ? 'laugh' : 'hush',
    blink,
    props: { leg: SHORT.small },
    turn: 0.42,
    ...gaze(cheers, 1),
    pose: {
      lean: -14,
      armL: { ...palmAt(HOLD.ekaL, EKA), bend: -1 },
      armR: { ...palmAt(HOLD.ekaR, EKA), bend: -1 },
      ...grip,
      legL: [-18, -9],
      legR: [12, 2],
      head: cheers ? 6 : -4,
      hide: 'LR',
    },
  })
const ayah = ({ blink = false, cheers = false }: Mood): Figure =>
  person('ayah', {
    expression: cheers ? 'laugh' : 'effort',
    blink,
    props: { leg: SHORT.grown },
    turn: 0.34,
    ...gaze(cheers, 1),
    pose: {
      lean: -3,
      armL: { ...palmAt(HOLD.ayahL, AYAH), bend: -1 },
      armR: { ...palmAt(HOLD.ayahR, AYAH), bend: 1 },
      ...grip,
      legL: [-6, -2],
      legR: [8, 2],
      head: cheers ? 5 : -5,
      hide: 'LR',
    },
  })
const danu = ({ blink = false, cheers = false }: Mood): Figure =>
  withBaby('danu', {
    expression: cheers ? 'laugh' : 'awe',
    blink,
    props: { leg: SHORT.child },
    turn: -0.3,
    nod: cheers ? 0 : -0.2,
    look: cheers ? [0.2, 0.4] : [0.9, 0.2],
    at: [68, -78],
    s: 0.94,
    baby: {
      expression: cheers ? 'laugh' : 'wow',
      blink,
      turn: -0.4,
      nod: cheers ? -0.1 : -0.7,
      look: [-0.8, cheers ? 0.2 : -1],
      pose: {
        lean: -5,
        armL: cheers ? [-100, -158] : [-74, -120],
        armR: cheers ? [96, 156] : [34, 12],
        handL: cheers ? 'open' : 'point',
        handR: cheers ? 'open' : 'rest',
        stretch: 1.3,
        legL: [-30, -8],
        legR: [44, 20],
        hipY: 34,
        sit: true,
        feetOut: true,
        head: cheers ? -4 : -8,
        footL: 30,
        footR: -30,
      },
    },
    pose: {
      lean: -8,
      armL: { ...palmAt(HOLD.danu, DANU), bend: -1 },
      handL: 'fist',
      legL: [-12, -4],
      legR: [5, 2],
      head: -2,
    },
    poseMore: { hide: 'L' },
  })
const ibu = ({ blink = false, cheers = false }: Mood): Figure =>
  person('ibu', {
    expression: cheers ? 'laugh' : 'wow',
    blink,
    props: { leg: SHORT.grown },
    turn: -0.42,
    ...gaze(cheers, -1),
    pose: {
      lean: 9,
      armL: { ...palmAt(HOLD.ibuL, IBU), bend: -1 },
      armR: { ...palmAt(HOLD.ibuR, IBU), bend: 1 },
      ...grip,
      legL: [-4, -2],
      legR: [20, 9],
      head: cheers ? -12 : -4,
      hide: 'LR',
    },
  })
/** Hands over the rim. */
function hands(): string {
  const [E, A, D, I] = [eka({}).parts, ayah({}).parts, danu({}).parts, ibu({}).parts]
  return put(E.armR + E.armL, EKA) + put(A.armL + A.armR, AYAH) + put(D.armL, DANU) + put(I.armR + I.armL, IBU)
}
const standing = (draw: (mood: Mood) => Figure, at: Stand, width: number) => (mood: Mood) =>
  onGround(draw(mood).svg, at, width)

const cloth = (isFull: boolean): string =>
  ellipse(568, 534, 400, 20, glow(C.lumut, 0.6)) +
  bigCloth(CORNERS, isFull ? { sag: 28, front: 6.2 } : { sag: 13, front: 9.4 }).svg
/** Short strokes beside something that shakes. */
const tremble = (): string =>
  stroke('M552 54q-9 14 -4 30M538 48q-14 22 -6 46M652 54q9 14 4 30M666 48q14 22 6 46', C.kertas, 4.4, { opacity: 0.95 })
const leaf = (x: number, y: number, r: number): string =>
  place(
    lit(
      path('M-16 0C-8 -10 8 -10 18 0C8 9 -8 9 -16 0Z', lin([light(C.pisang, 0.3), C.daun], 60)) +
        stroke('M-14 0H14', light(C.pisang, 0.6), 1.6),
      1,
    ),
    x,
    y,
    1,
    r,
  )
const HANGING = place(mango(2), 553, 158)
/** It lies in the cloth, with the leaves that came down too. */
const caught = (): string =>
  ellipse(604, 468, 62, 11, C.tinta, { opacity: 0.4 }) +
  place(mango(1.5), 566, 444, 1, 74) +
  leaf(500, 438, 18) +
  leaf(690, 446, -24) +
  stroke('M540 386l-16 -20M598 368v-28M656 384l16 -20', C.kunyit, 7)

const PAW = 'M-5 0C-9 -14 -8 -30 -2 -38C5 -42 12 -36 10 -28C6 -18 8 -8 6 2Z'
/** Kiko looks up with both paws on his head. */
const kiko = (isFound: boolean): string => {
  const paw = (side: -1 | 1) =>
    place(
      lit(path(PAW, lin(['#FFC27A', '#F39A45', '#D97B2C'], 60)) + ellipse(4, -33, 7.4, 6, C.putih), 1.2),
      side * 21,
      -42,
      1,
      side * 10,
      side > 0,
    )
  return onGround(
    kitten({ pose: isFound ? 'call' : 'sit', mood: isFound ? 'happy' : 'open' }) + (isFound ? '' : paw(-1) + paw(1)),
    KIKO,
    56,
  )
}
/** Somebody whose hands stay on the cloth. */
const alive = (draw: (mood: Mood) => string, blinks: boolean) => ({
  svg: draw({}),
  frames: { ...(blinks ? { blink: draw({ blink: true }) } : {}), done: draw({ cheers: true }) },
  idle: 'still' as const,
  tap: 'still' as const,
})

export { background, foreground }
/** Back to front; `done`: the word is built, the mango has fallen. */
export const sprites = (): readonly SpriteDrawing[] => [
  { name: 'father', box: { x: 18.5, y: 4, width: 15, height: 60 }, ...alive(standing(ayah, AYAH, 96), false) },
  { name: 'baby', box: { x: 50, y: 6, width: 28, height: 60 }, ...alive(standing(danu, DANU, 104), true) },
  { name: 'mother', box: { x: 72, y: 6, width: 22, height: 60 }, ...alive(standing(ibu, IBU, 100), false) },
  { name: 'sister', box: { x: 0, y: 17, width: 16, height: 52 }, ...alive(standing(eka, EKA, 84), true) },
  {
    name: 'cloth',
    box: { x: 9, y: 46, width: 70, height: 22 },
    svg: cloth(false),
    frames: { done: cloth(true) },
    idle: 'still',
    tap: 'still',
    sound: 'rustle',
  },
  { name: 'hands', box: { x: 0, y: 22, width: 92, height: 38 }, svg: hands(), idle: 'still', tap: 'still' },
  {
    name: 'mango',
    box: { x: 33, y: 0, width: 21, height: 24 },
    svg: twig(553, 44) + place(tremble(), -350, 12, 1.5) + HANGING,
    frames: { fall: HANGING, done: nearer(caught()) },
    pivot: [0.5, 0],
    idle: 'bob',
    tap: 'shake',
    sound: 'rustle',
  },
  {
    name: 'kiko',
    box: { x: 15, y: 50, width: 11, height: 17 },
    svg: kiko(false),
    frames: { done: kiko(true) },
    idle: 'breathe',
    tap: 'hop',
    sound: 'meow',
  },
]
