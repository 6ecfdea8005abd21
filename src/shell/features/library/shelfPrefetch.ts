import { fetchBooks, type ShelfBook } from '../../lib/books/books.ts'
import { readToken } from '../../lib/account/session.ts'
import { prefetchCover } from '../../ui/pictures/Cover.tsx'
import { sendWaiting } from '../outbox/index.ts'

/** A prefetched list older than this, ms, may be out of date. */
const FRESH_MS = 3000
/** Covers of a long shelf that are fetched ahead. */
const AT_FIRST = 12

interface Asked {
  readonly shelf: Promise<readonly ShelfBook[]>
  readonly token: string | undefined
  readonly at: number
}

let asked: Asked | undefined

/** Prefetches the shelf's list and its covers before the screen opens. Rejects if the list fails. */
export async function askForShelf(): Promise<void> {
  const shelf = fetchShelf()
  asked = { shelf, token: readToken(), at: Date.now() }
  for (const { cover_image } of (await shelf).slice(0, AT_FIRST)) prefetchCover(cover_image)
}

/** The shelf's list: the prefetched one, once, or a new request. Rejects with an `ApiError`. */
export function takeShelf(): Promise<readonly ShelfBook[]> {
  const mine = asked
  asked = undefined
  const isFresh = mine !== undefined && mine.token === readToken() && Date.now() - mine.at < FRESH_MS
  return isFresh ? mine.shelf : fetchShelf()
}

async function fetchShelf(): Promise<readonly ShelfBook[]> {
  // First sends queued progress, so that the service's list includes it.
  await sendWaiting()
  return fetchBooks()
}
