import { expect, it } from 'vitest'
import { BOOK_IDS } from '../../src/content/library.ts'
import { BUDGET, weighBook } from './bytes.ts'

it.each(BOOK_IDS)('book %i stays within its size budget', (book) => {
  const { pictures, sound, shared } = weighBook(book)
  expect(pictures).toBeGreaterThan(0)
  expect(sound).toBeGreaterThan(0)
  expect(pictures + sound).toBeLessThanOrEqual(BUDGET.book)
  expect(shared).toBeGreaterThan(0)
  expect(shared).toBeLessThanOrEqual(BUDGET.shared)
})
