import { at, RATE } from './wav.ts'

/** Loudness of everything spoken, LUFS. */
const SPEECH_LUFS = -16

const CEILING = 10 ** (-3 / 20)

/** The two filters of K-weighting (ITU-R BS.1770) at 48 kHz. */
const K_WEIGHTING = [
  {
    b: [1.535_124_859_586_97, -2.691_696_189_406_38, 1.198_392_810_852_85],
    a: [-1.690_659_293_182_41, 0.732_480_774_215_85],
  },
  { b: [1, -2, 1], a: [-1.990_047_454_833_98, 0.990_072_250_366_21] },
] as const

function filter(x: Float32Array, { b, a }: (typeof K_WEIGHTING)[number]): Float32Array {
  const y = new Float32Array(x.length)
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  for (let i = 0; i < x.length; i++) {
    const now = at(x, i)
    const value = b[0] * now + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    x2 = x1
    x1 = now
    y2 = y1
    y1 = value
    y[i] = value
  }
  return y
}

/** Integrated loudness in LUFS. What is under 3 s counts as if repeated, so that single words can be measured. */
function loudness(samples: Float32Array): number {
  let y: Float32Array = samples
  if (samples.length < 3 * RATE) {
    const times = Math.ceil((3 * RATE) / samples.length)
    y = new Float32Array(samples.length * times)
    for (let k = 0; k < times; k++) y.set(samples, k * samples.length)
  }
  for (const stage of K_WEIGHTING) y = filter(y, stage)
  const block = Math.round(0.4 * RATE)
  const powers: number[] = []
  for (let start = 0; start + block <= y.length; start += Math.round(0.1 * RATE)) {
    powers.push(y.subarray(start, start + block).reduce((sum, value) => sum + value * value, 0) / block)
  }
  const lufs = (power: number) => -0.691 + 10 * Math.log10(power + 1e-12)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const loud = powers.filter((power) => lufs(power) > -70)
  if (loud.length === 0) return -70
  const gate = lufs(mean(loud)) - 10
  return lufs(mean(loud.filter((power) => lufs(power) > gate)))
}

/** Keeps every sample under the ceiling: gain falls 4 ms ahead of a peak and comes back in 60 ms. */
function limit(x: Float32Array): Float32Array {
  const ahead = Math.round(0.004 * RATE)
  const back = 1 - Math.exp(-1 / (0.06 * RATE))
  const want = new Float32Array(x.length).fill(1)
  for (let i = 0; i < x.length; i++) {
    const need = CEILING / Math.abs(at(x, i))
    if (need >= 1) continue
    for (let k = Math.max(0, i - ahead); k <= i; k++) {
      want[k] = Math.min(at(want, k), need + ((1 - need) * (i - k)) / ahead)
    }
  }
  let gain = 1
  return x.map((value, i) => {
    gain = Math.min(at(want, i), gain + (1 - gain) * back)
    return value * gain
  })
}

/** Brings speech to its loudness, with sample peaks under -3 dBFS, so that true peaks stay under -1 after coding. */
export function level(samples: Float32Array): Float32Array {
  let gain = 10 ** ((SPEECH_LUFS - loudness(samples)) / 20)
  let levelled = samples
  for (let round = 0; round < 3; round++) {
    const factor = gain
    levelled = limit(samples.map((value) => value * factor))
    const off = SPEECH_LUFS - loudness(levelled)
    if (Math.abs(off) < 0.2) break
    gain *= 10 ** (off / 20)
  }
  return levelled
}
