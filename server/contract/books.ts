import { z } from 'zod'

/** A book on the learner's shelf. Pages count the cover: book 1 has 15. */
const bookItem = z.object({
  id: z.int(),
  title: z.string(),
  cover_image: z.string(),
  is_locked: z.boolean(),
  /** The last reported page. */
  latest_page: z.int(),
  /** The furthest page reached, 0 … total_pages; it never decreases. */
  current_page: z.int(),
  total_pages: z.int(),
})

/** What `bookItem` parses to. */
export type BookItem = z.infer<typeof bookItem>

/** GET /api/books. */
export const booksAnswer = z.object({ data: z.array(bookItem) })
