import { expect, it } from 'vitest'
import { pack } from './atlas.ts'

const pieces = Array.from({ length: 40 }, (_, index) => ({
  width: 20 + ((index * 37) % 90),
  height: 15 + ((index * 53) % 120),
  data: index,
}))

it('keeps every piece, apart from its neighbours and inside the sheet', () => {
  const { width, height, placed } = pack(pieces)
  expect(placed.map(({ data }) => data).toSorted((a, b) => a - b)).toEqual(pieces.map(({ data }) => data))
  for (const a of placed) {
    expect(pieces[a.data]).toMatchObject({ width: a.width, height: a.height })
    expect(a.x + a.width).toBeLessThanOrEqual(width)
    expect(a.y + a.height).toBeLessThanOrEqual(height)
    for (const b of placed) {
      if (a === b) continue
      const isApart =
        a.x + a.width + 2 <= b.x || b.x + b.width + 2 <= a.x || a.y + a.height + 2 <= b.y || b.y + b.height + 2 <= a.y
      expect(isApart, `${a.data} and ${b.data}`).toBe(true)
    }
  }
})

it('refuses what a cheap tablet could not hold', () => {
  expect(() => pack([{ width: 2100, height: 10, data: 0 }])).toThrow(/do not fit/)
})
