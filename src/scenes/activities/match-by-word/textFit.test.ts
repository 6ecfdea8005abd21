import { expect, it } from 'vitest'
import { fittingSize, LINE_HEIGHT, linesOf } from './textFit.ts'

/** Every letter is half as wide as high. */
const measure = (text: string) => text.length / 2

it('breaks long paragraphs into lines and starts each paragraph on a new line', () => {
  expect(linesOf(['cooks the soup', 'cuts it'], 20, 100, measure)).toEqual(['cooks the', 'soup', 'cuts it'])
})

it('returns the largest size at which the longest text fits', () => {
  const size = fittingSize([['run'], ['rocks Baby', 'sings a song']], { width: 300, height: 120 }, 60, measure)
  expect(size).toBe(49)
  expect(2 * size * LINE_HEIGHT).toBeLessThanOrEqual(120)
  expect(measure('sings a song') * size).toBeLessThanOrEqual(300)
})

it('does not break a long word', () => {
  expect(fittingSize([['memperbaiki tangga']], { width: 110, height: 400 }, 60, measure)).toBe(20)
})

it('never exceeds the maximum size', () => {
  expect(fittingSize([['a']], { width: 900, height: 900 }, 44, measure)).toBe(44)
})
