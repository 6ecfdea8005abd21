import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type BookItem, booksAnswer } from '../../contract/books.ts'
import { mediaOf } from '../../packs/books/packBook.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { ProgressService } from '../progress/service.ts'
import type { ShelfBook } from '../progress/shelf.ts'

/** GET /api/books: the learner's shelf. `bytesOf`: how large one of our books is. */
export function booksRoutes(
  progress: Pick<ProgressService, 'shelf'>,
  bytesOf: (bookId: number) => Promise<number>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/books', { schema: { tags: ['books'], response: { 200: booksAnswer } } }, async (request) => {
      const shelf = await progress.shelf(sessionOf(request).account.id)
      const sizes = await Promise.all(shelf.map(async ({ book, pack }) => (pack ? pack.bytes : bytesOf(book.id))))
      return { data: shelf.map((item, index) => bookItemOf(item, sizes[index] ?? 0)) }
    })
  }
}

function bookItemOf({ book, pack, isLocked, latestPage, currentPage, totalPages }: ShelfBook, bytes: number): BookItem {
  return {
    id: book.id,
    title: book.title.en,
    cover_image: book.coverImage,
    is_locked: isLocked,
    latest_page: latestPage,
    current_page: currentPage,
    total_pages: totalPages,
    key: book.key,
    revision: book.revision,
    level: book.level,
    languages: [...book.languages],
    source: pack?.source ?? 'ours',
    titles: { ...book.title },
    keepsake: book.keepsake && { ...book.keepsake, name: { ...book.keepsake.name } },
    bytes,
    files: pack ? filesAt(mediaOf(pack.token)) : null,
  }
}

const filesAt = (media: string): NonNullable<BookItem['files']> => ({
  book: `${media}book.json`,
  activities: `${media}activities.json`,
  art: `${media}art.json`,
  speech: `${media}speech.json`,
})
