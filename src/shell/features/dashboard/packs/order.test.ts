import { expect, it } from 'vitest'
import type { PackItem } from '../../../../../server/contract/packs.ts'
import { moved, nextOrder, otherPacks, packsOfClass } from './order.ts'

function pack(key: string, order?: number, more: Partial<PackItem> = {}): PackItem {
  return {
    key,
    revision: 1,
    book_id: 1001,
    title: key,
    titles: { en: key, id: key },
    level: null,
    languages: ['id'],
    licence: 'CC0-1.0',
    authors: [],
    pages: 9,
    bytes: 1,
    source: 'class',
    added_at: '2026-11-20T00:00:00.000Z',
    withdrawn_at: null,
    closed_at: null,
    people: [],
    state: 'ready',
    is_own: true,
    activities: 2,
    losses: null,
    faults: null,
    classes: order === undefined ? [] : [{ id: 'c1', access: 'open', order }],
    ...more,
  }
}
const packs = [
  pack('b', 4),
  pack('a', 1),
  pack('none'),
  pack('gone', 2, { withdrawn_at: '2026-11-21T00:00:00.000Z' }),
  pack('c', 7),
]
const keys = (list: readonly { readonly pack: PackItem }[]) => list.map((one) => one.pack.key)

it('lists the books of a class in its order, without withdrawn ones', () => {
  expect(keys(packsOfClass(packs, 'c1'))).toEqual(['a', 'b', 'c'])
  expect(otherPacks(packs, 'c1').map(({ key }) => key)).toEqual(['none', 'gone'])
  expect(packsOfClass(packs, 'c2')).toEqual([])
})

it('puts a new book after all others', () => {
  expect(nextOrder(packs, 'c1')).toBe(8)
  expect(nextOrder(packs, 'c2')).toBe(0)
})

it('changes places with a neighbour, and tidies the numbers up', () => {
  const books = packsOfClass(packs, 'c1')
  const saved = moved(books, 1, -1)
  expect(saved.map(({ pack: { key }, order }) => [key, order])).toEqual([
    ['b', 0],
    ['c', 2],
  ])
  expect(moved(books, 0, -1)).toEqual([])
  expect(moved(books, 2, 1)).toEqual([])
})
