import { describe, expect, it } from 'vitest'
import { makeShoutFinder, SHOUT_LEVEL, voiceLevel } from './loudness.ts'

it('averages the level between 300 and 3400 Hz only', () => {
  // 48 bins of 500 Hz each at 48 kHz; bins 1 to 6 are the voice band.
  const spectrum = (band: number, rest: number) =>
    Array.from({ length: 48 }, (_, part) => (part >= 1 && part <= 6 ? band : rest))
  expect(voiceLevel(spectrum(5, 0), 48_000)).toBe(5)
  expect(voiceLevel(spectrum(0, 255), 48_000)).toBe(0)
  expect(voiceLevel([], 48_000)).toBe(0)
})

const FRAME_MS = 23

/** Plays pieces of `[level, ms]`; returns the number of shouts found. */
function shouts(...pieces: readonly (readonly [number, number])[]): number {
  const find = makeShoutFinder()
  let now = 0
  let count = 0
  for (const [level, ms] of pieces) {
    for (const end = now + ms; now < end; now += FRAME_MS) if (find(level, now).isShout) count += 1
  }
  return count
}

describe('shout finder', () => {
  it('reports a shout once, however long it lasts', () => {
    expect(shouts([0, 500], [20, 2000], [0, 500])).toBe(1)
  })

  it('reports a new shout after a pause, but not after a short breath', () => {
    expect(shouts([0, 500], [20, 400], [0, 400], [20, 400])).toBe(2)
    expect(shouts([0, 500], [20, 400], [0, 100], [20, 400])).toBe(1)
  })

  it('ignores a click that is shorter than a voice', () => {
    expect(shouts([0, 500], [60, 60], [0, 500])).toBe(0)
  })

  it('accepts a soft voice in a quiet room', () => {
    expect(shouts([0.1, 1000], [1.5, 300])).toBe(1)
    expect(shouts([0.1, 1000], [0.9, 300])).toBe(0)
  })

  it('needs a louder voice in a loud room', () => {
    expect(shouts([3, 8000], [8, 300])).toBe(0)
    expect(shouts([3, 8000], [0, 0], [40, 300])).toBe(1)
  })

  it('uses a fixed threshold before the level of the room is known', () => {
    expect(shouts([SHOUT_LEVEL + 1, 300])).toBe(1)
    expect(shouts([SHOUT_LEVEL - 1, 300])).toBe(0)
  })
})
