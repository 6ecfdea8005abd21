import { noise } from '../noise.ts'
import { at, RATE } from '../wav.ts'

/** Mono samples at `RATE`, -1…1. */
export type Sound = Float32Array

/** Something that changes over a sound: `u` goes from 0 at its start to 1 at its end. */
export type Course = (u: number) => number

/** A sound laid into a mix, `atMs` after its start. */
export interface Layer {
  readonly sound: Sound
  readonly atMs?: number
  readonly gain?: number
}

/** One band that a source is heard through, Hz. */
export interface Formant {
  readonly hz: number
  readonly width: number
  readonly gain: number
}

const lengthOf = (ms: number) => Math.round((RATE * ms) / 1000)

/** A straight or curved way from one value to another; `bend` over 1 leaves slowly, under 1 quickly. */
export function glide(from: number, to: number, bend = 1): Course {
  return (u) => from * (to / from) ** (u ** bend)
}

/** A pure tone whose pitch, Hz, follows a course. */
export function tone(ms: number, hz: Course, loud: Course = () => 1): Sound {
  const length = lengthOf(ms)
  let phase = 0
  return Float32Array.from({ length }, (_, i) => {
    phase += hz(i / length) / RATE
    return Math.sin(2 * Math.PI * phase) * loud(i / length)
  })
}

/** Partials that ring and die away, as of a bell or a bar of wood: [Hz, gain, ms until half is left]. */
export function ring(ms: number, partials: readonly (readonly [number, number, number])[]): Sound {
  return Float32Array.from({ length: lengthOf(ms) }, (_, i) => {
    const t = i / RATE
    return partials.reduce(
      (sum, [hz, gain, half]) => sum + gain * Math.sin(2 * Math.PI * hz * t) * 0.5 ** ((t * 1000) / half),
      0,
    )
  })
}

/** Noise through a band whose middle follows a course, Hz; `q` is its narrowness. */
export function hiss(ms: number, hz: Course, q: number, loud: Course = () => 1, seed = 1): Sound {
  const length = lengthOf(ms)
  const random = noise(seed)
  let low = 0
  let band = 0
  return Float32Array.from({ length }, (_, i) => {
    const u = i / length
    // A state-variable filter: its middle may move while it sounds.
    const f = 2 * Math.sin((Math.PI * Math.min(hz(u), RATE / 6)) / RATE)
    low += f * band
    const high = random() - low - band / q
    band += f * high
    return (band / q) * loud(u)
  })
}

/** A voice: pulses of the throat and a little breath, heard through formants that follow a course. */
export function voice(options: {
  readonly ms: number
  readonly hz: Course
  readonly formants: (u: number) => readonly Formant[]
  readonly loud: Course
  readonly breath?: number
  readonly seed?: number
}): Sound {
  const { ms, hz, formants, loud, breath = 0.02, seed = 5 } = options
  const length = lengthOf(ms)
  const random = noise(seed)
  const states = formants(0).map(() => [0, 0] as [number, number])
  let phase = 0
  let throat = 0
  return Float32Array.from({ length }, (_, i) => {
    const u = i / length
    const step = (hz(u) * (1 + 0.008 * random())) / RATE
    phase = (phase + step) % 1
    const pulse = phase < step ? 1 - phase : 0
    throat += 0.3 * (loud(u) * (pulse + breath * random()) - throat)
    return formants(u).reduce((sum, formant, k) => sum + resonate(throat, formant, states[k]) * (k % 2 ? -1 : 1), 0)
  })
}

function resonate(source: number, { hz, width, gain }: Formant, state: [number, number] | undefined): number {
  if (!state) return 0
  const r = Math.exp((-Math.PI * width) / RATE)
  const angle = (2 * Math.PI * hz) / RATE
  const drive = (1 - r) * Math.sqrt(1 - 2 * r * Math.cos(2 * angle) + r * r)
  const value = source * drive + 2 * r * Math.cos(angle) * state[0] - r * r * state[1]
  state[1] = state[0]
  state[0] = value
  return gain * value
}

/** Rises in `inMs` and falls in `outMs`, softly. */
export function shape(sound: Sound, inMs: number, outMs: number): Sound {
  const rise = lengthOf(inMs)
  const fall = lengthOf(outMs)
  return sound.map((value, i) => {
    const edge = Math.min(1, rise > 0 ? i / rise : 1, fall > 0 ? (sound.length - 1 - i) / fall : 1)
    return value * Math.sin((Math.PI / 2) * edge)
  })
}

/** Lays sounds over one another. */
export function mix(...layers: readonly Layer[]): Sound {
  const ends = layers.map(({ sound, atMs = 0 }) => lengthOf(atMs) + sound.length)
  const whole = new Float32Array(Math.max(...ends))
  for (const { sound, atMs = 0, gain = 1 } of layers) {
    const from = lengthOf(atMs)
    sound.forEach((value, i) => {
      whole[from + i] = at(whole, from + i) + value * gain
    })
  }
  return whole
}

/** Brings the highest sample to a level, dBFS. */
export function peakAt(sound: Sound, decibels: number): Sound {
  const peak = sound.reduce((highest, value) => Math.max(highest, Math.abs(value)), 1e-9)
  const gain = 10 ** (decibels / 20) / peak
  return sound.map((value) => value * gain)
}

/** Leaves out the silence at both ends, and fades what then ends abruptly. */
export function trim(sound: Sound): Sound {
  const isHeard = (value: number) => Math.abs(value) > 0.002
  const from = sound.findIndex(isHeard)
  const to = sound.findLastIndex(isHeard)
  return from < 0 ? sound : shape(sound.slice(from, to + 1), 0, 60)
}
