import { z } from 'zod'
import { noteCompleted } from '../../lib/books/cachedShelf.ts'
import { type Late, noteCompletion, PATIENCE_MS, performCall, signedNow } from '../outbox/index.ts'

const completeAnswer = z.object({ data: z.object({ total_points: z.number() }) })

/** Delay before a failed submission is retried once, ms. */
const RETRY_MS = 2000

/** How long the child waits for the points after the completion was queued, ms. */
const POINTS_MS = 3000

/** Result of completing a book: its points, `queued` (counted later) or `failed`. */
export type Completed = { readonly points: number } | 'queued' | 'failed'

/**
 * Submits whether an activity was passed, queued if the service does not accept it now. A rejection is retried once and otherwise only logged (SPEC
 * section 8). Returns whether it was stored or queued.
 */
export async function submitActivity(activityId: number, isPassed: boolean, wait = sleep): Promise<boolean> {
  try {
    await submit(activityId, isPassed)
    return true
  } catch (error) {
    console.warn('The result was not taken; trying once more', error)
    await wait(RETRY_MS)
  }
  try {
    await submit(activityId, isPassed)
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
    const call = { method: 'post', path, body: { book_id: bookId } } as const
    const performed = await performCall(call, { patienceMs: PATIENCE_MS })
    const answer = performed.isQueued ? await lateAnswer(performed.late) : performed
    if (answer === 'refused') return 'failed'
    noteCompleted(bookId)
    const learnerId = signedNow()?.learnerId
    if (learnerId !== undefined) noteCompletion(learnerId, bookId)
    return answer === 'queued' ? 'queued' : { points: completeAnswer.parse(answer.data).data.total_points }
  } catch (error) {
    console.error('The book was not completed', error)
    return 'failed'
  }
}

async function lateAnswer(late: Promise<Late> | undefined): Promise<Late> {
  return late ? Promise.race([late, sleep(POINTS_MS).then(() => 'queued' as const)]) : 'queued'
}

/** Sends exactly the fields of SPEC section 7, because other providers reject additional ones. Other facts are sent as learning events. */
async function submit(activityId: number, isPassed: boolean): Promise<void> {
  const body = { post_activity_id: activityId, is_correct: isPassed }
  const call = { method: 'post', path: '/api/progress/submit-post-activity', body } as const
  await performCall(call, { patienceMs: PATIENCE_MS })
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
