/** Samples of one channel from -1 to 1, and how many of them are a second. */
export interface Wave {
  readonly rate: number
  readonly samples: Float32Array
}

/** Coefficients of a filter of second order, a0 being 1. */
interface Filter {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

/** The shelf of ITU-R BS.1770 (what a head does), made for any sample rate from its analogue form. */
function shelf(rate: number): Filter {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b: [(high + (band * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (band * k) / q + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  }
}

/** Its high pass: what is too deep to be heard as loud. */
function highPass(rate: number): Filter {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] }
}

function filtered(samples: Float32Array, { b, a }: Filter): Float32Array {
  const out = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let i = 0; i < samples.length; i += 1) {
    const x = samples[i] ?? 0
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    out[i] = y
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
  }
  return out
}

/** Blocks of 400 ms that overlap by three quarters. */
const BLOCK_S = 0.4
const STEPS = 4
/** Gates: nothing below the first counts, LUFS, nor what is this much below the mean, LU. */
const SILENT = -70
const BELOW = 10
const loudnessOf = (power: number) => -0.691 + 10 * Math.log10(power)
const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

/** Integrated loudness by ITU-R BS.1770-4 in LUFS; -Infinity where nothing is to be heard. What is shorter than a block is one. */
export function integratedLoudness({ samples, rate }: Wave): number {
  const weighted = filtered(filtered(samples, shelf(rate)), highPass(rate))
  const step = Math.max(1, Math.round((BLOCK_S * rate) / STEPS))
  const parts = Array.from({ length: Math.floor(weighted.length / step) }, (_, at) =>
    powerOf(weighted, at * step, step),
  )
  const blocks =
    parts.length < STEPS
      ? [weighted.length === 0 ? 0 : powerOf(weighted, 0, weighted.length)]
      : parts.slice(STEPS - 1).map((_, at) => meanOf(parts.slice(at, at + STEPS)))
  const heard = blocks.filter((power) => loudnessOf(power) > SILENT)
  if (heard.length === 0) return -Infinity
  const gate = loudnessOf(meanOf(heard)) - BELOW
  return loudnessOf(meanOf(heard.filter((power) => loudnessOf(power) > gate)))
}

function powerOf(samples: Float32Array, from: number, length: number): number {
  let sum = 0
  for (let i = from; i < from + length; i += 1) sum += (samples[i] ?? 0) ** 2
  return sum / length
}
