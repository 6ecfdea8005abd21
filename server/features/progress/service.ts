import type { Catalog, CatalogBook } from '../../contract/catalog.ts'
import type { PlaceAnswer } from '../../contract/progress.ts'
import type { ProgressTable } from '../../db/tables.ts'
import type { Clock } from '../../lib/clock.ts'
import { forbidden, HttpError, invalid } from '../../lib/httpError.ts'
import type { LiveBooks } from '../../packs/books/liveBooks.ts'
import type { PackBook } from '../../packs/books/packBook.ts'
import type { ReadableBooks } from '../../packs/books/readableBooks.ts'
import { packShelf, pointsOf, shelfOf, type ShelfBook } from './shelf.ts'
import type { ProgressStore } from './store.ts'

interface Needs {
  readonly store: ProgressStore
  readonly clock: Clock
  /** Our books. */
  readonly catalog: Catalog
  /** Those that were taken in, and who may read them. */
  readonly live: LiveBooks
  readonly readable: ReadableBooks
}

/** A learner's position, as in the responses. */
export type Place = PlaceAnswer['data']

/** A learner's progress through the books. An unknown book is 422, a locked one 403. */
export function progressService(needs: Needs) {
  const { store, clock, catalog, readable } = needs
  const now = () => clock().toISOString()
  const { bookOf } = finding(needs)

  /** All books that a learner reads, with their progress: ours, the operator's, those of the class. */
  async function shelf(userId: string): Promise<ShelfBook[]> {
    const [places, decisions, packs] = await Promise.all([
      store.placesOf(userId),
      store.decisionsFor(userId),
      readable.of(userId),
    ])
    return [...shelfOf(catalog, places, decisions), ...packShelf(packs, places)]
  }

  /** 403 where a book is not open to somebody. What they have begun they may save even after it was withdrawn: a device may bring it late. */
  async function openBook(userId: string, book: CatalogBook): Promise<void> {
    const found = (await shelf(userId)).find((item) => item.book.id === book.id)
    if (found && !found.isLocked) return
    if (found) throw forbidden('This book is still locked.')
    const places = await store.placesOf(userId)
    if (!places.some(({ book_id }) => book_id === book.id)) throw forbidden('This book is not on your shelf.')
  }

  return {
    shelf,
    ...roundResults(needs, openBook),

    /** Starts the book, and a new round if none is open. */
    async startBook(userId: string, bookId: number): Promise<Place> {
      const book = await bookOf(bookId)
      await openBook(userId, book)
      return placeIn(book, await store.begin({ userId, bookId }, now()))
    },

    /** Saves the page last seen, 0 … the book's pages. */
    async updatePage(userId: string, bookId: number, page: number): Promise<Place> {
      const book = await bookOf(bookId)
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

/** Devices keep what is answered with 503 and send it again: nothing of a book is lost while no version here can read it. */
const unreadable = () =>
  new HttpError(503, 'This book cannot be read by this version of the service.', { retryAfter: 3600 })

/** Finds books by their numbers and by their activities. */
function finding({ catalog, live }: Needs) {
  const found =
    <Book>(find: () => Book | undefined, refusal: () => Error) =>
    async (): Promise<Book> => {
      const known = find()
      if (known !== undefined) return known
      // Another process may have added it a moment ago.
      await live.look()
      const added = find()
      if (added === undefined) throw refusal()
      return added
    }
  const isUnreadable = (number: number) => live.unreadable().some(({ id }) => id === number)
  return {
    /** 422 where there is none. */
    bookOf: (bookId: number): Promise<CatalogBook> =>
      found<CatalogBook>(
        () => catalog.books.find(({ id }) => id === bookId) ?? live.byNumber(bookId),
        () => (isUnreadable(bookId) ? unreadable() : invalid('book_id', 'The selected book id is invalid.')),
      )(),

    /** The book of an activity; of taken-in books those of older revisions count, too. */
    bookWith: (activityId: number): Promise<CatalogBook> =>
      found<CatalogBook | PackBook>(
        () =>
          catalog.books.find(({ postActivities }) => postActivities.some(({ id }) => id === activityId)) ??
          live.packs().find((book) => live.hadActivity(book, activityId)),
        () =>
          isUnreadable(Math.floor(activityId / 100))
            ? unreadable()
            : invalid('post_activity_id', 'The selected post activity id is invalid.'),
      )(),
  }
}

/** The points of a round. */
function roundResults(needs: Needs, openBook: (userId: string, book: CatalogBook) => Promise<void>) {
  const { store, clock } = needs
  const { bookOf, bookWith } = finding(needs)
  return {
    /** Stores the latest result of an activity in the current round. */
    async submitActivity(userId: string, activityId: number, isCorrect: boolean): Promise<void> {
      const book = await bookWith(activityId)
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
      const book = await bookOf(bookId)
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

function placeIn(book: CatalogBook, place: ProgressTable): Place {
  return {
    book_id: book.id,
    current_page: place.current_page,
    latest_page: place.latest_page,
    total_pages: book.pages.length,
    round: place.round,
  }
}
