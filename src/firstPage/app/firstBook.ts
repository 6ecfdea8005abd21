import type { Book } from '../../content/index.ts'
import type { BookMedia } from '../../shell/lib/books/bookMedia.ts'
import { hasFirstPage } from './hydrated.ts'

/** What the reader begins with where a page of its book came with the document. */
export interface FirstBook {
  readonly book: Book
  readonly media: BookMedia
}

/**
 * The book of the page that came with the document: its scripts are on their way by then, and the page shows meanwhile, so the reader is drawn once,
 * with all of it. `null` where no page came, or something cannot be had: the reader asks for itself then, and tells the child.
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
