import { z } from 'zod'
import { wholeNumber } from './text.ts'

const bookId = wholeNumber('book id')

/** POST /api/progress/start-book. */
export const startBookRequest = z.object({ book_id: bookId })

/** PATCH /api/progress/update-page: `page_number` is 0 … total_pages of the book. */
export const updatePageRequest = z.object({
  book_id: bookId,
  page_number: wholeNumber('page number').min(0, { error: 'The page number field must be at least 0.' }),
})

/** POST /api/progress/submit-post-activity. Earlier apps also send `score`, `total` and `helped`, which are ignored. */
export const submitPostActivityRequest = z.object({
  post_activity_id: wholeNumber('post activity id'),
  is_correct: z.boolean({
    error: (issue) => `The is correct field ${issue.input === undefined ? 'is required.' : 'must be true or false.'}`,
  }),
})

/** POST /api/progress/complete-book. */
export const completeBookRequest = z.object({ book_id: bookId })

/** A learner's position in a book, after start-book and update-page. */
export const placeAnswer = z.object({
  message: z.string(),
  data: z.object({
    book_id: z.int(),
    current_page: z.int(),
    latest_page: z.int(),
    total_pages: z.int(),
    /** The number of this reading, from 1. */
    round: z.int(),
  }),
})

/** What `placeAnswer` parses to. */
export type PlaceAnswer = z.infer<typeof placeAnswer>

/** 200 of submit-post-activity. */
export const submitPostActivityAnswer = z.object({
  message: z.string(),
  data: z.object({ post_activity_id: z.int(), is_correct: z.boolean() }),
})

/** 200 of complete-book: points of this round, 0 … 100. */
export const completeBookAnswer = z.object({ message: z.string(), data: z.object({ total_points: z.int() }) })
