import { isOurs, readBookItems, type ShelfRow } from './bookItems.ts'
import { readUser } from '../account/session.ts'
import { isRecord, readJson, readText, removeKey, writeText } from '../device/storage.ts'

/** Unlike `booksData`, which lives a minute, this copy lasts until the child signs out (`session.ts`). */
const KEY = 'keptShelf'
/** Also deleted with the session. */
const UNSENT_PAGES_KEY = 'pagesAhead'

/** What was read last, and from what, so that a text is parsed once: every turn of a page asks for the shelf. */
let known: { readonly from: string; readonly books: readonly ShelfRow[] | undefined } | undefined

/** The signed-in child's last loaded shelf, with later progress applied. */
export function cachedShelf(): readonly ShelfRow[] | undefined {
  const learnerId = learnerNow()
  const from = `${learnerId} ${readText(KEY)}`
  if (known?.from !== from) {
    const books = readJson(KEY, (raw) =>
      isRecord(raw) && raw['learnerId'] === learnerId ? readBookItems(raw['books']) : undefined,
    )
    known = { from, books }
  }
  return known.books
}

/** The pack that a taken-in book is, as the list last said it; undefined for our own books. */
export function packOf(bookId: number): { key: string; revision: number } | undefined {
  const book = cachedShelf()?.find(({ id }) => id === bookId)
  if (!book?.files || book.key === undefined || book.revision === undefined) return undefined
  return { key: book.key, revision: book.revision }
}

/** Stores the shelf for days without a network. */
export function cacheShelf(books: readonly ShelfRow[]): void {
  writeText(KEY, JSON.stringify({ learnerId: learnerNow(), books }))
}

/** Updates the stored shelf after a page was saved. `isKept`: the save is only queued. */
export function noteProgress(bookId: number, page: number, isQueued: boolean): void {
  if (isQueued) storeUnsentPages({ ...unsentPages(), [bookId]: Math.max(page, unsentPages()[bookId] ?? 0) })
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

/** A book was completed: unlocks the next one of ours, as the service will. */
export function noteCompleted(bookId: number): void {
  const shelf = cachedShelf()
  if (!shelf) return
  const ours = shelf.filter(isOurs)
  const place = ours.findIndex(({ id }) => id === bookId)
  const next = place < 0 ? undefined : ours[place + 1]
  cacheShelf(
    shelf.map((book) => {
      if (book.id === bookId) return { ...book, current_page: book.total_pages }
      return book.id === next?.id ? { ...book, is_locked: false } : book
    }),
  )
}

/** Drops local progress that the service's list now includes. */
export function noteCaughtUp(listed: readonly ShelfRow[]): void {
  const isBehind = ([id, page]: readonly [string, number]) =>
    listed.some((book) => book.id === Number(id) && book.current_page < Math.min(page, book.total_pages))
  storeUnsentPages(Object.fromEntries(Object.entries(unsentPages()).filter(isBehind)))
}

/** A list with unsent progress applied: the service may respond although it cannot save. */
export function withUnsentPages(books: readonly ShelfRow[]): ShelfRow[] {
  const pages = unsentPages()
  return books.map((book) => {
    const page = Math.min(pages[book.id] ?? 0, book.total_pages)
    return page > book.current_page ? { ...book, current_page: page, latest_page: page } : book
  })
}

/** The service rejected the queued saves of a book. */
export function forgetUnsentPages(bookId: number): void {
  storeUnsentPages(Object.fromEntries(Object.entries(unsentPages()).filter(([id]) => Number(id) !== bookId)))
}

/** Furthest pages by book that are not yet sent. */
function unsentPages(): Readonly<Record<string, number>> {
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
