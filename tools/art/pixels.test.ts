import { expect, it } from 'vitest'
import { around, clear, cut, lay, type Piece, shared, trim } from './pixels.ts'

function piece(
  left: number,
  top: number,
  width: number,
  height: number,
  rgba: readonly number[] = [0, 0, 0, 0],
): Piece {
  return { left, top, width, height, data: Buffer.from(Array.from({ length: width * height }, () => rgba).flat()) }
}
const pixel = ({ data, width }: Piece, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]

it('cuts at even corners and sizes, so that half the size has whole pixels', () => {
  const sheet = piece(10, 20, 30, 30)
  sheet.data.set([1, 2, 3, 255], (5 * 30 + 7) * 4)
  const trimmed = trim(sheet)
  expect(trimmed).toMatchObject({ left: 16, top: 24, width: 2, height: 2 })
  expect(trimmed && pixel(trimmed, 1, 1)).toEqual([1, 2, 3, 255])
})

it('finds nothing in what nobody sees', () => {
  expect(trim(piece(0, 0, 4, 4, [9, 9, 9, 6]))).toBeUndefined()
})

it('cuts beyond the rim into the clear', () => {
  const part = cut(piece(0, 0, 2, 2, [5, 5, 5, 255]), { left: -1, top: -1, width: 4, height: 2 })
  expect([0, 1, 2, 3].map((x) => pixel(part, x, 1)[3])).toEqual([0, 255, 255, 0])
  expect(pixel(part, 1, 0)[3]).toBe(0)
})

it('lays paint over paint', () => {
  const ground = piece(0, 0, 2, 1, [100, 100, 100, 255])
  lay(ground, piece(1, 0, 5, 5, [200, 0, 0, 128]))
  expect(pixel(ground, 0, 0)).toEqual([100, 100, 100, 255])
  expect(pixel(ground, 1, 0)).toEqual([150, 50, 50, 255])
})

it('lays paint on clear paper without darkening it', () => {
  const ground: Piece = { ...clear(1, 1), left: 0, top: 0 }
  lay(ground, piece(0, 0, 1, 1, [200, 10, 20, 64]))
  expect(pixel(ground, 0, 0)).toEqual([200, 10, 20, 64])
})

it('knows what rectangles share and hold', () => {
  const [a, b] = [
    { left: 0, top: 0, width: 10, height: 10 },
    { left: 8, top: -5, width: 10, height: 10 },
  ]
  expect(shared(a, b)).toEqual({ left: 8, top: 0, width: 2, height: 5 })
  expect(shared(a, { ...b, left: 10 })).toBeUndefined()
  expect(around([a, b])).toEqual({ left: 0, top: -5, width: 18, height: 15 })
  expect(around([])).toBeUndefined()
})
