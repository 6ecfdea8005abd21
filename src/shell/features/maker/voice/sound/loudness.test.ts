import { expect, it } from 'vitest'
import { integratedLoudness } from './loudness.ts'
import { sine, silence, joined } from './signals.ts'

it.each([48_000, 44_100, 16_000])('measures a sine of 997 Hz as the recommendation has it, at %i Hz', (rate) => {
  // One channel at full scale is -3.01 LKFS.
  expect(integratedLoudness(sine(997, 0, 3, rate))).toBeCloseTo(-3.01, 1)
  expect(integratedLoudness(sine(997, -20, 3, rate))).toBeCloseTo(-23.01, 1)
})

it('weighs tones as the recommendation does', () => {
  const at = (hz: number) => integratedLoudness(sine(hz, -20, 3)) + 23.01
  // The K curve beside 997 Hz: deep tones count less, bright ones more.
  expect(at(38)).toBeCloseTo(-6.6, 0)
  expect(at(8000)).toBeCloseTo(3.3, 0)
})

it('leaves pauses out of the mean', () => {
  const loud = sine(997, -20, 5)
  expect(integratedLoudness(joined(loud, silence(20), loud))).toBeCloseTo(-23.01, 0)
  // A tail 30 dB below is under the gate.
  expect(integratedLoudness(joined(loud, sine(997, -50, 20)))).toBeCloseTo(-23.01, 0)
})

it('measures what is shorter than a block, and silence', () => {
  expect(integratedLoudness(sine(997, -20, 0.2))).toBeCloseTo(-23, 0)
  expect(integratedLoudness(silence(2))).toBe(-Infinity)
  expect(integratedLoudness(silence(0))).toBe(-Infinity)
})
