import type { Wave } from './loudness.ts'

/** Length of a frame of an envelope, ms. */
export const FRAME_MS = 5
/** What counts as nothing, dBFS. */
export const NOTHING = -100

/** Level of each 5 ms in dBFS (root mean square), -100 for nothing. */
export function envelopeOf({ samples, rate }: Wave): number[] {
  const width = (rate * FRAME_MS) / 1000
  return Array.from({ length: Math.ceil(samples.length / width) }, (_, frame) => {
    const from = Math.round(frame * width)
    const to = Math.min(samples.length, Math.round((frame + 1) * width))
    let sum = 0
    for (let at = from; at < to; at += 1) sum += (samples[at] ?? 0) ** 2
    return decibels(Math.sqrt(sum / Math.max(1, to - from)))
  })
}

/** An amplitude in dBFS, -100 for nothing. */
export const decibels = (amplitude: number) => Math.max(NOTHING, 20 * Math.log10(amplitude))

/** The value below which a share of all lies; -100 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NOTHING
}

/** Means over `width` frames around each. */
export function smoothed(values: readonly number[], width: number): number[] {
  const half = Math.floor(width / 2)
  return values.map((_, at) => {
    const part = values.slice(Math.max(0, at - half), at + half + 1)
    return part.reduce((sum, one) => sum + one, 0) / part.length
  })
}
