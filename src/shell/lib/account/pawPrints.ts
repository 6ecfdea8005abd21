import { useSyncExternalStore } from 'react'
import { onUserChanged, readUser } from './session.ts'
import { isRecord, readText, writeText } from '../device/storage.ts'

/** Stays when a session ends: a paw-print is for good, and says nothing but a page's id. */
const KEY = 'pawPrints'

/** The pages of a book on which a child has found Kiko, and on how many he hides. */
interface Found {
  readonly pages: readonly string[]
  readonly total: number
}

/** By child, then by book. */
type Stored = Readonly<Record<string, Readonly<Record<string, Found>>>>

const changed = new Set<() => void>()
const finders = new Set<(print: PawPrints) => void>()

/** Found pages of one book, as the service has them. */
interface PawPrints {
  readonly book_id: number
  readonly page_ids: readonly string[]
  readonly total: number
}

/** Notes that the signed-in child has found Kiko on a page; `total` is the number of the book's pages on which he hides. */
export function notePawPrint(bookId: number, pageId: string, total: number): void {
  if (foundIn(bookId)?.pages.includes(pageId) === true) return
  const print = { book_id: bookId, page_ids: [pageId], total }
  add(readUser()?.id ?? '', [print])
  for (const listener of finders) listener(print)
}

/** Calls `listener` with each new find of the signed-in child; returns an unsubscribe function. */
export function onPawPrint(listener: (print: PawPrints) => void): () => void {
  finders.add(listener)
  return () => finders.delete(listener)
}

/** Adds what the service knows of a child; nothing that was found on this device is lost. Returns what the service does not have yet. */
export function mergePawPrints(userId: string, raw: unknown): PawPrints[] {
  const theirs = Array.isArray(raw) ? raw.flatMap(printsOf) : []
  const has = new Set(theirs.flatMap(({ book_id, page_ids }) => page_ids.map((page) => `${book_id} ${page}`)))
  add(userId, theirs)
  const mine = parse(readText(KEY))[userId] ?? {}
  return Object.entries(mine).flatMap(([book, { pages, total }]) => {
    const page_ids = pages.filter((page) => !has.has(`${book} ${page}`))
    return page_ids.length === 0 ? [] : [{ book_id: Number(book), page_ids, total }]
  })
}

function add(userId: string, prints: readonly PawPrints[]): void {
  const all = parse(readText(KEY))
  const mine = { ...all[userId] }
  for (const { book_id, page_ids, total } of prints)
    mine[book_id] = { pages: [...new Set([...(mine[book_id]?.pages ?? []), ...page_ids])], total }
  writeText(KEY, JSON.stringify({ ...all, [userId]: mine }))
  for (const listener of changed) listener()
}

function printsOf(raw: unknown): PawPrints[] {
  if (!isRecord(raw)) return []
  const { book_id, page_ids, total } = raw
  if (typeof book_id !== 'number' || !Array.isArray(page_ids) || typeof total !== 'number') return []
  return [{ book_id, page_ids: page_ids.filter((page) => typeof page === 'string'), total }]
}

/** Whether the signed-in child has found Kiko on this page. */
export function usePawPrint(bookId: number, pageId: string): boolean {
  return useSyncExternalStore(subscribe, () => foundIn(bookId)?.pages.includes(pageId) === true)
}

/** Whether the signed-in child has found Kiko on every page of a book on which he hides. */
export function useAllFound(bookId: number): boolean {
  return useSyncExternalStore(subscribe, () => {
    const found = foundIn(bookId)
    return found !== undefined && found.total > 0 && found.pages.length >= found.total
  })
}

function foundIn(bookId: number): Found | undefined {
  return parse(readText(KEY))[readUser()?.id ?? '']?.[bookId]
}

function parse(text: string | undefined): Stored {
  if (text === undefined) return {}
  try {
    const raw: unknown = JSON.parse(text)
    if (!isRecord(raw)) return {}
    return Object.fromEntries(Object.entries(raw).map(([userId, books]) => [userId, booksOf(books)]))
  } catch {
    return {}
  }
}

function booksOf(raw: unknown): Record<string, Found> {
  if (!isRecord(raw)) return {}
  return Object.fromEntries(
    Object.entries(raw).flatMap(([book, found]) => {
      if (!isRecord(found) || !Array.isArray(found['pages']) || typeof found['total'] !== 'number') return []
      const pages = found['pages'].filter((page) => typeof page === 'string')
      return [[book, { pages, total: found['total'] }] as const]
    }),
  )
}

function subscribe(listener: () => void): () => void {
  changed.add(listener)
  const forget = onUserChanged(listener)
  return () => {
    changed.delete(listener)
    forget()
  }
}
