import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectPhrases } from './phrases.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open(isAndroid = false) {
  const heard = vi.fn<(phrase: string) => void>()
  return { heard, transcript: collectPhrases(isAndroid, heard) }
}

it.each([
  [false, 300],
  [true, 250],
])('(Android: %s) passes on a phrase that has not changed for %i ms', (isAndroid, ms) => {
  const { heard, transcript } = open(isAndroid)
  transcript.hear('wan')
  vi.advanceTimersByTime(ms - 1)
  expect(heard).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(heard).toHaveBeenCalledExactlyOnceWith('wan')
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

it('drops words 500 ms after passing them on, so that only later words count', () => {
  const { heard, transcript } = open()
  transcript.hear('one')
  vi.advanceTimersByTime(300 + 499)
  transcript.hear('one two')
  vi.advanceTimersByTime(300)
  expect(heard).toHaveBeenLastCalledWith('one two')
  vi.advanceTimersByTime(500)
  transcript.hear('one two three')
  vi.advanceTimersByTime(300)
  expect(heard).toHaveBeenLastCalledWith('three')
})

it('passes on a repeated word after a correction and after a restart of the recogniser', () => {
  const { heard, transcript } = open()
  transcript.hear('the one')
  vi.advanceTimersByTime(800)
  transcript.hear('one')
  transcript.hear('one two')
  vi.advanceTimersByTime(800)
  expect(heard).toHaveBeenLastCalledWith('two')
  transcript.renew()
  transcript.hear('two')
  vi.advanceTimersByTime(300)
  expect(heard).toHaveBeenCalledTimes(3)
})

it('passes on neither dropped words nor silence', () => {
  const { heard, transcript } = open()
  transcript.hear('  ')
  transcript.hear('two')
  transcript.drop()
  vi.advanceTimersByTime(1000)
  expect(heard).not.toHaveBeenCalled()
})
