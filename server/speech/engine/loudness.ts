/** Loudness of everything spoken, LUFS. */
const SPEECH_LUFS = -16

const CEILING = 10 ** (-3 / 20)

/** Limiting takes loudness away again, more of it from a voice with high peaks: this often the gain is corrected at most. */
const ROUNDS = 8

interface Biquad {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

/** The two filters of K-weighting (ITU-R BS.1770) at a sample rate, by the bilinear transform of their analog forms. */
function kWeighting(rate: number): readonly [Biquad, Biquad] {
  const shelf = { hz: 1681.974_450_955_533, q: 0.707_175_236_955_42, db: 3.999_843_853_973_347 }
  const pass = { hz: 38.135_470_876_024_44, q: 0.500_327_037_323_877 }
  const k = Math.tan((Math.PI * shelf.hz) / rate)
  const high = 10 ** (shelf.db / 20)
  const band = high ** 0.499_666_774_154_541_6
  const norm = 1 + k / shelf.q + k * k
  const p = Math.tan((Math.PI * pass.hz) / rate)
  const passNorm = 1 + p / pass.q + p * p
  return [
    {
      b: [
        (high + (band * k) / shelf.q + k * k) / norm,
        (2 * (k * k - high)) / norm,
        (high - (band * k) / shelf.q + k * k) / norm,
      ],
      a: [(2 * (k * k - 1)) / norm, (1 - k / shelf.q + k * k) / norm],
    },
    { b: [1, -2, 1], a: [(2 * (p * p - 1)) / passNorm, (1 - p / pass.q + p * p) / passNorm] },
  ]
}

function filter(x: Float32Array, { b, a }: Biquad): Float32Array {
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  return x.map((now) => {
    const value = b[0] * now + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    x2 = x1
    x1 = now
    y2 = y1
    y1 = value
    return value
  })
}

/** Integrated loudness of mono samples, LUFS. What is under 3 s counts as if repeated, so that single words can be measured. */
export function loudness(samples: Float32Array, rate: number): number {
  if (samples.length === 0) return -70
  let y = samples
  if (samples.length < 3 * rate) {
    const times = Math.ceil((3 * rate) / samples.length)
    y = new Float32Array(samples.length * times)
    for (let k = 0; k < times; k++) y.set(samples, k * samples.length)
  }
  for (const stage of kWeighting(rate)) y = filter(y, stage)
  const block = Math.round(0.4 * rate)
  const powers: number[] = []
  for (let start = 0; start + block <= y.length; start += Math.round(0.1 * rate)) {
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
function limit(x: Float32Array, rate: number): Float32Array {
  const ahead = Math.round(0.004 * rate)
  const back = 1 - Math.exp(-1 / (0.06 * rate))
  const want = new Float32Array(x.length).fill(1)
  for (const [i, value] of x.entries()) {
    const need = CEILING / Math.abs(value)
    if (need >= 1) continue
    for (let k = Math.max(0, i - ahead); k <= i; k++) {
      want[k] = Math.min(want[k] ?? 1, need + ((1 - need) * (i - k)) / ahead)
    }
  }
  let gain = 1
  return x.map((value, i) => {
    gain = Math.min(want[i] ?? 1, gain + (1 - gain) * back)
    return value * gain
  })
}

/** Brings speech to −16 LUFS, with sample peaks under −3 dBFS, so that true peaks stay under −1 after coding. Silence stays silent. */
export function level(samples: Float32Array, rate: number): Float32Array {
  const now = loudness(samples, rate)
  if (now <= -70) return samples
  let gain = 10 ** ((SPEECH_LUFS - now) / 20)
  let levelled = samples
  for (let round = 0; round < ROUNDS; round++) {
    const factor = gain
    levelled = limit(
      samples.map((value) => value * factor),
      rate,
    )
    const off = SPEECH_LUFS - loudness(levelled, rate)
    if (Math.abs(off) < 0.2) break
    gain *= 10 ** (off / 20)
  }
  return levelled
}
