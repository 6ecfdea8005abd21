import { fetchBooks, type ShelfBook } from '../../lib/books/books.ts'
import { readToken } from '../../lib/account/session.ts'
import { avifCover } from '../../ui/pictures/Cover.tsx'
import { sendWaiting } from '../outbox/performCall.ts'
import { mediaUrl } from '../../../game/media.ts'

/** A list asked for longer ago, ms, is not what the child has read by now. */
const FRESH_MS = 3000

interface Asked {
  readonly shelf: Promise<readonly ShelfBook[]>
  readonly token: string | undefined
  readonly at: number
}

let asked: Asked | undefined

/** Asks for the shelf's list, and for the covers that it names, before the screen is there. Rejects where the list cannot be had. */
export async function askForShelf(): Promise<void> {
  const shelf = fetchShelf()
  asked = { shelf, token: readToken(), at: Date.now() }
  for (const { cover_image } of await shelf) new Image().src = mediaUrl(avifCover(cover_image) ?? cover_image)
}

/** The shelf's list: the one that was just asked for, once, else a new one. Rejects with an `ApiError`. */
export function takeShelf(): Promise<readonly ShelfBook[]> {
  const mine = asked
  asked = undefined
  const isFresh = mine !== undefined && mine.token === readToken() && Date.now() - mine.at < FRESH_MS
  return isFresh ? mine.shelf : fetchShelf()
}

async function fetchShelf(): Promise<readonly ShelfBook[]> {
  // The service's list is to know what was read without it.
  await sendWaiting()
  return fetchBooks()
}
