import { expect, it } from 'vitest'
import { calm } from './calm.ts'

/** One row of pixels. */
const row = (...pixels: readonly (readonly [number, number, number, number])[]) => ({
  data: Buffer.from(pixels.flat()),
  width: pixels.length,
  height: 1,
})
const red = (pixels: { data: Buffer; width: number }) =>
  Array.from({ length: pixels.width }, (_, i) => pixels.data[i * 4])

it('calms colours that jump under a veil, and leaves how much it covers', () => {
  const veil = row([0, 0, 0, 10], [255, 0, 0, 10], [0, 0, 0, 10], [255, 0, 0, 10])
  calm(veil)
  const tones = red(veil)
  expect(Math.max(...tones.map((tone) => Math.abs((tone ?? 0) - 127)))).toBeLessThan(3)
  expect([0, 1, 2, 3].map((i) => veil.data[i * 4 + 3])).toEqual([10, 10, 10, 10])
})

it('leaves alone what covers, and what is clear', () => {
  const solid = row([1, 2, 3, 255], [200, 2, 3, 255], [9, 9, 9, 0], [77, 0, 0, 180])
  const before = Buffer.from(solid.data)
  calm(solid)
  expect(solid.data.equals(before)).toBe(true)
})

it('takes the tone of what is beside it rather than of the clear', () => {
  const edge = row([0, 0, 0, 0], [9, 0, 0, 4], [200, 0, 0, 255])
  calm(edge)
  expect(red(edge)[1]).toBeGreaterThan(190)
})
