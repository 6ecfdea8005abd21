import { expect, it } from 'vitest'
import { cropOf, kept, keyed, panned, storedSize, WHOLE, zoomed } from './crop.ts'
import { kindOf } from './openPhoto.ts'

const WIDE = { width: 4000, height: 2000 }
const HIGH = { width: 1500, height: 2000 }

it('shows as much as fits of a photo of any shape, 16 : 10', () => {
  expect(cropOf(WIDE, WHOLE)).toEqual({ x: 400, y: 0, w: 3200, h: 2000 })
  expect(cropOf(HIGH, WHOLE)).toEqual({ x: 0, y: 531.25, w: 1500, h: 937.5 })
})

it('never leaves the photo, by fingers or by keys', () => {
  for (const size of [WIDE, HIGH])
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-']) {
      let view = zoomed(size, WHOLE, 1.5)
      for (let count = 0; count < 60; count += 1) view = keyed(size, view, key) ?? view
      const { x, y, w, h } = cropOf(size, view)
      expect(Math.min(x, y)).toBeGreaterThan(-0.001)
      expect(x + w).toBeLessThan(size.width + 0.001)
      expect(y + h).toBeLessThan(size.height + 0.001)
    }
  expect(keyed(WIDE, WHOLE, 'Enter')).toBeUndefined()
  expect(kept(WIDE, { x: 5, y: -5, zoom: 99 }).zoom).toBe(4)
  expect(panned(WIDE, WHOLE, { x: 0.1, y: 0 }).x).toBeCloseTo(0.58)
})

it('stores at most 2560 px, and never more than there is', () => {
  expect(storedSize(WIDE, WHOLE)).toEqual({ width: 2560, height: 1600 })
  expect(storedSize(HIGH, WHOLE)).toEqual({ width: 1500, height: 938 })
  expect(storedSize({ width: 4, height: 4 }, WHOLE).width).toBe(16)
})

it('knows a file by its first bytes, not by its name', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  expect(kindOf(bytes('%PDF-1.7'))).toBe('pdf')
  expect(kindOf(bytes('\0\0\0\x18ftypheic'))).toBe('heic')
  expect(kindOf(bytes('\0\0\0\x18ftypavif'))).toBe('picture')
  expect(kindOf(bytes('\0\0\0\x18ftypisom'))).toBe('video')
  expect(kindOf(bytes('RIFF1234WEBP'))).toBe('picture')
  expect(kindOf(bytes('RIFF1234WAVE'))).toBe('noPicture')
  expect(kindOf(bytes('\xff\xd8\xff\xe0'))).toBe('picture')
  expect(kindOf(bytes('hello'))).toBe('noPicture')
  expect(kindOf(new Uint8Array())).toBe('noPicture')
})
