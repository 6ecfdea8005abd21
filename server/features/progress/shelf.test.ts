import { describe, expect, it } from 'vitest'
import { testCatalog } from '../../../tests/api/helpers/catalog.ts'
import { gradeOf, percentOf, pointsOf, shelfOf } from './shelf.ts'

const place = (book_id: number, rounds = 0, current_page = 0) => ({
  book_id,
  current_page,
  latest_page: current_page,
  completed_round: rounds,
  best_points: rounds > 0 ? 50 : null,
})
const locked = (...args: Parameters<typeof shelfOf>) => shelfOf(...args).map(({ isLocked }) => isLocked)

describe('shelfOf', () => {
  it('opens the first book, and each other book when the previous one is completed', () => {
    expect(locked(testCatalog, [], [])).toEqual([false, true, true])
    expect(locked(testCatalog, [place(1)], [])).toEqual([false, true, true])
    expect(locked(testCatalog, [place(1, 1)], [])).toEqual([false, false, true])
    expect(locked(testCatalog, [place(1, 1), place(2, 3)], [])).toEqual([false, false, false])
  })

  it('lets a teacher open a book early, or lock one that was not begun', () => {
    expect(locked(testCatalog, [], [{ book_id: 3, access: 'open' }])).toEqual([false, true, false])
    expect(locked(testCatalog, [place(1, 1)], [{ book_id: 2, access: 'locked' }])).toEqual([false, true, true])
    expect(locked(testCatalog, [place(1, 1)], [{ book_id: 2, access: 'after-previous' }])).toEqual([false, false, true])
  })

  it('never locks the first book, nor one that was begun', () => {
    expect(locked(testCatalog, [], [{ book_id: 1, access: 'locked' }])).toEqual([false, true, true])
    expect(locked(testCatalog, [place(2)], [{ book_id: 2, access: 'locked' }])).toEqual([false, false, true])
    expect(locked(testCatalog, [place(3)], [])).toEqual([false, true, false])
  })

  it('leaves out books that are not bundled, and caps pages at the last one', () => {
    const shelf = shelfOf(testCatalog, [place(9, 1, 5), place(3, 0, 99)], [])
    expect(shelf.map(({ book }) => book.id)).toEqual([1, 2, 3])
    expect(shelf[2]).toMatchObject({ currentPage: 4, totalPages: 4 })
  })
})

describe('figures', () => {
  it.each([
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [3, 3, 100],
    [0, 0, 100],
  ])('%i of %i passed are %i points', (passed, all, points) => expect(pointsOf(passed, all)).toBe(points))

  it.each([
    [null, 0],
    [0, 0],
    [19, 0],
    [20, 1],
    [67, 3],
    [99, 4],
    [100, 5],
  ])('%s points are %i stars', (points, stars) => expect(gradeOf(points)).toBe(stars))

  it.each([
    [0, 15, 0],
    [7, 15, 47],
    [15, 15, 100],
    [0, 0, 0],
  ])('page %i of %i is %i percent', (currentPage, totalPages, percent) =>
    expect(percentOf({ currentPage, totalPages })).toBe(percent),
  )
})
