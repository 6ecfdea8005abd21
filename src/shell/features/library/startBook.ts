import { isRecord } from '../../lib/device/storage.ts'
import { signedNow } from '../outbox/appOutbox.ts'
import { performCall } from '../outbox/performCall.ts'
import { noteStart } from '../outbox/rounds.ts'

/**
 * Tells the backend that a book is being opened; false where it is out of reach and hears of it later. Rejects with the `ApiError` of a
 * rejection.
 */
export async function startBook(bookId: number): Promise<boolean> {
  const call = { method: 'post', path: '/api/progress/start-book', body: { book_id: bookId } } as const
  // What the service itself says of a start is told to the child; only where it is not reached the start is kept.
  const performed = await performCall(call, { keeps: 'unreached' })
  const learnerId = signedNow()?.learnerId
  if (learnerId !== undefined) noteStart(learnerId, bookId, performed.isQueued ? undefined : roundIn(performed.data))
  return !performed.isQueued
}

/** Other backends say nothing of rounds. */
function roundIn(answer: unknown): unknown {
  const data = isRecord(answer) ? answer['data'] : undefined
  return isRecord(data) ? data['round'] : undefined
}
