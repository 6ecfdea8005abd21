import { expect, it } from 'vitest'
import { bookNumbers, type KnownBooks } from './bookNumbers.ts'

const known = (
  books: Readonly<Record<string, readonly [number: number, places: Readonly<Record<string, number>>]>>,
): KnownBooks => ({
  numbers: new Map(Object.entries(books).map(([key, [number]]) => [key, number])),
  places: new Map(Object.entries(books).map(([key, [, places]]) => [key, new Map(Object.entries(places))])),
})

it('keeps numbers where nothing is in their way', () => {
  const numbers = bookNumbers(known({ a: [1001, { again: 1 }] }), known({}))
  expect([numbers.book(1001), numbers.activity(100_101), numbers.book(3), numbers.activity(302)]).toEqual([
    1001, 100_101, 3, 302,
  ])
})

it('gives a book the number that it has there, and a new one whose number is taken the next', () => {
  const numbers = bookNumbers(
    known({ a: [1001, { again: 1 }], b: [1002, { sort: 1, hear: 2 }], c: [1003, {}] }),
    known({ b: [1001, { hear: 1, old: 2 }], x: [1003, {}] }),
  )
  expect([1001, 1002, 1003].map((number) => numbers.book(number))).toEqual([1004, 1001, 1005])
  expect([100_101, 100_201, 100_202].map((id) => numbers.activity(id))).toEqual([100_401, 100_103, 100_101])
  expect(numbers.placeOf('b', 'sort')).toBe(3)
  expect(
    ['b1002-p03', 'book-1002', '100201', 'b1-p03', 'book-4', '302', 'today-3', 'b1009-p01'].map((place) =>
      numbers.place(place),
    ),
  ).toEqual(['b1001-p03', 'book-1001', '100103', 'b1-p03', 'book-4', '302', 'today-3', 'b1009-p01'])
})

it('gives no number twice', () => {
  const coming = known(
    Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`c${index}`, [1001 + index, {}] as const])),
  )
  const there = known(
    Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`t${index}`, [1003 + index, {}] as const])),
  )
  const numbers = bookNumbers(coming, there)
  const given = [...coming.numbers.values()].map((number) => numbers.book(number))
  expect(new Set([...given, ...there.numbers.values()]).size).toBe(14)
})
