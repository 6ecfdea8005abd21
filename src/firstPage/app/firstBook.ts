import type { Book } from '../../content/index.ts'
import type { BookMedia } from '../../shell/lib/books/bookMedia.ts'
import { hasFirstPage } from './hydrated.ts'

/** The reader's initial data if a page of its book came with the document. */
export interface FirstBook {
  readonly book: Book
  readonly media: BookMedia
}

/**
 * Loads the book of the page that came with the document. The page is visible meanwhile, so the reader renders once, with all data. `null` if no page
 * came or something failed: the reader then loads it itself and reports failures.
 */
export async function loadFirstBook(bookId: number): Promise<FirstBook | null> {
  if (!hasFirstPage()) return null
  try {
    const [{ loadBook }, { loadMedia }] = await Promise.all([
      import('../../content/books.ts'),
      import('../../shell/lib/books/bookMedia.ts'),
    ])
    const [book, media] = await Promise.all([loadBook(bookId), loadMedia(bookId)])
    return book ? { book, media } : null
  } catch (error) {
    console.warn('The reader begins without its book', error)
    return null
  }
}
