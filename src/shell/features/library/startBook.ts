import { isRecord } from '../../lib/device/storage.ts'
import { noteStart, performCall, signedNow } from '../outbox/index.ts'

/** Saves the start of a book; false if the backend is unreachable and the save was queued. Rejects with the `ApiError` of a rejection. */
export async function startBook(bookId: number): Promise<boolean> {
  const call = { method: 'post', path: '/api/progress/start-book', body: { book_id: bookId } } as const
  // The child is informed of the service's rejection; the start is queued only if the service is unreachable.
  const performed = await performCall(call, { keeps: 'unreached' })
  const learnerId = signedNow()?.learnerId
  if (learnerId !== undefined) noteStart(learnerId, bookId, performed.isQueued ? undefined : roundIn(performed.data))
  return !performed.isQueued
}

/** Other backends return no rounds. */
function roundIn(answer: unknown): unknown {
  const data = isRecord(answer) ? answer['data'] : undefined
  return isRecord(data) ? data['round'] : undefined
}
