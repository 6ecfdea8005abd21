import { at } from '../wav.ts'
import type { Segment } from './festival.ts'

/*
 * Gives the Catalan voice what Indonesian needs and it lacks: [ng] (the g of "n g" is cut out), [h] (a copy of the neighbouring vowel
 * re-excited with noise, that is, whispered) and an unreleased final k.
 */

const LPC_ORDER = 18

/** Sound after surgery; `map` takes milliseconds of the old sound to those of the new. */
export interface Operated {
  readonly samples: Float32Array
  readonly map: (ms: number) => number
}

interface Cut {
  readonly from: number
  readonly to: number
}

/** Linear prediction by autocorrelation (Levinson–Durbin). */
function predict(samples: Float64Array): { readonly filter: Float64Array; readonly gain: number } {
  const r = new Float64Array(LPC_ORDER + 1)
  for (let k = 0; k <= LPC_ORDER; k++) {
    for (let i = k; i < samples.length; i++) r[k] = at(r, k) + at(samples, i) * at(samples, i - k)
  }
  r[0] = at(r, 0) * 1.0001 + 1e-9
  let error = at(r, 0)
  const filter = new Float64Array(LPC_ORDER + 1)
  filter[0] = 1
  for (let i = 1; i <= LPC_ORDER; i++) {
    let k = at(r, i)
    for (let j = 1; j < i; j++) k += at(filter, j) * at(r, i - j)
    k = -k / error
    const before = filter.slice()
    for (let j = 1; j < i; j++) filter[j] = at(before, j) + k * at(before, i - j)
    filter[i] = k
    error *= 1 - k * k
  }
  return { filter, gain: Math.sqrt(error / samples.length) }
}

/** Repeatable noise from -1 to 1, so that a script gives the same file each time. */
export function noise(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2_147_483_648 - 1
  }
}

/** Replaces samples `from`…`to` by a whispered copy of themselves. */
function whisper(x: Float32Array, { from, to }: Cut, rate: number, gain: number): void {
  const size = Math.round(rate * 0.02)
  const hop = size >> 1
  const out = new Float64Array(to - from)
  const random = noise(from + 1)
  const window = (i: number) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size)
  for (let start = from - hop; start < to; start += hop) {
    const frame = Float64Array.from({ length: size }, (_, i) => at(x, start + i) * window(i))
    const { filter, gain: loudness } = predict(frame)
    const y = new Float64Array(size)
    for (let i = 0; i < size; i++) {
      let value = random() * 1.7 * loudness
      for (let k = 1; k <= LPC_ORDER && k <= i; k++) value -= at(filter, k) * at(y, i - k)
      y[i] = value
      const place = start + i - from
      if (place >= 0 && place < out.length) out[place] = at(out, place) + value * window(i)
    }
  }
  const ramp = Math.max(1, Math.min(Math.round(rate * 0.012), out.length >> 1))
  out.forEach((value, i) => {
    const weight = Math.min(1, i / ramp, (out.length - 1 - i) / ramp)
    x[from + i] = at(x, from + i) * (1 - weight) + weight * gain * value
  })
}

/** Does to each segment what its `op` asks for. */
export function operate(samples: Float32Array, rate: number, segments: readonly Segment[]): Operated {
  const x = samples.slice()
  const inSamples = (ms: number) => Math.round((ms * rate) / 1000)
  const cuts = segments
    .flatMap((segment) => operateOn(x, rate, segment))
    .filter(({ from, to }) => to > from)
    .map(({ from, to }) => ({ from, to: Math.min(to, x.length) }))
  return {
    samples: withoutCuts(x, cuts, inSamples(8)),
    map(ms) {
      const t = inSamples(ms)
      const gone = cuts.reduce((sum, { from, to }) => sum + (t >= to ? to - from : Math.max(0, t - from)), 0)
      return Math.round(((t - gone) * 1000) / rate)
    },
  }
}

/** Works on one segment in place and says what is to be cut. */
function operateOn(x: Float32Array, rate: number, { start, end, op }: Segment): Cut[] {
  const S = (ms: number) => Math.round((ms * rate) / 1000)
  const from = S(start)
  const to = S(end)
  const length = to - from
  const shorten = (place: number, max: number): Cut[] =>
    length > max ? [{ from: place, to: place + length - max }] : []
  switch (op) {
    case 'h':
      whisper(x, { from, to }, rate, 0.9)
      return shorten(from + Math.round((length - S(85)) / 2), S(85))
    case 'hfin':
      whisper(x, { from, to }, rate, 0.6)
      return length > S(95) ? [{ from: from + S(95), to }] : []
    case 'cut':
      return [{ from: from + S(6), to }]
    case 'stop':
    case 'glottal': {
      const closes = from + Math.round(length * 0.35)
      for (let k = closes; k < to; k++) x[k] = at(x, k) * Math.max(0, 1 - (k - closes) / S(8))
      return shorten(from + Math.round(length * 0.6), S(op === 'glottal' ? 60 : 75))
    }
    default:
      return []
  }
}

/** Leaves the cuts out and crossfades the joins. */
function withoutCuts(x: Float32Array, cuts: readonly Cut[], crossfade: number): Float32Array {
  const out: number[] = []
  let from = 0
  for (const cut of cuts) {
    for (let i = from; i < cut.from; i++) out.push(at(x, i))
    const length = Math.min(crossfade, out.length, cut.to)
    for (let k = 0; k < length; k++) {
      const place = out.length - length + k
      const weight = k / length
      out[place] = at(out, place) * (1 - weight) + at(x, cut.to - length + k) * weight
    }
    from = cut.to
  }
  for (let i = from; i < x.length; i++) out.push(at(x, i))
  return Float32Array.from(out)
}
