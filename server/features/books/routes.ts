import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type BookItem, booksAnswer } from '../../contract/books.ts'
import { sessionOf } from '../../plugins/session.ts'
import type { ProgressService } from '../progress/service.ts'
import type { ShelfBook } from '../progress/shelf.ts'

/** GET /api/books: the learner's shelf. */
export function booksRoutes(progress: Pick<ProgressService, 'shelf'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/books', { schema: { tags: ['books'], response: { 200: booksAnswer } } }, async (request) => {
      const shelf = await progress.shelf(sessionOf(request).account.id)
      return { data: shelf.map(bookItemOf) }
    })
  }
}

function bookItemOf({ book, isLocked, latestPage, currentPage, totalPages }: ShelfBook): BookItem {
  return {
    id: book.id,
    title: book.title.en,
    cover_image: book.coverImage,
    is_locked: isLocked,
    latest_page: latestPage,
    current_page: currentPage,
    total_pages: totalPages,
  }
}
