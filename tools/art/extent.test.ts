import { expect, it } from 'vitest'
import { extentOf, overhang } from './extent.ts'

/** A 6 × 5 picture with the given pixels (x, y, alpha) in it. */
function grid(...pixels: readonly (readonly [number, number, number])[]) {
  const data = new Uint8Array(6 * 5 * 4)
  for (const [x, y, alpha] of pixels) data[(y * 6 + x) * 4 + 3] = alpha
  return { data, width: 6, height: 5 }
}

it('finds the smallest box around what is drawn, faint shadows left out', () => {
  expect(extentOf(grid([1, 2, 255], [4, 3, 200], [0, 0, 40]), 100)).toEqual({ x: 1, y: 2, width: 4, height: 2 })
  expect(extentOf(grid([5, 4, 100]), 100)).toEqual({ x: 5, y: 4, width: 1, height: 1 })
})

it('says when nothing is drawn', () => {
  expect(extentOf(grid([2, 2, 99]), 100)).toBeUndefined()
})

it('tells how far a drawing leaves its box, side by side', () => {
  const box = { x: 10, y: 10, width: 20, height: 20 }
  expect(overhang({ x: 10, y: 10, width: 20, height: 20 }, box)).toEqual({ left: 0, top: 0, right: 0, bottom: 0 })
  expect(overhang({ x: 4, y: 12, width: 40, height: 30 }, box)).toEqual({ left: 6, top: 0, right: 14, bottom: 12 })
})
