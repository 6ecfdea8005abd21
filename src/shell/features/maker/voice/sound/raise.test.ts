import { expect, it } from 'vitest'
import { integratedLoudness } from './loudness.ts'
import { raised } from './raise.ts'
import { joined, noise, silence, sine } from './signals.ts'

const peakOf = (samples: Float32Array) =>
  20 * Math.log10(samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0))

it.each([-40, -26, -6])('brings a tone at %i dBFS to -16 LUFS', (level) => {
  const { wave, loudness, gain } = raised(sine(440, level, 3))
  expect(integratedLoudness(wave)).toBeCloseTo(-16, 0)
  expect(loudness + gain).toBeCloseTo(-16, 0)
})

it('keeps peaks under -3 dBFS, and comes near the loudness all the same', () => {
  // A soft voice with knocks 28 dB above it.
  const knock = sine(200, -12, 0.01)
  const voice = noise(-35, 1)
  const { wave } = raised(joined(voice, knock, voice, knock, voice))
  expect(peakOf(wave.samples)).toBeLessThanOrEqual(-2.99)
  expect(Math.abs(integratedLoudness(wave) + 16)).toBeLessThan(1)
})

it('adds no more than 30 dB, and leaves silence alone', () => {
  expect(raised(sine(440, -60, 2)).gain).toBe(30)
  const { wave, gain } = raised(silence(1))
  expect([gain, wave.samples.every((one) => one === 0)]).toEqual([0, true])
})
