import { LEVELS, type Level, levelOf } from '../../levels/levels.ts'

/** A book on the child's shelf. `page`: how many pages have been reached, the cover among them; 0 before it was begun. */
export interface PathBook {
  readonly id: number
  readonly level: Level | null
  readonly page: number
  readonly pages: number
  readonly isLocked: boolean
  /** How often it has been read to its end. */
  readonly rounds: number
  /** Day of its latest page; `undefined` before the first. */
  readonly lastDay?: string | undefined
}

/** The book of a path, opened at a page counted from 1. */
export interface BookStop {
  readonly id: number
  readonly page: number
  /** It is above the child's level: to be read aloud. */
  readonly isReadAloud: boolean
}

/**
 * The book for today: the teacher's; else the one begun, at its next page; else an unread one, level nearest to the child's step; else the one read longest
 * ago. `step`: number of the child's step. `undefined` without a book that is open.
 */
export function bookFor(
  books: readonly PathBook[],
  step: number,
  chosen?: { readonly id: number; readonly page: number },
): BookStop | undefined {
  const open = books.filter(({ isLocked }) => !isLocked)
  const own = levelOf(step, 'ladderStep')
  const stop = (book: PathBook, page: number): BookStop => ({
    id: book.id,
    page: Math.min(Math.max(1, page), Math.max(1, book.pages)),
    isReadAloud: book.level !== null && far(book.level, own) > 0,
  })
  const wanted = open.find(({ id }) => id === chosen?.id)
  if (wanted && chosen) return stop(wanted, chosen.page)
  const begun = open.filter(({ page, pages }) => page > 0 && page < pages).toSorted(byLatest)[0]
  if (begun) return stop(begun, begun.page + 1)
  const unread = open
    .filter(({ rounds, page }) => rounds === 0 && page === 0)
    .toSorted((a, b) => Math.abs(far(a.level ?? own, own)) - Math.abs(far(b.level ?? own, own)) || a.id - b.id)[0]
  const next = unread ?? open.toSorted((a, b) => (a.lastDay ?? '').localeCompare(b.lastDay ?? '') || a.id - b.id)[0]
  return next && stop(next, 1)
}

const byLatest = (a: PathBook, b: PathBook) => (b.lastDay ?? '').localeCompare(a.lastDay ?? '') || a.id - b.id

/** How many levels the first is above the second. */
const far = (level: Level, own: Level) => LEVELS.indexOf(level) - LEVELS.indexOf(own)
