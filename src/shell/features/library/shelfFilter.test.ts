import { expect, it } from 'vitest'
import type { ShelfBook } from '../../lib/books/books.ts'
import { EVERYTHING, fitting, offeredFilters } from './shelfFilter.ts'

function book(id: number, more: Partial<ShelfBook> = {}): ShelfBook {
  const plain = { cover_image: '/c', is_locked: false, latest_page: 0, current_page: 0, total_pages: 9 }
  return { id, title: `Book ${id}`, ...plain, progress: 0, last_updated: '', ...more }
}
const ours = book(1, { source: 'ours', languages: ['en', 'id'], titles: { en: 'Where Is Kiko?', id: 'Di Mana Kiko?' } })
const kancil = book(1001, { source: 'class', languages: ['id'], titles: { en: 'Kancil', id: 'Kancil dan Sungai' } })
const cafe = book(1002, { source: 'operator', languages: ['en'], titles: { en: 'The Café', id: 'The Café' } })
const older = book(2)
const all = [ours, older, kancil, cafe]
const ids = (filter: Partial<typeof EVERYTHING>) => fitting(all, { ...EVERYTHING, ...filter }).map(({ id }) => id)

it('shows all without a filter, in the order of the shelf', () => {
  expect(ids({})).toEqual([1, 2, 1001, 1002])
})

it.each([
  ['kiko', [1]],
  ['  MANA  ', [1]],
  ['sungai kancil', [1001]],
  ['cafe', [1002]],
  ['book', [1, 2, 1001, 1002]],
  ['.*', []],
])('finds %j by words of a title in either language', (text, found) => {
  expect(ids({ text })).toEqual(found)
})

it('filters by language; a book that does not say has both', () => {
  expect(ids({ language: 'id' })).toEqual([1, 2, 1001])
  expect(ids({ language: 'en' })).toEqual([1, 2, 1002])
})

it('filters by the class, and together with the rest', () => {
  expect(ids({ isClassOnly: true })).toEqual([1001])
  expect(ids({ isClassOnly: true, language: 'en' })).toEqual([])
})

it('offers only filters that tell books apart', () => {
  expect(offeredFilters(all)).toEqual({ language: true, isClassOnly: true, levels: [] })
  expect(offeredFilters([ours, older])).toEqual({ language: false, isClassOnly: false, levels: [] })
  expect(offeredFilters([kancil])).toEqual({ language: true, isClassOnly: false, levels: [] })
})

it('filters by level, offers those of the shelf, and leaves out a book that has none', () => {
  const levelled = [book(1, { level: 'B2' }), book(2, { level: 'A' }), book(3, { level: 'B2' }), book(4)]
  expect(offeredFilters(levelled).levels).toEqual(['A', 'B2'])
  expect(fitting(levelled, { ...EVERYTHING, level: 'B2' }).map(({ id }) => id)).toEqual([1, 3])
  expect(offeredFilters(levelled.slice(2)).levels).toEqual([])
})
