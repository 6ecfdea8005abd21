import { readFileSync, writeFileSync } from 'node:fs'
import { run } from '../run.ts'

/** A note: its beat, its length in beats, the MIDI key, and how hard it is struck (1…127). */
export type Note = readonly [beat: number, length: number, key: number, velocity: number]

/** One instrument (General MIDI programme); `channel` 9 is percussion. */
export interface Track {
  readonly program: number
  readonly notes: readonly Note[]
  readonly channel?: number
  readonly volume?: number
  readonly pan?: number
  readonly reverb?: number
}

/** A piece of music. `tuning` moves the twelve keys of every octave by cents. */
export interface Song {
  readonly bpm: number
  readonly tracks: readonly Track[]
  readonly tuning?: readonly number[]
}

const TICKS = 480
const SOUND_FONT = '/usr/share/sounds/sf2/FluidR3_GM.sf2'

function variableLength(value: number): number[] {
  const bytes = [value & 127]
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128)
  return bytes
}

function chunk(id: string, bytes: readonly number[]): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([Buffer.from(id), length, Buffer.from(bytes)])
}

/** MIDI tuning standard, one-byte form, for all octaves. */
function tuningMessage(cents: readonly number[]): number[] {
  const body = [0x7e, 0x7f, 8, 8, 3, 0x7f, 0x7f, ...cents.map((cent) => 64 + cent), 0xf7]
  return [0, 0xf0, ...variableLength(body.length), ...body]
}

function trackBytes({ program, notes, channel, volume = 90, pan = 64, reverb = 50 }: Track, index: number): number[] {
  const c = channel ?? (index < 9 ? index : index + 1)
  const control = (number: number, value: number) => ({ tick: 0, order: 0, bytes: [0xb0 | c, number, value] })
  const events = [
    control(7, volume),
    control(10, pan),
    control(91, reverb),
    control(93, 0),
    { tick: 0, order: 0, bytes: [0xc0 | c, program] },
    ...notes.flatMap(([beat, length, key, velocity]) => [
      {
        tick: Math.round(beat * TICKS),
        order: 2,
        bytes: [0x90 | c, key, Math.max(1, Math.min(127, Math.round(velocity)))],
      },
      { tick: Math.round((beat + length) * TICKS) - 1, order: 1, bytes: [0x80 | c, key, 0] },
    ]),
  ].toSorted((a, b) => a.tick - b.tick || a.order - b.order)
  let now = 0
  const bytes = events.flatMap(({ tick, bytes: event }) => {
    const wait = Math.max(0, tick - now)
    now = Math.max(now, tick)
    return [...variableLength(wait), ...event]
  })
  return [...bytes, 0, 0xff, 0x2f, 0]
}

/** A song as a MIDI file. */
export function midi({ bpm, tracks, tuning }: Song): Buffer {
  const micros = Math.round(6e7 / bpm)
  const tempo = [0, 0xff, 0x51, 3, micros >> 16, (micros >> 8) & 255, micros & 255]
  return Buffer.concat([
    chunk('MThd', [0, 1, 0, tracks.length + 1, TICKS >> 8, TICKS & 255]),
    chunk('MTrk', [...tempo, ...(tuning ? tuningMessage(tuning) : []), 0, 0xff, 0x2f, 0]),
    ...tracks.map((track, index) => chunk('MTrk', trackBytes(track, index))),
  ])
}

/** Plays a song into a stereo PCM file at 48 kHz. */
export function render(song: Song, wav: string, gain: number): void {
  const file = `${wav}.mid`
  writeFileSync(file, midi(song))
  const room = ['-o', 'synth.reverb.room-size=0.6', '-o', 'synth.reverb.damp=0.4', '-o', 'synth.reverb.level=0.5']
  const form = ['-ni', '-q', '-g', String(gain), '-r', '48000', '-o', 'synth.chorus.active=0', '-T', 'wav', '-O', 's16']
  run('fluidsynth', [...form, ...room, '-F', wav, SOUND_FONT, file])
}

/** Stereo samples of a rendered song, interleaved. */
export function readStereo(wav: string): Float32Array {
  const bytes = readFileSync(wav)
  const data = bytes.indexOf('data') + 8
  return Float32Array.from({ length: (bytes.length - data) >> 1 }, (_, i) => bytes.readInt16LE(data + i * 2) / 32_768)
}
