import { describe, expect, it } from 'vitest'
import { centreOf, contains, fromDropArea, fromPercent, overlapShare } from './geometry.ts'

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

it('converts percent of the picture to stage units', () => {
  expect(fromPercent(box(50, 25, 10, 10))).toEqual(box(640, 200, 128, 80))
})

it('converts the bucket of the mango game to the same box as its percent values', () => {
  const stage = fromDropArea(box(390, 310, 110, 80), 18.22)
  const percent = fromPercent(box(43.33, 73.33, 12.22, 14.22))
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(stage[side]).toBeCloseTo(percent[side], 0)
})

describe('overlap', () => {
  it.each([
    ['inside', box(10, 10, 10, 10), box(0, 0, 100, 100), 1],
    ['half', box(-5, 0, 10, 10), box(0, 0, 100, 100), 0.5],
    ['a quarter', box(-5, -5, 10, 10), box(0, 0, 100, 100), 0.25],
    ['touching edges', box(-10, 0, 10, 10), box(0, 0, 100, 100), 0],
    ['apart', box(500, 0, 10, 10), box(0, 0, 100, 100), 0],
    ['an item without area', box(10, 10, 0, 10), box(0, 0, 100, 100), 0],
    ['a place smaller than the item', box(0, 0, 100, 100), box(0, 0, 50, 50), 0.25],
  ])('%s', (_what, item, zone, share) => {
    expect(overlapShare(item, zone)).toBeCloseTo(share)
  })
})

it('calculates centres and includes edges', () => {
  expect(centreOf(box(10, 20, 30, 40))).toEqual({ x: 25, y: 40 })
  expect(contains(box(0, 0, 10, 10), { x: 10, y: 10 })).toBe(true)
  expect(contains(box(0, 0, 10, 10), { x: 10.1, y: 10 })).toBe(false)
})
