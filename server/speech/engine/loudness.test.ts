import { expect, it } from 'vitest'
import { level, loudness } from './loudness.ts'

/** A tone of 997 Hz: at full scale −3.01 LUFS (ITU-R BS.1770, annex 1, note 5). */
const tone = (rate: number, seconds: number, peak: number) =>
  Float32Array.from({ length: rate * seconds }, (_, i) => peak * Math.sin((2 * Math.PI * 997 * i) / rate))

it.each([24_000, 48_000])('measures the tone of the standard at %i Hz', (rate) => {
  expect(loudness(tone(rate, 4, 1), rate)).toBeCloseTo(-3.01, 1)
  expect(loudness(tone(rate, 1, 0.1), rate)).toBeCloseTo(-23.01, 1)
})

it.each([24_000, 48_000])('brings soft and loud sound to -16 LUFS under the ceiling at %i Hz', (rate) => {
  for (const peak of [0.01, 0.9]) {
    const levelled = level(tone(rate, 2, peak), rate)
    expect(loudness(levelled, rate)).toBeCloseTo(-16, 0)
    expect(Math.max(...levelled.map(Math.abs))).toBeLessThanOrEqual(10 ** (-3 / 20) + 1e-6)
  }
})

it('brings a voice with high peaks to it, too', () => {
  const rate = 24_000
  const peaky = tone(rate, 4, 0.05).map((value, i) => (i % (rate / 10) < rate / 400 ? 8 * value : value))
  expect(Math.abs(loudness(level(peaky, rate), rate) + 16)).toBeLessThan(0.3)
})

it('leaves silence silent', () => {
  expect(Math.max(...level(new Float32Array(48_000), 24_000))).toBe(0)
})
