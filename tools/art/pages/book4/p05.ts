/** Book 4, page 5: Danu rocks Baby in the sling and sings to the mango; four birds listen, Kiko sings too, Eka hushes him. */
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
import { background, foreground, RAIL } from './p05.land.ts'

const DANU: Stand = { x: 606, y: 508, s: 1.32 },
  EKA: Stand = { x: 206, y: 506, s: 1.2 },
  KIKO: Stand = { x: 358, y: 508, s: 0.92 },
  /** Where Baby sits, in Danu's units, and Baby's scale. */
  SEAT = { x: -30, y: -22, s: 0.84 }

/** How the two are: `sings` with an arm up to the mango, else he rocks and looks at Baby. */
interface Mood {
  readonly blink?: boolean
  readonly sings?: boolean
}
const danu = ({ blink = false, sings = false }: Mood): Figure =>
  person('danu', {
    expression: sings ? 'sing' : 'calm',
    blink,
    turn: sings ? 0.22 : -0.18,
    nod: sings ? -0.5 : 0.45,
    look: sings ? [0.5, -0.8] : [-0.7, 0.9],
    pose: {
      lean: sings ? -6 : 4,
      armL: { palm: [-44, -40], bend: -1 },
      armR: sings ? [112, 142] : { palm: [10, -62], bend: 1 },
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
      sling(STRAP) +
      place(baby(mood), SEAT.x, SEAT.y, SEAT.s) +
      sling(POUCH) +
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
      expression: sings ? 'laugh' : 'hush',
      blink,
      turn: 0.5,
      nod: sings ? -0.3 : 0.3,
      look: sings ? [0.7, -0.5] : [0.9, 0.5],
      pose: {
        lean: sings ? -5 : 10,
        armL: sings ? { palm: [18, -112], bend: -1 } : [-46, 24],
        armR: sings ? { palm: [30, -114], bend: 1 } : { head: [20, 56], bend: -1 },
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
  { x: 992, coat: C.mangga, belly: C.cahaya, tilt: -14, s: 1.12, crest: true },
  { x: 1056, coat: C.toska, belly: C.santan, tilt: 8, s: 1 },
  { x: 1112, coat: C.sepatu, belly: C.santan, tilt: -10, s: 1.08, crest: true },
  { x: 1172, coat: C.nila, belly: C.cahaya, tilt: 16, s: 1.02 },
]
const birds = (mood: NonNullable<BirdPose['mood']>): string =>
  FLOCK.map(({ x, s, tilt, ...look }) =>
    place(songbird(look, { tilt: mood === 'clap' ? -tilt * 0.5 : tilt, mood }), x, RAIL.y - 7, s),
  ).join('')

const TUNE: readonly (readonly [x: number, y: number, s: number, r: number, color: string, pair: boolean])[] = [
  [704, 140, 0.92, -8, C.cabai, false],
  [738, 106, 1, 10, C.nila, true],
  [700, 76, 0.8, -12, C.mangga, false],
  [862, 176, 0.8, 14, C.manggis, false],
  [872, 118, 0.92, -6, C.cabai, true],
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
    box: { x: 58, y: 2, width: 9, height: 13 },
    svg: place(mango(1.15), 800, 104),
    pivot: [0.45, 0],
    idle: 'swing',
    tap: 'swing',
  },
  {
    name: 'birds',
    box: { x: 74, y: 22, width: 20, height: 14 },
    svg: birds('listen'),
    frames: { done: birds('clap') },
    idle: 'breathe',
    tap: 'hop',
    sound: 'chirp',
  },
  {
    name: 'eka',
    box: { x: 9, y: 28, width: 16, height: 37 },
    svg: eka({}),
    frames: { blink: eka({ blink: true }), done: eka({ sings: true }) },
    idle: 'breathe',
    tap: 'hop',
  },
  {
    name: 'kiko',
    box: { x: 24, y: 52, width: 8, height: 12 },
    svg: kiko(false),
    frames: { tap: kiko(true) },
    idle: 'wobble',
    tap: 'hop',
    sound: 'meow',
  },
  {
    name: 'brother',
    box: { x: 38, y: 16, width: 18, height: 48 },
    svg: brother({}),
    frames: { blink: brother({ blink: true }), done: brother({ sings: true }) },
    idle: 'sway',
    tap: 'sway',
  },
  {
    name: 'notes',
    box: { x: 54, y: 10, width: 6, height: 9 },
    svg: notes(1),
    frames: { done: notes(5) },
    idle: 'rise',
    tap: 'hop',
  },
]
