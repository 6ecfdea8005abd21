import { integratedLoudness, type Wave } from './loudness.ts'

/** How loud all narrations are, LUFS, and the highest sample of one, dBFS. */
export const TARGET_LUFS = -16
const CEILING = -3
/** More than this is not added: it would only be noise, dB. */
const MOST_GAIN = 30
/** How fast the limiter gives way before a peak and comes back after it, s. */
const ATTACK_S = 0.002
const RELEASE_S = 0.06
/** Limiting takes loudness away: it is added again as many times. */
const ROUNDS = 3
/** As near as this is near enough, LU. */
const NEAR = 0.2

/** A sound as loud as all narrations, its loudness before, and what was added, dB. */
export interface Raised {
  readonly wave: Wave
  readonly loudness: number
  readonly gain: number
}

/** Brings a sound to the loudness of all narrations, with its peaks limited. Silence stays as it is. */
export function raised(wave: Wave): Raised {
  const loudness = integratedLoudness(wave)
  if (!Number.isFinite(loudness)) return { wave, loudness, gain: 0 }
  let gain = Math.min(MOST_GAIN, TARGET_LUFS - loudness)
  let result = limited(wave, gain)
  for (let round = 1; round < ROUNDS && gain < MOST_GAIN; round += 1) {
    const lacks = TARGET_LUFS - integratedLoudness(result)
    if (Math.abs(lacks) < NEAR) break
    gain = Math.min(MOST_GAIN, gain + lacks)
    result = limited(wave, gain)
  }
  return { wave: result, loudness, gain }
}

/** Adds `gain` dB; where a peak would pass the ceiling, less, and softly so before and after it. */
function limited({ samples, rate }: Wave, gain: number): Wave {
  const factor = 10 ** (gain / 20)
  const ceiling = 10 ** (CEILING / 20)
  const most = Float32Array.from(samples, (value) => {
    const peak = Math.abs(value) * factor
    return peak > ceiling ? ceiling / peak : 1
  })
  const attack = 1 - Math.exp(-1 / (ATTACK_S * rate))
  const release = 1 - Math.exp(-1 / (RELEASE_S * rate))
  for (let at = most.length - 2, after = most.at(-1) ?? 1; at >= 0; at -= 1) {
    after = Math.min(most[at] ?? 1, after + (1 - after) * attack)
    most[at] = after
  }
  let before = 1
  return {
    rate,
    samples: samples.map((value, at) => {
      before = Math.min(most[at] ?? 1, before + (1 - before) * release)
      return value * factor * before
    }),
  }
}
