/**
 * Book 4, page 5, seen from up where the mango hangs: far below Danu rocks Baby in the sling and sings up to us; four birds listen on their
 * bough, Kiko sings too, Eka hushes him.
 */
import { person } from '../../characters/cast.ts'
import type { Figure } from '../../characters/figure.ts'
import { lit } from '../../core/light.ts'
import { clipped, lin, path, place, stroke } from '../../core/svg.ts'
import { C, shade } from '../../palette.ts'
import { cloth, kawung } from '../../parts/batik.ts'
import { kitten } from '../../parts/kitten.ts'
import { type BirdLook, type BirdPose, note, songbird } from '../../parts/songbird.ts'
import { mango } from '../../parts/mango.ts'
import type { SpriteDrawing } from '../page.ts'
import { onGround, type Stand } from '../book1/shared.ts'
import { SHORT, twig } from './fromTree.ts'
import { background, boughAt, foreground } from './p05.land.ts'

const DANU: Stand = { x: 560, y: 510, s: 1.62 },
  EKA: Stand = { x: 196, y: 476, s: 1.34 },
  KIKO: Stand = { x: 352, y: 506, s: 1 },
  /** Danu's short legs bring all that he carries so much lower. */
  LOWER = 26,
  /** Where Baby sits, in Danu's units, and Baby's scale. */
  SEAT = { x: -30, y: -22 + LOWER, s: 0.84 }

/** How the two are: `sings` with an arm up to the mango, else he rocks and looks at Baby. */
interface Mood {
  readonly blink?: boolean
  readonly sings?: boolean
}
const danu = ({ blink = false, sings = false }: Mood): Figure =>
  person('danu', {
    expression: sings ? 'sing' : 'calm',
    blink,
    props: { leg: SHORT.child },
    turn: sings ? 0.22 : -0.1,
    nod: sings ? -0.9 : -0.3,
    look: sings ? [0.5, -1] : [0.3, -1],
    pose: {
      lean: sings ? -6 : 4,
      armL: { palm: [-44, -40 + LOWER], bend: -1 },
      armR: sings ? [112, 142] : { palm: [10, -62 + LOWER], bend: 1 },
      handL: 'rest',
      handR: sings ? 'open' : 'rest',
      stretch: sings ? 1.16 : 1,
      legL: [-10, -4],
      legR: [9, 3],
      head: sings ? 8 : -9,
      over: sings ? 'R' : '',
    },
  })
const baby = ({ blink = false, sings = false }: Mood): string =>
  person('fajar', {
    expression: sings ? 'laugh' : 'happy',
    blink,
    turn: 0.3,
    nod: -0.55,
    look: [0.7, -0.9],
    pose: {
      lean: -5,
      armL: sings ? [-96, -150] : [-70, -40],
      armR: sings ? [60, 128] : [44, 96],
      handL: 'open',
      legL: [-30, -8],
      legR: [40, 20],
      hipY: 34,
      sit: true,
      feetOut: true,
      head: 6,
      footL: 30,
      footR: -30,
    },
  }).svg
const POUCH = 'M-78 -88C-60 -76 2 -76 20 -96C28 -70 18 -42 -6 -34C-30 -27 -62 -32 -74 -50C-80 -62 -82 -76 -78 -88Z',
  STRAP = 'M20 -98C28 -118 30 -142 22 -162L6 -160C4 -136 2 -112 -14 -84Z'
/** The batik sling: over his shoulder and around Baby. */
const sling = (d: string): string =>
  lit(
    cloth(d, kawung(C.manggis, C.santan, C.kunyit, 20)) +
      clipped(
        d,
        stroke('M-76 -80C-58 -68 2 -68 18 -88M-64 -60C-48 -48 -8 -48 8 -62', shade(C.manggis, 0.5), 4, {
          opacity: 0.45,
        }) +
          path(
            d,
            lin(
              [
                [C.cahaya, 0, 0.3],
                [C.cahaya, 0.45, 0],
                [C.tinta, 1, 0.28],
              ],
              60,
            ),
          ) +
          stroke(d, C.kunyit, 5),
      ),
    2.2,
  )
function brother(mood: Mood): string {
  const who = danu(mood)
  return onGround(
    who.svg +
      place(sling(STRAP), 0, LOWER) +
      place(baby(mood), SEAT.x, SEAT.y, SEAT.s) +
      place(sling(POUCH), 0, LOWER) +
      who.parts.handL +
      (mood.sings ? '' : who.parts.handR),
    DANU,
    100,
  )
}
/** Eka hushes Kiko; when all sing, she claps. */
const eka = ({ blink = false, sings = false }: Mood): string =>
  onGround(
    person('eka', {
      expression: sings ? 'laugh' : 'doubt',
      blink,
      props: { leg: SHORT.small },
      turn: 0.5,
      nod: sings ? -0.3 : 0.3,
      look: sings ? [0.7, -0.5] : [0.9, 0.5],
      pose: {
        lean: sings ? -5 : 10,
        armL: sings ? { palm: [18, -98], bend: -1 } : [-46, 24],
        armR: sings ? { palm: [30, -100], bend: 1 } : { head: [20, 56], bend: -1 },
        angR: sings ? undefined : 176,
        handL: sings ? 'open' : 'rest',
        handR: sings ? 'open' : 'point',
        legL: [-16, -8],
        legR: [8, 4],
        head: sings ? -6 : 6,
        over: 'R',
      },
    }).svg,
    EKA,
    78,
  )
const kiko = (isFound: boolean): string => onGround(kitten({ pose: 'call', mood: isFound ? 'open' : 'shut' }), KIKO, 56)

const FLOCK: readonly (BirdLook & { x: number; tilt: number; s: number })[] = [
  { x: 934, coat: C.mangga, belly: C.cahaya, tilt: -14, s: 1.3, crest: true },
  { x: 1018, coat: C.toska, belly: C.santan, tilt: 8, s: 1.26 },
  { x: 1104, coat: C.sepatu, belly: C.santan, tilt: -10, s: 1.44, crest: true },
  { x: 1204, coat: C.nila, belly: C.cahaya, tilt: 16, s: 1.5 },
]
const birds = (mood: NonNullable<BirdPose['mood']>): string =>
  FLOCK.map(({ x, s, tilt, ...look }) =>
    place(songbird(look, { tilt: mood === 'clap' ? -tilt * 0.5 : tilt, mood }), x, boughAt(x) - 18, s),
  ).join('')

/** The tune rises to the mango. */
const TUNE: readonly (readonly [x: number, y: number, s: number, r: number, color: string, pair: boolean])[] = [
  [672, 232, 1, -8, C.cabai, false],
  [706, 176, 1.1, 10, C.nila, true],
  [664, 130, 0.96, -12, C.mangga, false],
  [690, 70, 1, 14, C.manggis, false],
  [640, 60, 1.05, -6, C.cabai, true],
]
const notes = (n: number): string =>
  TUNE.slice(0, n)
    .map(([x, y, s, r, color, pair]) => place(note(color, pair), x, y, s, r))
    .join('')

export { background, foreground }
/** Back to front; `done`: the word is built, he sings aloud. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'mango',
    box: { x: 56, y: 0, width: 14, height: 26 },
    svg: twig(800, 60) + place(mango(2), 800, 190),
    pivot: [0.45, 0],
    idle: 'swing',
    tap: 'swing',
  },
  {
    name: 'birds',
    box: { x: 69, y: 12, width: 29.5, height: 27 },
    svg: birds('listen'),
    frames: { done: birds('clap') },
    idle: 'breathe',
    tap: 'hop',
    sound: 'chirp',
  },
  {
    name: 'eka',
    box: { x: 7, y: 22, width: 18, height: 39 },
    svg: eka({}),
    frames: { blink: eka({ blink: true }), done: eka({ sings: true }) },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'kiko',
    box: { x: 23.5, y: 49, width: 9.5, height: 15 },
    svg: kiko(false),
    frames: { tap: kiko(true) },
    idle: 'wobble',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'brother',
    box: { x: 32, y: 10, width: 26, height: 60 },
    svg: brother({}),
    frames: { blink: brother({ blink: true }), done: brother({ sings: true }) },
    idle: 'sway',
    tap: 'sway',
  },
  {
    name: 'notes',
    box: { x: 49, y: 0, width: 10, height: 31 },
    svg: notes(1),
    frames: { done: notes(5) },
    idle: 'rise',
    tap: 'hop',
  },
]
