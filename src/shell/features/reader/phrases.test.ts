import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectPhrases, hasVoice } from './phrases.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open(isAndroid = false) {
  const heard = vi.fn<(phrase: string) => void>()
  const reset = vi.fn<() => void>()
  return { heard, reset, transcript: collectPhrases(isAndroid, heard, reset) }
}

it.each([
  [false, 300],
  [true, 250],
])('passes on what stood still (Android: %s) for %i ms, and starts anew 500 ms later', (isAndroid, ms) => {
  const { heard, reset, transcript } = open(isAndroid)
  transcript.hear('wan')
  vi.advanceTimersByTime(ms - 1)
  expect(heard).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(heard).toHaveBeenCalledExactlyOnceWith('wan')
  vi.advanceTimersByTime(499)
  expect(reset).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reset).toHaveBeenCalledTimes(1)
})

it('waits while the transcript still changes', () => {
  const { heard, transcript } = open()
  transcript.hear('t')
  vi.advanceTimersByTime(200)
  transcript.hear('tree')
  transcript.hear('tree')
  vi.advanceTimersByTime(299)
  expect(heard).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(heard).toHaveBeenCalledExactlyOnceWith('tree')
})

it('passes nothing on after it was stopped, nor silence', () => {
  const { heard, transcript } = open()
  transcript.hear('  ')
  transcript.hear('two')
  transcript.stop()
  vi.advanceTimersByTime(1000)
  expect(heard).not.toHaveBeenCalled()
})

it('finds a voice by the mean level between 300 and 3400 Hz only', () => {
  // 48 kHz in 48 parts: 500 Hz each, so parts 1 to 6 are the band.
  const levels = (band: number, rest: number) =>
    Array.from({ length: 48 }, (_, part) => (part >= 1 && part <= 6 ? band : rest))
  expect(hasVoice(levels(6, 0), 48_000)).toBe(true)
  expect(hasVoice(levels(5, 0), 48_000)).toBe(false)
  expect(hasVoice(levels(0, 255), 48_000)).toBe(false)
  expect(hasVoice([], 48_000)).toBe(false)
})
