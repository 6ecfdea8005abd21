import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DocumentError } from '../../../content/documents.ts'
import { type Answer, fakeBackend } from '../../testing/fakeBackend.ts'
import { startSession } from '../account/session.ts'
import { fetchBooks } from './books.ts'
import { packOf } from './cachedShelf.ts'
import { booksPutAway } from './putAway.ts'
import { takenInUrls } from './takenIn.ts'

const filesOf = (token: string) => ({
  book: `/packs/${token}/book.json`,
  activities: `/packs/${token}/activities.json`,
  art: `/packs/${token}/art.json`,
  speech: `/packs/${token}/speech.json`,
})
function book(id: number, current_page: number, token?: string) {
  const plain = { title: `Book ${id}`, cover_image: '/c', is_locked: false, latest_page: 0, total_pages: 9 }
  const pack =
    token === undefined ? {} : { source: 'class', key: `org.example.b${id}`, revision: 2, files: filesOf(token) }
  return { id, current_page, ...plain, ...pack }
}

let answer: Answer
/** URLs in the cache of downloaded packs. */
let stored: Set<string>

beforeEach(() => {
  startSession('token', { id: 'l1', name: 'Adit', email: '', role: 'student' })
  fakeBackend({ 'GET /api/books': () => answer })
  stored = new Set(['/packs/a/media/p.webp', '/packs/b/media/p.webp'])
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...stored].map((path) => ({ url: `http://localhost${path}` })),
      delete: async ({ url }: { url: string }) => stored.delete(new URL(url).pathname),
    }),
  })
})
afterEach(() => vi.unstubAllGlobals())

const list = async (...books: object[]) => {
  answer = [200, { data: books }]
  await fetchBooks()
}
const away = () => booksPutAway().map(({ id }) => id)

it('remembers a begun book that the list no longer has, until it comes back, and lets its files go', async () => {
  await list(book(1, 3), book(1001, 4, 'a'), book(1002, 0, 'b'))
  expect(away()).toEqual([])
  await list(book(1, 3), book(1002, 0, 'b'))
  expect(away()).toEqual([1001])
  await vi.waitFor(() => expect([...stored]).toEqual(['/packs/b/media/p.webp']))
  // Lists that come later say nothing new of it.
  await list(book(1, 3))
  expect(away()).toEqual([1001])
  await list(book(1, 3), book(1001, 4, 'c'))
  expect(away()).toEqual([])
})

it('forgets nothing of our own books, and shows none of them as put away', async () => {
  await list(book(1, 3), book(2, 5))
  await list(book(1, 3))
  expect(away()).toEqual([])
})

it('lets the files of an older revision go', async () => {
  await list(book(1001, 4, 'a'), book(1002, 0, 'b'))
  await list(book(1001, 4, 'new'), book(1002, 0, 'b'))
  expect(away()).toEqual([])
  await vi.waitFor(() => expect([...stored]).toEqual(['/packs/b/media/p.webp']))
})

it('finds the documents of a taken-in book in the stored list, else in a new one', async () => {
  answer = [200, { data: [book(1001, 0, 'a')] }]
  expect(await takenInUrls(1001, false)).toEqual(filesOf('a'))
  answer = 'offline'
  expect(await takenInUrls(1001, false)).toEqual(filesOf('a'))
  await expect(takenInUrls(1001, true)).rejects.toThrow('Network error')
  answer = [200, { data: [book(1001, 0, 'new')] }]
  expect(await takenInUrls(1001, true)).toEqual(filesOf('new'))
  expect(packOf(1001)).toEqual({ key: 'org.example.b1001', revision: 2 })
  expect(await takenInUrls(1003, false)).toBeUndefined()
})

it('says of a book that was put away that it is gone', async () => {
  await list(book(1001, 4, 'a'))
  await list()
  const error: unknown = await takenInUrls(1001, false).catch((failed: unknown) => failed)
  expect(error instanceof DocumentError && error.isGone).toBe(true)
})
