import { z } from 'zod'
import { noteCompleted } from '../../lib/keptShelf.ts'
import { signedNow } from '../outbox/appOutbox.ts'
import { performCall } from '../outbox/performCall.ts'
import { noteCompletion } from '../outbox/rounds.ts'

const completeAnswer = z.object({ data: z.object({ total_points: z.number() }) })

/** A failed submission is tried once more after this, quietly, ms. */
const RETRY_MS = 2000

/** How an activity went, as it is submitted. */
export interface Result {
  readonly isPassed: boolean
  readonly score: number
  readonly total: number
  /** Questions that needed help. */
  readonly helped: number
}

/** How completing went: the points · kept on the device, to be counted by the service later · failed. */
export type Completed = { readonly points: number } | 'kept' | 'failed'

/**
 * Submits how an activity went; kept on the device where the service is out of reach. A refusal is tried once more and otherwise only
 * logged (SPEC section 8). Was it taken, or kept?
 */
export async function submitActivity(activityId: number, result: Result, wait = retryLater): Promise<boolean> {
  try {
    await submit(activityId, result)
    return true
  } catch (error) {
    console.warn('The result was not taken; trying once more', error)
    await wait(RETRY_MS)
  }
  try {
    await submit(activityId, result)
    return true
  } catch (error) {
    console.error('The result was not taken', error)
    return false
  }
}

/** Completes a book; a failure is logged. */
export async function completeBook(bookId: number): Promise<Completed> {
  try {
    const path = '/api/progress/complete-book'
    const performed = await performCall({ method: 'post', path, body: { book_id: bookId } })
    noteCompleted(bookId)
    const learnerId = signedNow()?.learnerId
    if (learnerId !== undefined) noteCompletion(learnerId, bookId)
    return performed.isKept ? 'kept' : { points: completeAnswer.parse(performed.data).data.total_points }
  } catch (error) {
    console.error('The book was not completed', error)
    return 'failed'
  }
}

async function submit(activityId: number, { isPassed, score, total, helped }: Result): Promise<void> {
  const body = { post_activity_id: activityId, is_correct: isPassed, score, total, helped }
  await performCall({ method: 'post', path: '/api/progress/submit-post-activity', body })
}

function retryLater(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
