import { apiClient } from '../service/apiClient.ts'
import { ApiError } from '../service/apiError.ts'
import { readBookItems, type ShelfRow } from './bookItems.ts'
import { cacheShelf, cachedShelf, noteCaughtUp, withUnsentPages } from './cachedShelf.ts'
import { notePutAway } from './putAway.ts'
import { readToken } from '../account/session.ts'
import { isRecord, readWithExpiry, writeWithExpiry } from '../device/storage.ts'

/*
 * The shelf's list is fetched and cached without TanStack Query (`service/queryClient.ts`): its request starts before React, the first paint of shelf
 * and games must not wait for 10 kB of script, and its stored copies are used without any screen, by the reader when it saves a page and by the
 * outbox when one is rejected (`cachedShelf.ts`).
 */
const CACHE_KEY = 'booksData'
const CACHE_MS = 60_000

/** A book as shown on the shelf. */
export interface ShelfBook extends ShelfRow {
  /** Rounded percent read, 0 … 100. */
  readonly progress: number
  /** When the list was fetched, ISO 8601. */
  readonly last_updated: string
  /** The child has read in it, and the list no longer has it: withdrawn, or closed for the class. */
  readonly is_put_away?: boolean
}

/** Loads the learner's shelf and caches it for a minute. Rejects with an `ApiError`. */
export async function fetchBooks(): Promise<ShelfBook[]> {
  if (readToken() === undefined) throw new ApiError('invalid', 'No authentication token found')
  const { data } = await apiClient.get<unknown>('/api/books', { needsCsrf: true, params: { _t: Date.now() } })
  const listed = isRecord(data) ? readBookItems(data['data']) : undefined
  if (!listed) throw new ApiError('invalid', 'Invalid response format')
  noteCaughtUp(listed)
  const books = withUnsentPages(listed)
  notePutAway(cachedShelf() ?? [], listed)
  writeWithExpiry(CACHE_KEY, books, CACHE_MS)
  cacheShelf(books)
  return books.map(toShelfBook)
}

/** The shelf cached less than a minute ago, with unsent progress applied. */
export function cachedBooks(): ShelfBook[] | undefined {
  const books = readWithExpiry(CACHE_KEY, readBookItems)
  return books && withUnsentPages(books).map(toShelfBook)
}

/** The shelf this device last loaded, for when the backend is unreachable. */
export function offlineBooks(): ShelfBook[] | undefined {
  return cachedShelf()?.map(toShelfBook)
}

/** Rounded percent of the pages reached; 0 for a book without pages. */
function progressOf(book: Pick<ShelfRow, 'current_page' | 'total_pages'>): number {
  return book.total_pages > 0 ? Math.min(100, Math.round((book.current_page / book.total_pages) * 100)) : 0
}

/** The page to open a book at, counted from 1: the one after the furthest reached, or the cover past the end. */
export function pageToOpen(book: Pick<ShelfRow, 'current_page' | 'total_pages'>): number {
  return book.current_page < book.total_pages ? book.current_page + 1 : 1
}

/** A row as it is shown. */
export function toShelfBook(book: ShelfRow): ShelfBook {
  return { ...book, progress: progressOf(book), last_updated: new Date().toISOString() }
}
