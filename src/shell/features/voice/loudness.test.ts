import { describe, expect, it } from 'vitest'
import { makeShoutFinder, SHOUT_LEVEL, voiceLevel } from './loudness.ts'

it('takes the mean level between 300 and 3400 Hz only', () => {
  // 48 kHz in 48 parts: 500 Hz each, so parts 1 to 6 are the band.
  const spectrum = (band: number, rest: number) =>
    Array.from({ length: 48 }, (_, part) => (part >= 1 && part <= 6 ? band : rest))
  expect(voiceLevel(spectrum(5, 0), 48_000)).toBe(5)
  expect(voiceLevel(spectrum(0, 255), 48_000)).toBe(0)
  expect(voiceLevel([], 48_000)).toBe(0)
})

const FRAME_MS = 23

/** Plays pieces of `[level, ms]`; answers how many shouts were found. */
function shouts(...pieces: readonly (readonly [number, number])[]): number {
  const find = makeShoutFinder()
  let now = 0
  let count = 0
  for (const [level, ms] of pieces) {
    for (const end = now + ms; now < end; now += FRAME_MS) if (find(level, now).isShout) count += 1
  }
  return count
}

describe('a shout', () => {
  it('is told once, however long it lasts', () => {
    expect(shouts([0, 500], [20, 2000], [0, 500])).toBe(1)
  })

  it('is told again after a pause, but not after a breath within it', () => {
    expect(shouts([0, 500], [20, 400], [0, 400], [20, 400])).toBe(2)
    expect(shouts([0, 500], [20, 400], [0, 100], [20, 400])).toBe(1)
  })

  it('is no click of a table', () => {
    expect(shouts([0, 500], [60, 60], [0, 500])).toBe(0)
  })

  it('may be soft where the room is quiet', () => {
    expect(shouts([0.1, 1000], [1.5, 300])).toBe(1)
    expect(shouts([0.1, 1000], [0.9, 300])).toBe(0)
  })

  it('must be louder where the room is loud', () => {
    expect(shouts([3, 8000], [8, 300])).toBe(0)
    expect(shouts([3, 8000], [0, 0], [40, 300])).toBe(1)
  })

  it('is told at a level of its own before the room is known', () => {
    expect(shouts([SHOUT_LEVEL + 1, 300])).toBe(1)
    expect(shouts([SHOUT_LEVEL - 1, 300])).toBe(0)
  })
})
