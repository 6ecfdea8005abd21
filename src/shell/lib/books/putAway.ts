import { readUser } from '../account/session.ts'
import { isRecord, readJson, removeKey, writeText } from '../device/storage.ts'
import { readBookItems, type ShelfRow } from './bookItems.ts'
import { dropPacks } from './packFiles.ts'

/** Deleted with the session (`session.ts`). */
const KEY = 'putAway'

/**
 * Taken-in books that this child has read in and that the list no longer has: withdrawn, or closed for the class. The child is told so, and nothing
 * of what was earned is lost.
 */
export function booksPutAway(): readonly ShelfRow[] {
  return (
    readJson(KEY, (raw) =>
      isRecord(raw) && raw['learnerId'] === learnerNow() ? readBookItems(raw['books']) : undefined,
    ) ?? []
  )
}

/**
 * Compares a new list with the one before: books that are gone are remembered if they were begun, and their files on this device are let go, as are
 * those of older revisions.
 */
export function notePutAway(before: readonly ShelfRow[], listed: readonly ShelfRow[]): void {
  const isListed = ({ id }: ShelfRow) => listed.some((book) => book.id === id)
  const gone = [...booksPutAway(), ...before.filter(({ files }) => files)].filter((book) => !isListed(book))
  const begun = gone.filter(({ current_page }, index) => {
    const isFirst = gone.findIndex(({ id }) => id === gone[index]?.id) === index
    return isFirst && current_page > 0
  })
  if (begun.length === 0) removeKey(KEY)
  else writeText(KEY, JSON.stringify({ learnerId: learnerNow(), books: begun }))
  const used = new Set(listed.map(({ files }) => files?.book))
  void dropPacks(before.filter(({ files }) => files && !used.has(files.book))).catch((error: unknown) =>
    console.warn('The files of a withdrawn book could not be let go', error),
  )
}

const learnerNow = () => readUser()?.id ?? ''
