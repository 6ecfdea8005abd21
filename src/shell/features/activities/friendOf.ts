import { offlineBooks } from '../../lib/books/books.ts'

/** Path of a picture of somebody in the book's story, as the shelf names it; for other books their cover. Undefined where the shelf is not known. */
export function friendOf(bookId: number): string | undefined {
  const book = offlineBooks()?.find(({ id }) => id === bookId)
  if (!book) return undefined
  return book.keepsake?.friend ?? (book.source === 'class' || book.source === 'operator' ? book.cover_image : undefined)
}
