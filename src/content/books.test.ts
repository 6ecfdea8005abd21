import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_KINDS } from '../scenes/defaults.ts'
import { BOOK_IDS, loadActivities, loadBook } from './books.ts'
import { buildCatalog } from './catalog.ts'
import { hasInteraction, isCover, kindOfPage, textOf } from './page.ts'

describe.each(BOOK_IDS)('book %i', (id) => {
  it('parses, with a cover and its pages in order', async () => {
    const book = await loadBook(id)
    expect(book?.pages.map(({ pageNumber }) => pageNumber)).toEqual(book?.pages.map((_, index) => index))
    expect(book?.pages).toHaveLength((book?.pageCount ?? 0) + 1)
  })

  it('has text in both languages on every page but the cover', async () => {
    const book = await loadBook(id)
    for (const page of book?.pages ?? []) {
      expect(textOf(page, 'en').length > 0).toBe(!isCover(page))
      expect(textOf(page, 'id').length > 0).toBe(!isCover(page))
    }
  })

  it('says of itself what is derived', async () => {
    const book = await loadBook(id)
    const wrong = book?.pages.filter((page) => !isCover(page) && page.hasInteraction !== hasInteraction(page))
    expect(wrong).toEqual([])
  })

  it('has activities numbered book × 100 + place', async () => {
    const activities = await loadActivities(id)
    expect(activities.map((activity) => activity.id)).toEqual(activities.map((_, index) => id * 100 + index + 1))
  })
})

it('knows no book that is not on the list', async () => {
  const other = Math.max(...BOOK_IDS) + 1
  expect(await loadBook(other)).toBeUndefined()
  expect(await loadActivities(other)).toEqual([])
})

it('lists every book that lies there, and no other', () => {
  const folders = readdirSync(join(import.meta.dirname, 'books')).map((name) => Number(/^book(\d+)$/.exec(name)?.[1]))
  expect(folders.toSorted((a, b) => a - b)).toEqual(BOOK_IDS)
})

it('lists in the catalogue what the books hold', async () => {
  const { books } = await buildCatalog()
  expect(books.map(({ id }) => id)).toEqual(BOOK_IDS)
  expect(books[0]?.pages).toHaveLength(15)
  expect(books[0]?.pages[0]).toEqual({ id: 'cover', pageNumber: 0 })
  expect(books[0]?.pages[1]).toEqual({ id: 'b1-p01', pageNumber: 1, interactionType: DEFAULT_KINDS.activity })
  const counts = await Promise.all(BOOK_IDS.map(async (id) => (await loadActivities(id)).length))
  expect(books.map(({ postActivities }) => postActivities.length)).toEqual(counts)
})

it('takes a page with an activity and no type for the word game', async () => {
  const page = (await loadBook(1))?.pages[1]
  if (!page || isCover(page)) throw new Error('page 1 is a story page')
  expect(kindOfPage({ ...page, interactionType: null })).toBe(DEFAULT_KINDS.activity)
  expect(kindOfPage({ ...page, interactionType: null, hasActivity: false })).toBe(DEFAULT_KINDS.plain)
})
