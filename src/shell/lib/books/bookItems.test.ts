import { expect, it } from 'vitest'
import { booksAnswer } from '../../../../server/contract/books.ts'
import { readBookItems } from './bookItems.ts'

const BOOK = {
  id: 1,
  title: 'Book 1',
  cover_image: '/img/1.webp',
  is_locked: false,
  latest_page: 3,
  current_page: 7,
  total_pages: 15,
}
const NAMES = Object.keys(BOOK)
const VALUES = [undefined, null, '', 'x', 0, -1, 1.5, Number.NaN, 2 ** 53, true, false, [], {}]

/** A book with each of its fields replaced by each value, or left out. */
const books = NAMES.flatMap((name) => VALUES.map((value) => ({ ...BOOK, [name]: value })))
const lists: unknown[] = [
  [],
  [BOOK],
  [{ ...BOOK, more: 'of another service' }],
  ...NAMES.map((name) => [Object.fromEntries(Object.entries(BOOK).filter(([field]) => field !== name))]),
  ...books.map((book) => [BOOK, book]),
  ...VALUES.map((value) => [value]),
  ...VALUES,
]

it('takes and refuses what the contract takes and refuses', () => {
  const taken = lists.map((data) => readBookItems(data))
  expect(taken).toEqual(lists.map((data) => booksAnswer.safeParse({ data }).data?.data))
  expect(taken.filter((one) => one !== undefined).length).toBeGreaterThan(NAMES.length)
  expect(taken.filter((one) => one === undefined).length).toBeGreaterThan(NAMES.length)
})
