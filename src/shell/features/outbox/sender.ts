import { BATCH_MAX } from '../../../../server/contract/batch.ts'
import { ApiError, isAway } from '../../lib/service/apiError.ts'
import { failureOf } from '../../lib/service/failure.ts'
import { isRecord } from '../../lib/device/storage.ts'
import type { Pauses } from './pauses.ts'
import { type Call, type QueuedCall, saveIdOf, type WaitingEvent } from './records.ts'
import type { SafeStore } from './safeStore.ts'

/** The service's response to a save. */
export interface Answer {
  readonly status: number
  readonly data: unknown
}

/** Sends one request with a learner's token (empty: the session's); rejects with an `ApiError`. `id`: of a queued save, which may arrive in a file too. */
export type Transmit = (token: string, call: Call, id?: string) => Promise<Answer>

/** The result of sending: queue empty · service unreachable or busy, retry later · token expired · service does not support events. */
export type Sent = 'all' | 'later' | 'expired' | 'unwanted'

interface Needs {
  readonly store: SafeStore
  readonly transmit: Transmit
  readonly now: () => Date
  readonly pauses: Pauses
  /** The service will never accept this save; it is dropped. */
  readonly onRejected: (stored: QueuedCall, error: unknown) => void
}

/** Statuses that reject this batch as a whole. */
const NEVER: ReadonlySet<number> = new Set([400, 413, 422])

const NOT_SAVED_TEXT = 'Failed to save progress. Please try again.'
const GATEWAY: ReadonlySet<number | undefined> = new Set([502, 503, 504])

/** As `isAway`, or a proxy responded in place of the service. */
export function isUnreached(error: unknown): boolean {
  return isAway(error) || (error instanceof ApiError && (GATEWAY.has(error.status) || error.isForeignText))
}

/** SPEC: only 200 counts as saved. Any other status is a rejection with SPEC's text. */
export function taken(answer: Answer): Answer {
  if (answer.status === 200) return answer
  throw new ApiError('refused', `status ${answer.status}`, { status: answer.status, serverMessage: NOT_SAVED_TEXT })
}

/** Sends a learner's queue: saves in order, then events. What the service will never accept is dropped and logged. */
export async function sendFor(learnerId: string, token: string, needs: Needs): Promise<Sent> {
  const calls = await sendCalls(learnerId, token, needs)
  return calls === 'all' ? sendEvents(learnerId, token, needs) : calls
}

async function sendCalls(learnerId: string, token: string, needs: Needs): Promise<Sent> {
  const { store, transmit, pauses, onRejected } = needs
  if (pauses.left(learnerId, 'calls') > 0) return 'later'
  for (;;) {
    const first = await store.use((stored) => stored.firstCall(learnerId))
    if (!first) return 'all'
    let rejection: unknown
    try {
      const { device_id } = await store.use((stored) => stored.stamp())
      taken(await transmit(token, first.call, saveIdOf(device_id, first.key)))
    } catch (error) {
      pauses.note(learnerId, 'calls', error)
      const failure = failureOf(error)
      if (failure !== 'refused') return failure
      console.warn(`The service will not take ${first.call.path}`, error)
      rejection = error
    }
    await store.use((stored) => stored.removeCall(first.key))
    if (rejection !== undefined) onRejected(first, rejection)
  }
}

async function sendEvents(learnerId: string, token: string, needs: Needs): Promise<Sent> {
  const { store, transmit, now, pauses } = needs
  if (pauses.left(learnerId, 'events') > 0) return 'later'
  let size = BATCH_MAX
  for (;;) {
    const batch = await store.use((stored) => stored.events(learnerId, size))
    if (batch.length === 0) return 'all'
    try {
      const { data: answer } = await transmit(
        token,
        eventsCall(
          batch.map(({ event }) => event),
          now(),
        ),
      )
      const done = doneOf(batch, answer)
      // A response that names none of them would cause an endless loop.
      if (done.length === 0) return 'later'
      await store.use((stored) => stored.removeEvents(done))
    } catch (error) {
      pauses.note(learnerId, 'events', error)
      const failure = failureOf(error)
      const isHopeless = failure === 'refused' && error instanceof ApiError && NEVER.has(error.status ?? 0)
      if (!isHopeless) return failure === 'refused' ? 'unwanted' : failure
      // Bisects to find the invalid one, so that the others are not blocked.
      if (batch.length > 1) size = Math.ceil(batch.length / 2)
      else {
        console.warn('The service will not take an event', error)
        await store.use((stored) => stored.removeEvents(batch.map(({ key }) => key)))
      }
    }
  }
}

/** Where events go. */
export const EVENTS_PATH = '/api/events'

/** POST /api/events; the clock's reading lets the service correct event times. */
export function eventsCall(events: readonly unknown[], now: Date): Call {
  return { method: 'post', path: EVENTS_PATH, body: { sent_at: now.toISOString(), events } }
}

/** The events of a batch that are done: stored, or rejected for good. */
function doneOf(batch: readonly WaitingEvent[], answer: unknown): number[] {
  const data = isRecord(answer) ? answer['data'] : undefined
  if (!isRecord(data) || !Array.isArray(data['taken'])) return []
  const refused = (Array.isArray(data['refused']) ? data['refused'] : []).filter(isRecord)
  if (refused.length > 0) console.warn('The service will not take some events', refused)
  const ids = new Set<unknown>([...data['taken'], ...refused.map(({ id }) => id)])
  return batch.filter(({ event }) => ids.has(event.id)).map(({ key }) => key)
}
