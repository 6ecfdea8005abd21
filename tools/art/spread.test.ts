import { expect, it } from 'vitest'
import type { Pixels } from './pixels.ts'
import { spread } from './spread.ts'

const RED = [200, 30, 20, 255] as const
const CLEAR = [0, 0, 0, 0] as const
const row = (...pixels: readonly (readonly number[])[]): Pixels => ({
  data: Buffer.from(pixels.flat()),
  width: pixels.length,
  height: 1,
})
const pixelsOf = ({ data }: Pixels) =>
  Array.from({ length: data.length / 4 }, (_, i) => [...data.subarray(4 * i, 4 * i + 4)])

it('gives what is clear the colours of what is seen, and leaves it clear', () => {
  const filled = pixelsOf(spread(row(RED, CLEAR, CLEAR, CLEAR, CLEAR)))
  for (const pixel of filled.slice(1)) expect(pixel).toEqual([200, 30, 20, 0])
})

it('leaves what is seen as it is, be it ever so faint', () => {
  const faint = [9, 8, 7, 1]
  expect(pixelsOf(spread(row(RED, faint, CLEAR))).slice(0, 2)).toEqual([[...RED], faint])
})

it('gives what is as faint as one says the colours of its surroundings, and leaves it faint', () => {
  expect(pixelsOf(spread(row(RED, [9, 8, 7, 17]), 16))[1]).toEqual([9, 8, 7, 17])
  expect(pixelsOf(spread(row(RED, [9, 8, 7, 16]), 16))[1]).toEqual([200, 30, 20, 16])
})

it('has nothing to give where nothing is seen', () => {
  expect(pixelsOf(spread(row(CLEAR, CLEAR)))).toEqual([[...CLEAR], [...CLEAR]])
})
