import type { Catalog, CatalogBook } from '../../contract/catalog.ts'
import type { PlaceAnswer } from '../../contract/progress.ts'
import type { ProgressTable } from '../../db/tables.ts'
import type { Clock } from '../../lib/clock.ts'
import { forbidden, invalid } from '../../lib/httpError.ts'
import { pointsOf, shelfOf, type ShelfBook } from './shelf.ts'
import type { ProgressStore } from './store.ts'

interface Needs {
  readonly store: ProgressStore
  readonly clock: Clock
  readonly catalog: Catalog
}

/** A learner's position, as in the responses. */
export type Place = PlaceAnswer['data']

/** A learner's progress through the books. An unknown book is 422, a locked one 403. */
export function progressService(needs: Needs) {
  const { store, clock, catalog } = needs
  const now = () => clock().toISOString()

  /** All books with a learner's progress. */
  async function shelf(userId: string): Promise<ShelfBook[]> {
    const [places, decisions] = await Promise.all([store.placesOf(userId), store.decisionsFor(userId)])
    return shelfOf(catalog, places, decisions)
  }

  async function openBook(userId: string, book: CatalogBook): Promise<void> {
    const found = (await shelf(userId)).find((item) => item.book.id === book.id)
    if (!found || found.isLocked) throw forbidden('This book is still locked.')
  }

  return {
    shelf,
    ...roundResults(needs, openBook),

    /** Starts the book, and a new round if none is open. */
    async startBook(userId: string, bookId: number): Promise<Place> {
      const book = bookOf(catalog, bookId)
      await openBook(userId, book)
      return placeIn(book, await store.begin({ userId, bookId }, now()))
    },

    /** Saves the page last seen, 0 … the book's pages. */
    async updatePage(userId: string, bookId: number, page: number): Promise<Place> {
      const book = bookOf(catalog, bookId)
      if (page > book.pages.length) {
        throw invalid('page_number', `The page number field must not be greater than ${book.pages.length}.`)
      }
      const at = now()
      // A started book is unlocked, so most saves are one statement.
      const begun = await store.turnPage({ userId, bookId }, page, at)
      if (begun) return placeIn(book, begun)
      await openBook(userId, book)
      return placeIn(book, await store.savePage({ userId, bookId }, page, at))
    },
  }
}

/** The points of a round. */
function roundResults(
  { store, clock, catalog }: Needs,
  openBook: (userId: string, book: CatalogBook) => Promise<void>,
) {
  return {
    /** Stores the latest result of an activity in the current round. */
    async submitActivity(userId: string, activityId: number, isCorrect: boolean): Promise<void> {
      const book = catalog.books.find(({ postActivities }) => postActivities.some(({ id }) => id === activityId))
      if (!book) throw invalid('post_activity_id', 'The selected post activity id is invalid.')
      await openBook(userId, book)
      const at = clock().toISOString()
      await store.inTransaction(async (held) => {
        const { round } = await held.hold({ userId, bookId: book.id }, at)
        await held.saveResult({
          user_id: userId,
          book_id: book.id,
          round,
          post_activity_id: activityId,
          is_correct: isCorrect ? 1 : 0,
          submitted_at: at,
        })
      })
    },

    /** Closes the round and returns its points. Idempotent, and never lowers the best points. */
    async completeBook(userId: string, bookId: number): Promise<number> {
      const book = bookOf(catalog, bookId)
      await openBook(userId, book)
      const at = clock().toISOString()
      return store.inTransaction(async (held) => {
        const { round } = await held.hold({ userId, bookId }, at)
        const passed = new Set(await held.passedIn({ userId, bookId }, round))
        const points = pointsOf(
          book.postActivities.filter(({ id }) => passed.has(id)).length,
          book.postActivities.length,
        )
        await held.complete({ userId, bookId }, points, book.pages.length, at)
        return points
      })
    },
  }
}

/** What `progressService` gives. */
export type ProgressService = ReturnType<typeof progressService>

function bookOf(catalog: Catalog, bookId: number): CatalogBook {
  const book = catalog.books.find(({ id }) => id === bookId)
  if (!book) throw invalid('book_id', 'The selected book id is invalid.')
  return book
}

function placeIn(book: CatalogBook, place: ProgressTable): Place {
  return {
    book_id: book.id,
    current_page: place.current_page,
    latest_page: place.latest_page,
    total_pages: book.pages.length,
    round: place.round,
  }
}
