import { BATCH_MAX } from '../../../../server/contract/batch.ts'
import { ApiError, NETWORK_TEXT } from '../../lib/apiError.ts'
import { isRecord } from '../../lib/storage.ts'
import type { Call, WaitingEvent } from './records.ts'
import type { SafeStore } from './safeStore.ts'

/** What the service said to a call. */
export interface Answer {
  readonly status: number
  readonly data: unknown
}

/** Sends one call with a learner's token (empty: the session's own); rejects with an `ApiError`. */
export type Transmit = (token: string, call: Call) => Promise<Answer>

/** How sending ended: nothing is left · the service is away or busy, try later · the token is good no more. */
export type Sent = 'all' | 'later' | 'expired'

interface Needs {
  readonly store: SafeStore
  readonly transmit: Transmit
  readonly now: () => Date
}

/** Statuses that say nothing about the call itself. */
const PASSING: ReadonlySet<number> = new Set([408, 419, 425, 429])
/** Statuses that say that this batch will never do as it is. */
const NEVER: ReadonlySet<number> = new Set([400, 413, 422])

/** Is the service out of reach, rather than refusing? */
export function isAway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'network' || (error.kind === 'csrf' && error.status === undefined)
}

/**
 * An answer of the service. Text that is no JSON is not from it: a network's own sign-in page, or an answer cut off on its way. What was sent
 * counts as not sent then; sending it again changes nothing.
 */
export function sensible(answer: Answer): Answer {
  if (typeof answer.data === 'string' && answer.data.trim() !== '') throw new ApiError('network', NETWORK_TEXT)
  return answer
}

/** Sends all that waits for a learner: calls in their order, then events. What the service will never take is given up, and logged. */
export async function sendFor(learnerId: string, token: string, needs: Needs): Promise<Sent> {
  const calls = await sendCalls(learnerId, token, needs)
  return calls === 'all' ? sendEvents(learnerId, token, needs) : calls
}

async function sendCalls(learnerId: string, token: string, { store, transmit }: Needs): Promise<Sent> {
  for (;;) {
    const first = await store.use((kept) => kept.firstCall(learnerId))
    if (!first) return 'all'
    try {
      await transmit(token, first.call)
    } catch (error) {
      const fate = fateOf(error)
      if (fate !== 'refused') return fate
      console.warn(`The service will not take ${first.call.path}`, error)
    }
    await store.use((kept) => kept.removeCall(first.key))
  }
}

async function sendEvents(learnerId: string, token: string, { store, transmit, now }: Needs): Promise<Sent> {
  let size = BATCH_MAX
  for (;;) {
    const batch = await store.use((kept) => kept.events(learnerId, size))
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
      // An answer that names none of them would be asked for again and again.
      if (done.length === 0) return 'later'
      await store.use((kept) => kept.removeEvents(done))
    } catch (error) {
      const fate = fateOf(error)
      const isHopeless = fate === 'refused' && error instanceof ApiError && NEVER.has(error.status ?? 0)
      if (!isHopeless) return fate === 'expired' ? 'expired' : 'later'
      // One that will not do is found by halves; the others must not wait for it.
      if (batch.length > 1) size = Math.ceil(batch.length / 2)
      else {
        console.warn('The service will not take an event', error)
        await store.use((kept) => kept.removeEvents(batch.map(({ key }) => key)))
      }
    }
  }
}

/** POST /api/events; the clock's reading lets the service correct it. */
export function eventsCall(events: readonly unknown[], now: Date): Call {
  return { method: 'post', path: '/api/events', body: { sent_at: now.toISOString(), events } }
}

/** Which of a batch need not be sent again: taken, or refused for good. */
function doneOf(batch: readonly WaitingEvent[], answer: unknown): number[] {
  const data = isRecord(answer) ? answer['data'] : undefined
  if (!isRecord(data) || !Array.isArray(data['taken'])) return []
  const refused = (Array.isArray(data['refused']) ? data['refused'] : []).filter(isRecord)
  if (refused.length > 0) console.warn('The service will not take some events', refused)
  const ids = new Set<unknown>([...data['taken'], ...refused.map(({ id }) => id)])
  return batch.filter(({ event }) => ids.has(event.id)).map(({ key }) => key)
}

function fateOf(error: unknown): Exclude<Sent, 'all'> | 'refused' {
  if (!(error instanceof ApiError) || error.status === undefined) return 'later'
  if (error.status === 401) return 'expired'
  return error.status >= 500 || PASSING.has(error.status) ? 'later' : 'refused'
}
