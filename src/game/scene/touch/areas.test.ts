import { expect, it } from 'vitest'
import { type Area, Areas, cover, doMeet, noArea } from './areas.ts'

const area = (left: number, top: number, right: number, bottom: number): Area => ({ left, top, right, bottom })

function listOf(...given: Area[]): Area[] {
  const areas = new Areas()
  for (const one of given) areas.add(one, 100, 100)
  const found: Area[] = []
  areas.each((one) => found.push({ ...one }))
  return found.sort((a, b) => a.left - b.left)
}

it('keeps areas separate that do not overlap, even if they touch', () => {
  expect(listOf(area(0, 0, 10, 10), area(10, 0, 20, 10))).toEqual([area(0, 0, 10, 10), area(10, 0, 20, 10)])
})

it('merges overlapping areas, and what the merged area then overlaps', () => {
  const first = area(0, 0, 10, 10)
  const second = area(20, 0, 30, 10)
  const bridge = area(5, 5, 25, 40)
  expect(listOf(first, second, bridge)).toEqual([area(0, 0, 30, 40)])
  const low = area(0, 35, 4, 38)
  expect(listOf(low, first, second, bridge)).toEqual([area(0, 0, 30, 40)])
})

it('clips areas to the layer and drops those outside', () => {
  expect(listOf(area(-20, 90, 10, 130), area(100, 0, 140, 20))).toEqual([area(0, 90, 10, 100)])
})

it('is empty after clearing', () => {
  const areas = new Areas()
  areas.add(area(0, 0, 10, 10), 100, 100)
  areas.clear()
  areas.each(() => expect.unreachable())
  areas.add(area(1, 1, 2, 2), 100, 100)
  const found: Area[] = []
  areas.each((one) => found.push({ ...one }))
  expect(found).toEqual([area(1, 1, 2, 2)])
})

it('covers an unrotated image with a margin of one pixel', () => {
  const found = noArea()
  const placing = { x: 100, y: 50, rotation: 0, scaleX: 0.5, scaleY: 1, displayOriginX: 20, displayOriginY: 0 }
  cover(found, { ...placing, width: 40, height: 30 }, 2)
  expect(found).toEqual(area(179, 99, 221, 161))
})

it.each([0, 0.3, 2, -1.2, Math.PI])('covers all corners of an image rotated by %s', (rotation) => {
  const placing = { x: 40, y: 60, rotation, scaleX: 1.5, scaleY: 0.8, displayOriginX: 12, displayOriginY: 30 }
  const found = noArea()
  cover(found, { ...placing, width: 50, height: 44 }, 1)
  const corners = [
    [-12, -30],
    [38, -30],
    [-12, 14],
    [38, 14],
  ] as const
  const xs: number[] = []
  const ys: number[] = []
  for (const [x, y] of corners) {
    xs.push(40 + x * 1.5 * Math.cos(rotation) - y * 0.8 * Math.sin(rotation))
    ys.push(60 + x * 1.5 * Math.sin(rotation) + y * 0.8 * Math.cos(rotation))
  }
  expect(found.left).toBe(Math.floor(Math.min(...xs)) - 1)
  expect(found.right).toBe(Math.ceil(Math.max(...xs)) + 1)
  expect(found.top).toBe(Math.floor(Math.min(...ys)) - 1)
  expect(found.bottom).toBe(Math.ceil(Math.max(...ys)) + 1)
})

it('detects whether areas overlap', () => {
  expect(doMeet(area(0, 0, 5, 5), area(4, 4, 9, 9))).toBe(true)
  expect(doMeet(area(0, 0, 5, 5), area(5, 0, 9, 9))).toBe(false)
})
