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
  /** Names the book for ever, in every service; `revision` grows. */
  key: z.string().optional(),
  revision: z.int().optional(),
  /** Of Indonesia's reading ladder. */
  level: z.enum(['A', 'B1', 'B2', 'B3', 'C']).nullable().optional(),
  languages: z.array(z.enum(['en', 'id'])).optional(),
  /** Whose it is: it came with the app, an operator added it for everybody, or a teacher for her classes. */
  source: z.enum(['ours', 'operator', 'class']).optional(),
  titles: z.object({ en: z.string(), id: z.string() }).optional(),
  /** What hangs in the child's barn when it is finished, and somebody of its story; `null`: its cover. */
  keepsake: z
    .object({ picture: z.string(), name: z.object({ en: z.string(), id: z.string() }), friend: z.string() })
    .nullable()
    .optional(),
  /** All its files. */
  bytes: z.int().optional(),
  /** URL paths of the documents of a book that was taken in; `null` for ours, which come with the app. */
  files: z
    .object({ book: z.string(), activities: z.string(), art: z.string(), speech: z.string() })
    .nullable()
    .optional(),
})

/** What `bookItem` parses to. */
export type BookItem = z.infer<typeof bookItem>

/** GET /api/books. */
export const booksAnswer = z.object({ data: z.array(bookItem) })
