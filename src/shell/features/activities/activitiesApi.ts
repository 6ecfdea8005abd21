import { z } from 'zod'
import { apiClient } from '../../lib/apiClient.ts'

const completeAnswer = z.object({ data: z.object({ total_points: z.number() }) })

/** A failed submission is tried once more after this, quietly, ms. */
const RETRY_MS = 2000

/** Submits how an activity went. A failure is tried once more and otherwise only logged (SPEC section 8). */
export async function submitActivity(activityId: number, isPassed: boolean, wait = retryLater): Promise<void> {
  try {
    await post(activityId, isPassed)
  } catch (error) {
    console.warn('The result was not taken; trying once more', error)
    await wait(RETRY_MS)
    await post(activityId, isPassed).catch((again: unknown) => console.error('The result was not taken', again))
  }
}

/** Completes a book and gives its points; `undefined`, and logged, where that failed. */
export async function completeBook(bookId: number): Promise<number | undefined> {
  try {
    const { data } = await apiClient.post<unknown>('/api/progress/complete-book', { book_id: bookId })
    return completeAnswer.parse(data).data.total_points
  } catch (error) {
    console.error('The book was not completed', error)
    return undefined
  }
}

async function post(activityId: number, isPassed: boolean): Promise<void> {
  await apiClient.post('/api/progress/submit-post-activity', { post_activity_id: activityId, is_correct: isPassed })
}

function retryLater(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
