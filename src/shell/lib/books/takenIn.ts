import { DocumentError } from '../../../content/documents.ts'
import type { DocumentUrls } from '../../../content/takenIn.ts'
import { readToken } from '../account/session.ts'
import { cachedBooks, fetchBooks, offlineBooks } from './books.ts'
import { booksPutAway } from './putAway.ts'

/** The answer for what will never be there again. */
const GONE = 410

/**
 * Where the documents of a taken-in book lie, as the shelf's list says it: the cached one, or (`isNew`, or where that does not know the book) a new
 * one. `undefined` where it is not on this child's shelf. Rejects with an `ApiError` where there is no list, and with a `DocumentError` where the book
 * was put away.
 */
export async function takenInUrls(id: number, isNew: boolean): Promise<DocumentUrls | undefined> {
  const urlsIn = (books: ReturnType<typeof offlineBooks>) => books?.find((book) => book.id === id)?.files ?? undefined
  const known = isNew ? undefined : (urlsIn(cachedBooks()) ?? urlsIn(offlineBooks()))
  if (known || readToken() === undefined) return known
  const listed = urlsIn(await fetchBooks())
  if (!listed && booksPutAway().some((book) => book.id === id)) throw new DocumentError(`Book ${id} was put away`, GONE)
  return listed
}
