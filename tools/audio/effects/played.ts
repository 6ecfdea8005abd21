import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Note, render, type Song } from '../music/midi.ts'
import { readWav } from '../wav.ts'
import { type Sound, trim } from './synth.ts'

const MARIMBA = 12
const GLOCKENSPIEL = 9
const MUSIC_BOX = 10
const STEEL_DRUM = 114
const DRUMS = 9

const arpeggio = (keys: readonly number[], from: number, step: number, velocity: number, length: number): Note[] =>
  keys.map((key, i) => [from + i * step, length, key, velocity])

const drum = (...notes: readonly Note[]): Song => ({ bpm: 120, tracks: [{ program: 0, channel: DRUMS, notes }] })

/** Effects played on the instruments of a sound font. */
const SONGS = {
  success: {
    bpm: 120,
    tracks: [
      { program: MARIMBA, notes: arpeggio([72, 76, 79, 84], 0, 0.18, 84, 0.5) },
      { program: GLOCKENSPIEL, notes: [[0.54, 1.2, 96, 52]] },
    ],
  },
  // Two soft low notes: "try again", never harsh.
  error: {
    bpm: 120,
    tracks: [
      {
        program: MARIMBA,
        notes: [
          [0, 0.4, 65, 62],
          [0.32, 0.7, 60, 58],
        ],
      },
    ],
  },
  star: { bpm: 120, tracks: [{ program: MUSIC_BOX, notes: arpeggio([84, 88, 91, 96, 100], 0, 0.12, 70, 0.6) }] },
  complete: {
    bpm: 132,
    tracks: [
      {
        program: MARIMBA,
        notes: [...arpeggio([60, 64, 67, 72], 0, 0.25, 84, 0.4), ...arpeggio([67, 72, 76, 79], 1.5, 0, 80, 1.5)],
      },
      { program: STEEL_DRUM, notes: [...arpeggio([72, 76, 79], 0, 0.5, 60, 0.5), [1.5, 2, 84, 72]] },
      { program: GLOCKENSPIEL, notes: arpeggio([84, 86, 88, 91, 96], 1.5, 0.14, 58, 0.6) },
      {
        program: 0,
        channel: DRUMS,
        notes: [
          [1.5, 2, 49, 48],
          [0, 0.3, 76, 40],
          [0.5, 0.3, 77, 40],
          [1, 0.3, 76, 44],
        ],
      },
    ],
  },
  // The three kendang, as bongo and congas: "tak", "dung", "bum".
  'drum-high': drum([0, 0.3, 60, 104], [0.5, 0.3, 60, 84]),
  'drum-mid': drum([0, 0.4, 63, 104], [0.5, 0.4, 63, 84]),
  'drum-low': drum([0, 0.6, 64, 112], [0.5, 0.6, 64, 90]),
  drums: drum(
    ...[64, 63, 60, 63, 64, 60].map(
      (key, i): Note => [[0, 0.5, 0.75, 1, 1.5, 1.75][i] ?? 0, 0.4, key, i === 0 ? 112 : 92],
    ),
  ),
  woodblock: drum([0, 0.3, 76, 90]),
} as const satisfies Record<string, Song>

/** The names of the played effects. */
export const PLAYED = Object.keys(SONGS) as (keyof typeof SONGS)[]

/** Plays one of them; `work` is a folder for what lies between. */
export function play(name: keyof typeof SONGS, work: string): Sound {
  const wav = join(work, `played/${name}.wav`)
  mkdirSync(dirname(wav), { recursive: true })
  render(SONGS[name], wav, 2)
  return trim(readWav(wav).samples)
}
