import type { BookItem } from '../../../../server/contract/books.ts'
import { apiClient } from '../service/apiClient.ts'
import { ApiError } from '../service/apiError.ts'
import { readBookItems } from './bookItems.ts'
import { cacheShelf, cachedShelf, noteCaughtUp, withUnsentPages } from './cachedShelf.ts'
import { readToken } from '../account/session.ts'
import { isRecord, readWithExpiry, writeWithExpiry } from '../device/storage.ts'

/*
 * The shelf's list is fetched and cached by hand, not by TanStack Query (`service/queryClient.ts`): its request begins before React does, the first paint of shelf
 * and games is not to wait for 10 kB of script, and its stored copies are read and written without any screen: by the reader when a page is saved, by the
 * outbox when one is refused (`cachedShelf.ts`).
 */
const CACHE_KEY = 'booksData'
const CACHE_MS = 60_000

/** A book of the shelf as the shell shows it. */
export interface ShelfBook extends BookItem {
  /** Rounded percent read, 0 … 100. */
  readonly progress: number
  /** When the list was fetched, ISO 8601. */
  readonly last_updated: string
}

/** The learner's shelf from the backend; keeps a copy for a minute. Rejects with an `ApiError`. */
export async function fetchBooks(): Promise<ShelfBook[]> {
  if (readToken() === undefined) throw new ApiError('invalid', 'No authentication token found')
  const { data } = await apiClient.get<unknown>('/api/books', { needsCsrf: true, params: { _t: Date.now() } })
  const listed = isRecord(data) ? readBookItems(data['data']) : undefined
  if (!listed) throw new ApiError('invalid', 'Invalid response format')
  noteCaughtUp(listed)
  const books = withUnsentPages(listed)
  writeWithExpiry(CACHE_KEY, books, CACHE_MS)
  cacheShelf(books)
  return books.map(toShelfBook)
}

/** The shelf as it was less than a minute ago, where it is still kept, with what was read since and is not sent yet. */
export function cachedBooks(): ShelfBook[] | undefined {
  const books = readWithExpiry(CACHE_KEY, readBookItems)
  return books && withUnsentPages(books).map(toShelfBook)
}

/** The shelf as this device last saw it, for when the backend is out of reach. */
export function offlineBooks(): ShelfBook[] | undefined {
  return cachedShelf()?.map(toShelfBook)
}

/** Rounded percent of the pages reached; 0 for a book without pages. */
function progressOf(book: Pick<BookItem, 'current_page' | 'total_pages'>): number {
  return book.total_pages > 0 ? Math.min(100, Math.round((book.current_page / book.total_pages) * 100)) : 0
}

/** The page to open a book at, counted from 1: the one after the furthest reached, or the cover past the end. */
export function pageToOpen(book: Pick<BookItem, 'current_page' | 'total_pages'>): number {
  return book.current_page < book.total_pages ? book.current_page + 1 : 1
}

function toShelfBook(book: BookItem): ShelfBook {
  return { ...book, progress: progressOf(book), last_updated: new Date().toISOString() }
}
