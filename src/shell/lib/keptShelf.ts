import type { BookItem } from '../../../server/contract/books.ts'
import { readBookItems } from './bookItems.ts'
import { readUser } from './session.ts'
import { isRecord, readJson, writeText } from './storage.ts'

/** Apart from `booksData`, which lives a minute: this copy lasts until the child signs out. Forgotten with the session (`session.ts`). */
const KEY = 'keptShelf'

/** The signed-in child's shelf as it was last seen on this device, with what was read since. */
export function keptShelf(): BookItem[] | undefined {
  return readJson(KEY, (raw) =>
    isRecord(raw) && raw['learnerId'] === learnerNow() ? readBookItems(raw['books']) : undefined,
  )
}

/** Keeps the shelf for days without a network. */
export function keepShelf(books: readonly BookItem[]): void {
  writeText(KEY, JSON.stringify({ learnerId: learnerNow(), books }))
}

/** A page was saved: the kept copy knows it too. */
export function noteProgress(bookId: number, page: number): void {
  const shelf = keptShelf()
  if (!shelf) return
  keepShelf(
    shelf.map((book) => {
      if (book.id !== bookId) return book
      const reached = Math.min(page, book.total_pages)
      return { ...book, latest_page: reached, current_page: Math.max(book.current_page, reached) }
    }),
  )
}

/** A book was completed: the next one is open, as the service will have it. */
export function noteCompleted(bookId: number): void {
  const shelf = keptShelf()
  if (!shelf) return
  const next = shelf[shelf.findIndex(({ id }) => id === bookId) + 1]
  keepShelf(
    shelf.map((book) => {
      if (book.id === bookId) return { ...book, current_page: book.total_pages }
      return book.id === next?.id ? { ...book, is_locked: false } : book
    }),
  )
}

const learnerNow = () => readUser()?.id ?? ''
