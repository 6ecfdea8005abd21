import type { BookItem } from '../../../../server/contract/books.ts'
import { readBookItems } from './bookItems.ts'
import { readUser } from '../account/session.ts'
import { isRecord, readJson, removeKey, writeText } from '../device/storage.ts'

/** Apart from `booksData`, which lives a minute: this copy lasts until the child signs out. Forgotten with the session (`session.ts`). */
const KEY = 'keptShelf'
/** Forgotten with the session, too. */
const UNSENT_PAGES_KEY = 'pagesAhead'

/** The signed-in child's shelf as it was last seen on this device, with what was read since. */
export function cachedShelf(): BookItem[] | undefined {
  return readJson(KEY, (raw) =>
    isRecord(raw) && raw['learnerId'] === learnerNow() ? readBookItems(raw['books']) : undefined,
  )
}

/** Keeps the shelf for days without a network. */
export function cacheShelf(books: readonly BookItem[]): void {
  writeText(KEY, JSON.stringify({ learnerId: learnerNow(), books }))
}

/** A page was saved: the kept copy knows it too. `isKept`: the service does not know it yet. */
export function noteProgress(bookId: number, page: number, isQueued: boolean): void {
  if (isQueued) storeUnsentPages({ ...ahead(), [bookId]: Math.max(page, ahead()[bookId] ?? 0) })
  const shelf = cachedShelf()
  if (!shelf) return
  cacheShelf(
    shelf.map((book) => {
      if (book.id !== bookId) return book
      const reached = Math.min(page, book.total_pages)
      return { ...book, latest_page: reached, current_page: Math.max(book.current_page, reached) }
    }),
  )
}

/** A book was completed: the next one is open, as the service will have it. */
export function noteCompleted(bookId: number): void {
  const shelf = cachedShelf()
  if (!shelf) return
  const next = shelf[shelf.findIndex(({ id }) => id === bookId) + 1]
  cacheShelf(
    shelf.map((book) => {
      if (book.id === bookId) return { ...book, current_page: book.total_pages }
      return book.id === next?.id ? { ...book, is_locked: false } : book
    }),
  )
}

/** The service's own list: what it has caught up with is not ahead any more. */
export function noteCaughtUp(listed: readonly BookItem[]): void {
  const isBehind = ([id, page]: readonly [string, number]) =>
    listed.some((book) => book.id === Number(id) && book.current_page < Math.min(page, book.total_pages))
  storeUnsentPages(Object.fromEntries(Object.entries(ahead()).filter(isBehind)))
}

/** A list with the pages that only this device knows: the service may answer while it cannot save. */
export function withUnsentPages(books: readonly BookItem[]): BookItem[] {
  const pages = ahead()
  return books.map((book) => {
    const page = Math.min(pages[book.id] ?? 0, book.total_pages)
    return page > book.current_page ? { ...book, current_page: page, latest_page: page } : book
  })
}

/** The service has refused what was kept of a book. */
export function forgetUnsentPages(bookId: number): void {
  storeUnsentPages(Object.fromEntries(Object.entries(ahead()).filter(([id]) => Number(id) !== bookId)))
}

/** Furthest pages by book that only this device knows. */
function ahead(): Readonly<Record<string, number>> {
  return (
    readJson(UNSENT_PAGES_KEY, (raw) => {
      if (!isRecord(raw) || raw['learnerId'] !== learnerNow() || !isRecord(raw['pages'])) return undefined
      return Object.fromEntries(
        Object.entries(raw['pages']).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      )
    }) ?? {}
  )
}

function storeUnsentPages(pages: Readonly<Record<string, number>>): void {
  if (Object.keys(pages).length === 0) removeKey(UNSENT_PAGES_KEY)
  else writeText(UNSENT_PAGES_KEY, JSON.stringify({ learnerId: learnerNow(), pages }))
}

const learnerNow = () => readUser()?.id ?? ''
