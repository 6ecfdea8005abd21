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
const FILES = { book: '/packs/t/b', activities: '/packs/t/a', art: '/packs/t/r', speech: '/packs/t/s' }
const FACTS = {
  key: 'org.example.kancil',
  revision: 3,
  level: 'B1',
  languages: ['id'],
  source: 'class',
  titles: { en: 'Kancil', id: 'Kancil' },
  bytes: 4_000_000,
  files: FILES,
}
const WHOLE = { ...BOOK, ...FACTS }
const NAMES = Object.keys(WHOLE)
const VALUES = [
  null,
  '',
  'x',
  0,
  -1,
  1.5,
  Number.NaN,
  2 ** 53,
  true,
  false,
  [],
  ['en'],
  ['xx'],
  {},
  { ...FILES, art: 1 },
]

/** A book with each of its fields replaced by each value. */
const books = NAMES.flatMap((name) => VALUES.map((value) => ({ ...WHOLE, [name]: value })))
const lists: unknown[] = [
  [],
  [WHOLE],
  [{ ...WHOLE, more: 'of another service' }],
  ...Object.keys(BOOK).map((name) => [Object.fromEntries(Object.entries(WHOLE).filter(([field]) => field !== name))]),
  ...books.map((book) => [WHOLE, book]),
  ...VALUES.map((value) => [value]),
  ...VALUES,
]

it('takes and refuses what the contract takes and refuses', () => {
  const taken = lists.map((data) => readBookItems(data))
  expect(taken).toEqual(lists.map((data) => booksAnswer.safeParse({ data }).data?.data))
  expect(taken.filter((one) => one !== undefined).length).toBeGreaterThan(NAMES.length)
  expect(taken.filter((one) => one === undefined).length).toBeGreaterThan(NAMES.length)
})

it('takes rows of services that take in no books, and lists stored before they did', () => {
  expect(readBookItems([BOOK])).toEqual([BOOK])
  expect(readBookItems([{ ...BOOK, files: 'x' }])).toBeUndefined()
})
