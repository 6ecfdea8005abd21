import { expect, it } from 'vitest'
import { wordAt } from './wordTimes.ts'

const times = [
  { startMs: 100, endMs: 200 },
  { startMs: 200, endMs: 500 },
  { startMs: 749, endMs: 900 },
  { startMs: 1500, endMs: 1600 },
]

it.each([
  [0, undefined],
  [100, 0],
  [199, 0],
  [200, 1],
  [600, 1],
  [749, 2],
  [899, 2],
  [900, undefined],
  [1499, undefined],
  [1500, 3],
  [1600, undefined],
  [9999, undefined],
])('at %i ms the spoken word is %s', (ms, word) => {
  expect(wordAt(times, ms)).toBe(word)
})

it('finds no word without times', () => {
  expect(wordAt([], 100)).toBeUndefined()
})
