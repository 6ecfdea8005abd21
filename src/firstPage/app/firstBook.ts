import type { Book } from '../../content/index.ts'
import type { BookMedia } from '../../shell/lib/books/bookMedia.ts'
import { readFirstPlay } from './firstPlayData.ts'
import { hasFirstPage } from './hydrated.ts'

/** The reader's initial data if a page of its book came with the document. */
interface FirstBook {
  readonly book: Book
  readonly media: BookMedia
}

let loaded: FirstBook | undefined

/** A book that `loadFirstBook` has loaded. */
export const firstBook = (bookId: number): FirstBook | undefined => (loaded?.book.id === bookId ? loaded : undefined)

/**
 * Loads the book of the page that came with the document. The page is visible meanwhile, so the reader renders once, with all data. Does nothing if no page
 * came, and warns if something failed: the reader then loads it itself and reports failures.
 */
export async function loadFirstBook(bookId: number): Promise<void> {
  if (!hasFirstPage()) return
  try {
    const [{ loadBook }, { loadMedia }] = await Promise.all([
      import('../../content/books.ts'),
      import('../../shell/lib/books/bookMedia.ts'),
    ])
    const pages = readFirstPlay()?.pictures
    // The other pages' data comes when the first turn has all that it needs.
    const art = pages && { pages: { ...pages }, free: {} }
    const [book, media] = await Promise.all([loadBook(bookId), loadMedia(bookId, art)])
    if (book) loaded = { book, media }
  } catch (error) {
    console.warn('The reader begins without its book', error)
  }
}
