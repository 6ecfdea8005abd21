import type { Wave } from './loudness.ts'

/** Made-up signals for tests; levels in dBFS (of a peak), lengths in seconds. */
export function sine(hz: number, level: number, seconds: number, rate = 48_000): Wave {
  const peak = 10 ** (level / 20)
  return {
    rate,
    samples: Float32Array.from(
      { length: Math.round(seconds * rate) },
      (_, at) => peak * Math.sin((2 * Math.PI * hz * at) / rate),
    ),
  }
}

/** Nothing at all. */
export function silence(seconds: number, rate = 48_000): Wave {
  return { rate, samples: new Float32Array(Math.round(seconds * rate)) }
}

/** Pseudo-random noise with peaks at a level: the same for the same seed. */
export function noise(level: number, seconds: number, seed = 1, rate = 48_000): Wave {
  const peak = 10 ** (level / 20)
  let state = seed
  const samples = Float32Array.from({ length: Math.round(seconds * rate) }, () => {
    state = (state * 16_807) % 2_147_483_647
    return peak * ((2 * state) / 2_147_483_647 - 1)
  })
  return { rate, samples }
}

/** One after another. */
export function joined(first: Wave, ...others: readonly Wave[]): Wave {
  const all = [first, ...others]
  const samples = new Float32Array(all.reduce((sum, one) => sum + one.samples.length, 0))
  let at = 0
  for (const one of all) {
    samples.set(one.samples, at)
    at += one.samples.length
  }
  return { rate: first.rate, samples }
}

/** Two at once; as long as the first. */
export function mixed(first: Wave, second: Wave): Wave {
  return { rate: first.rate, samples: first.samples.map((value, at) => value + (second.samples[at] ?? 0)) }
}
