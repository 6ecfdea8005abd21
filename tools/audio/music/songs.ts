import { type Note, type Song, type Track } from './midi.ts'

/*
 * Three pieces laid out as gamelan is: gong, kempul, a slow skeleton melody, figures that interlock around it, angklung and suling.
 * All are sixteen bars of four beats, so that they loop.
 */

/** A scale: the keys of one octave, and the cents by which each of the twelve keys is moved. */
interface Scale {
  readonly keys: readonly number[]
  readonly cents: readonly number[]
}

interface Style {
  readonly scale: Scale
  readonly bpm: number
  readonly seed: number
  /** One note every two beats, as degrees of the scale. */
  readonly skeleton: readonly number[]
  readonly isDense: boolean
  /** How loud angklung and suling are; 0 leaves them out. */
  readonly angklung: number
  readonly suling: number
  readonly programs: Readonly<Record<'gong' | 'melody' | 'figure' | 'figure2' | 'suling' | 'bell', number>>
}

const ANGKLUNG_PROGRAM = 12
const BEATS = 64
const SLENDRO: Scale = { keys: [0, 2, 5, 7, 9], cents: [0, 0, 25, 0, 0, -15, 0, 20, 0, 45, 0, 0] }
const PELOG: Scale = { keys: [4, 5, 7, 11, 12], cents: [15, 0, 0, 0, 0, 25, 0, 15, 0, 0, 0, 10] }

const STYLES = {
  siang: {
    scale: SLENDRO,
    bpm: 75,
    seed: 7,
    skeleton: [0, 2, 3, 4, 5, 4, 3, 2, 0, 2, 4, 3, 2, 1, 2, 0, 3, 4, 5, 7, 5, 4, 3, 4, 2, 3, 4, 2, 1, 2, 1, 0],
    isDense: true,
    angklung: 1,
    suling: 1,
    programs: { gong: 14, melody: 11, figure: 108, figure2: 12, suling: 75, bell: 10 },
  },
  senja: {
    scale: PELOG,
    bpm: (BEATS * 60) / 56,
    seed: 21,
    skeleton: [0, 1, 2, 1, 3, 2, 1, 0, 2, 3, 4, 3, 2, 1, 3, 2, 4, 3, 2, 3, 4, 5, 4, 3, 2, 1, 3, 2, 1, 2, 1, 0],
    isDense: false,
    angklung: 0.8,
    suling: 0.9,
    programs: { gong: 14, melody: 114, figure: 108, figure2: 108, suling: 73, bell: 9 },
  },
  malam: {
    scale: SLENDRO,
    bpm: 64,
    seed: 3,
    skeleton: [0, 2, 1, 0, 2, 3, 2, 1, 3, 2, 1, 2, 0, 1, 2, 1, 3, 4, 3, 2, 1, 2, 3, 2, 1, 2, 1, 0, 2, 1, 1, 0],
    isDense: false,
    angklung: 0,
    suling: 0.6,
    programs: { gong: 14, melody: 11, figure: 10, figure2: 108, suling: 75, bell: 8 },
  },
} as const satisfies Record<string, Style>

/** The name of a piece: day, dusk, night. */
export type SongName = keyof typeof STYLES
/** All pieces. */
export const SONG_NAMES = Object.keys(STYLES) as SongName[]

/** The suling's phrase: beat, length, degree. */
const PHRASE: readonly (readonly [number, number, number])[] = [
  [0, 1.5, 4],
  [1.5, 0.5, 5],
  [2, 2, 3],
  [5, 1, 2],
  [6, 1.8, 4],
  [8.5, 0.5, 5],
  [9, 2, 4],
  [11, 1, 2],
  [12, 1, 3],
  [13, 0.5, 2],
  [13.5, 1.8, 0],
]

/** Chance for a player's unevenness, the same each time. */
interface Player {
  readonly random: () => number
  readonly late: () => number
  readonly soft: (velocity: number) => number
}

function player(seed: number): Player {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
  return { random, late: () => random() * 0.018, soft: (velocity) => velocity + (random() - 0.5) * 8 }
}

const keyOf = ({ keys }: Scale, degree: number, base: number) =>
  base + 12 * Math.floor(degree / 5) + (keys[((degree % 5) + 5) % 5] ?? 0)

/** How long a piece is before it repeats, s. */
export function secondsOf(name: SongName): number {
  return (BEATS * 60) / STYLES[name].bpm
}

/** A piece as a song for the sound font. */
export function songOf(name: SongName): Song {
  const style: Style = STYLES[name]
  const chance = player(style.seed)
  const { gong, kempul } = gongs(style, chance)
  const { first, second } = figures(style, chance)
  const { programs } = style
  const tracks: Track[] = [
    { program: programs.gong, notes: gong, volume: 100, reverb: 90 },
    { program: programs.gong, notes: kempul, volume: 80, pan: 80, reverb: 80 },
    { program: programs.melody, notes: melody(style, chance), volume: 88, pan: 58, reverb: 70 },
    { program: programs.figure, notes: first, volume: 84, pan: 40, reverb: 60 },
    { program: programs.figure2, notes: second, volume: 72, pan: 90, reverb: 60 },
    { program: ANGKLUNG_PROGRAM, notes: angklung(style, chance), volume: 78, pan: 76, reverb: 60 },
    { program: programs.suling, notes: suling(style, chance), volume: 70, pan: 66, reverb: 100 },
    { program: programs.bell, notes: bells(style, chance), volume: 60, pan: 30, reverb: 100 },
  ]
  return { bpm: style.bpm, tuning: style.scale.cents, tracks: tracks.filter(({ notes }) => notes.length > 0) }
}

function melody({ scale, skeleton }: Style, { late, soft }: Player): Note[] {
  return skeleton.flatMap((degree, i) => {
    const high: Note = [i * 2 + late(), 2.2, keyOf(scale, degree, 60), soft(58)]
    const low: Note = [i * 2, 2.5, keyOf(scale, degree - 5, 60), soft(36)]
    return i % 2 === 0 ? [high, low] : [high]
  })
}

function gongs({ scale, skeleton }: Style, { soft }: Player): { gong: Note[]; kempul: Note[] } {
  const gong: Note[] = []
  const kempul: Note[] = []
  skeleton.forEach((degree, i) => {
    if (i % 8 === 0) gong.push([i * 2, 8, keyOf(scale, 0, 36), i === 0 ? 54 : 46])
    else if (i % 4 === 0) gong.push([i * 2, 5, keyOf(scale, 3, 36), 32])
    else if (i % 4 === 2) kempul.push([i * 2, 2, keyOf(scale, degree > 2 ? 3 : 0, 48), soft(34)])
  })
  return { gong, kempul }
}

/** Two players who fill each other's gaps around the skeleton. */
function figures(
  { scale, skeleton, isDense }: Style,
  { random, late, soft }: Player,
): { first: Note[]; second: Note[] } {
  const first: Note[] = []
  const second: Note[] = []
  skeleton.forEach((degree, i) => {
    const next = skeleton[(i + 1) % skeleton.length] ?? 0
    const around = [degree, degree + 1, next, degree + 2]
    const between = [0, degree + 2, 0, next + 1]
    for (let k = 0; k < 4; k++) {
      const beat = i * 2 + k * 0.5
      if (k % 2 === 0 || random() < 0.75) {
        first.push([beat + late(), 0.6, keyOf(scale, around[k] ?? 0, 72), soft(k === 0 ? 46 : 38)])
      }
      if (isDense && k % 2 === 1) second.push([beat + 0.25 + late(), 0.4, keyOf(scale, between[k] ?? 0, 72), soft(30)])
    }
  })
  return { first, second }
}

/** Shaken bamboo: quick soft repeated notes, about eleven a second, that swell and answer every second bar. */
function angklung({ scale, skeleton, bpm, angklung: loud }: Style, { random }: Player): Note[] {
  const notes: Note[] = []
  if (loud === 0) return notes
  const shakes = Math.round((0.8 * 11 * 60) / bpm)
  for (let bar = 1; bar < 16; bar += 2) {
    for (const [beat, above] of [
      [0, 0],
      [1, 2],
      [2, 1],
      [3, 0],
    ] as const) {
      if (random() < 0.25) continue
      const key = keyOf(scale, (skeleton[bar * 2 + (beat > 1 ? 1 : 0)] ?? 0) + above, 60)
      for (let shake = 0; shake < shakes; shake++) {
        const swell = 18 + 22 * Math.sin((Math.PI * (shake + 0.5)) / shakes)
        notes.push([bar * 4 + beat + (shake * 0.8) / shakes, 0.1, key, swell * loud])
      }
    }
  }
  return notes
}

/** A slow flute over bars 5 to 8 and 13 to 16, each note with a grace note before it. */
function suling({ scale, suling: loud }: Style, { soft }: Player): Note[] {
  if (loud === 0) return []
  return [16, 48].flatMap((start) =>
    PHRASE.flatMap(([beat, length, degree]): Note[] => [
      [start + beat - 0.09, 0.1, keyOf(scale, degree + 1, 72), 34 * loud],
      [start + beat, length, keyOf(scale, degree, 72), soft(46) * loud],
    ]),
  )
}

function bells({ scale }: Style, { random, late, soft }: Player): Note[] {
  const notes: Note[] = []
  for (let bar = 0; bar < 16; bar++) {
    if (random() < 0.5) notes.push([bar * 4 + 3 + late(), 1, keyOf(scale, ([2, 4, 0][bar % 3] ?? 0) + 5, 72), soft(26)])
  }
  return notes
}
