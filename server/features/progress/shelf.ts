import type { Catalog, CatalogBook } from '../../contract/catalog.ts'
import type { BookAccess, ProgressTable } from '../../db/tables.ts'
import type { PackBook } from '../../packs/books/packBook.ts'

/** One book with one learner's progress. */
export interface ShelfBook {
  readonly book: CatalogBook
  /** The same book, where the running service has taken it in; `undefined` for ours. */
  readonly pack: PackBook | undefined
  readonly isLocked: boolean
  readonly latestPage: number
  readonly currentPage: number
  readonly totalPages: number
  /** `null` before the first round is completed. */
  readonly bestPoints: number | null
}

type Place = Pick<ProgressTable, 'book_id' | 'current_page' | 'latest_page' | 'completed_round' | 'best_points'>

/** A teacher's setting of a book for the learner's class. */
export interface AccessDecision {
  readonly book_id: number
  readonly access: BookAccess
}

/**
 * The whole shelf. The first book is unlocked, and completing a book unlocks the next. A teacher may unlock any book earlier, or lock one the learner
 * has not started, so nobody loses a book. Pages beyond the end (of a book that became shorter) count as the end.
 */
export function shelfOf(catalog: Catalog, places: readonly Place[], decisions: readonly AccessDecision[]): ShelfBook[] {
  const placeOf = new Map(places.map((place) => [place.book_id, place]))
  const accessOf = new Map(decisions.map(({ book_id, access }) => [book_id, access]))
  return catalog.books.map((book, index) => {
    const place = placeOf.get(book.id)
    const before = catalog.books[index - 1]
    const isReached = before === undefined || (placeOf.get(before.id)?.completed_round ?? 0) > 0
    const access = accessOf.get(book.id) ?? 'after-previous'
    const isOpen = index === 0 || place !== undefined || access === 'open' || (access === 'after-previous' && isReached)
    return { ...standingIn(book, place), pack: undefined, isLocked: !isOpen }
  })
}

/** Books that were taken in, with one learner's progress. They are in no sequence: what is on the shelf is open. */
export function packShelf(books: readonly PackBook[], places: readonly Place[]): ShelfBook[] {
  const placeOf = new Map(places.map((place) => [place.book_id, place]))
  return books.map((book) => ({ ...standingIn(book, placeOf.get(book.id)), pack: book, isLocked: false }))
}

function standingIn(book: CatalogBook, place: Place | undefined): Omit<ShelfBook, 'pack' | 'isLocked'> {
  const totalPages = book.pages.length
  return {
    book,
    latestPage: Math.min(place?.latest_page ?? 0, totalPages),
    currentPage: Math.min(place?.current_page ?? 0, totalPages),
    totalPages,
    bestPoints: place?.best_points ?? null,
  }
}

/** Rounded percent of the pages reached; 0 for a book without pages. */
export function percentOf({ currentPage, totalPages }: Pick<ShelfBook, 'currentPage' | 'totalPages'>): number {
  return totalPages === 0 ? 0 : Math.round((currentPage / totalPages) * 100)
}

/** Passed ÷ all × 100, rounded; a book without activities gives full points for reading it. */
export function pointsOf(passed: number, all: number): number {
  return all === 0 ? 100 : Math.round((passed / all) * 100)
}

/** Whole stars, 0 … 5. */
export function gradeOf(points: number | null): number {
  return Math.floor((points ?? 0) / 20)
}
