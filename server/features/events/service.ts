import type { Account } from '../../contract/auth.ts'
import {
  type EventsAnswer,
  type EventsRequest,
  type EventOf,
  eventSchema,
  type LearningEvent,
} from '../../contract/events.ts'
import { eventRow } from '../../db/eventRow.ts'
import type { DevicesTable } from '../../db/tables.ts'
import type { Clock } from '../../lib/clock.ts'
import { HttpError } from '../../lib/httpError.ts'
import type { ServiceClock } from '../../lib/serviceClock.ts'
import type { StorageWatch } from '../../lib/storageWatch.ts'
import { nulIn } from '../../plugins/noNul.ts'
import { chargesOf, tooMuch } from './budgets.ts'
import { momentsOf, shiftOf } from './moments.ts'
import type { EventStore } from './store.ts'

/** Said of events in another's name. */
export const NOT_YOURS = 'You are not allowed to send this.'

/** Retry delay for devices when space is low. */
const RETRY_SECONDS = 300

type Refused = EventsAnswer['data']['refused'][number]

interface Needs {
  readonly store: EventStore
  readonly clock: Clock
  /** The service's clock, if it can become suspect; devices' clocks are reported to it. */
  readonly timekeeper?: ServiceClock | undefined
  readonly storage?: StorageWatch | undefined
}

/** Receives events and heartbeats from devices. */
export function eventService({ store, clock, timekeeper, storage }: Needs) {
  return {
    /**
     * Stores valid events that the sender may send: a learner's own, and a teacher's ticks for their learners. Idempotent: resending a batch stores
     * nothing twice and gives the same response. 429, storing nothing, if it exceeds `EVENT_BUDGETS`; 503 while space is low. Devices keep rejected
     * batches queued.
     */
    async take(sender: Account, { sent_at, events }: EventsRequest): Promise<EventsAnswer['data']> {
      if (storage?.mustSpare()) throw noSpace()
      const { whole, refused } = sorted(events)
      const allowed = await allowedTo(store, sender, whole)
      const late = whole
        .filter(({ event }) => !allowed(event))
        .map(({ index, event }): Refused => ({ index, id: event.id, reason: NOT_YOURS }))
      const mine = whole.map(({ event }) => event).filter(allowed)

      noteClock(timekeeper, sender, mine[0]?.device_id, sent_at)
      const now = clock()
      const facts = mine.filter(({ type }) => type !== 'device.hello')
      const sentAt = sent_at === undefined ? undefined : Date.parse(sent_at)
      // A suspect clock corrects nothing: device times are used until the clock is trusted again.
      const receivedAt = clock.isSuspect?.() ? (sentAt ?? now.getTime()) : now.getTime()
      const moments = momentsOf(
        facts.map(({ at }) => Date.parse(at)),
        shiftOf(sentAt, receivedAt),
        receivedAt,
      )
      const scope = (await store.classIdOf(sender.id)) ?? sender.id
      const wait = await store.add(
        facts.map((event, index) =>
          eventRow(event, {
            at_utc: new Date(moments[index] ?? receivedAt).toISOString(),
            received_at: new Date(receivedAt).toISOString(),
            sent_by: sender.id,
          }),
        ),
        mine.flatMap((event) => (event.type === 'device.hello' ? [heartbeatOf(event, scope, now)] : [])),
        { now, chargesOf: (added) => chargesOf({ senderId: sender.id, scope, ...added }) },
        clock.isSuspect?.() && timekeeper ? { ...timekeeper.arrival(), sentAt: sent_at } : undefined,
      )
      if (wait > 0) throw tooMuch(wait)
      return {
        taken: mine.map(({ id }) => id),
        refused: [...refused, ...late].toSorted((one, other) => one.index - other.index),
      }
    },
  }
}

/** What `eventService` gives. */
export type EventService = ReturnType<typeof eventService>

interface Indexed {
  readonly index: number
  readonly event: LearningEvent
}

function sorted(events: readonly unknown[]): { whole: Indexed[]; refused: Refused[] } {
  const whole: Indexed[] = []
  const refused: Refused[] = []
  for (const [index, raw] of events.entries()) {
    const { data: event, error } = eventSchema.safeParse(raw)
    if (event && nulIn(event)) refused.push({ index, id: event.id, reason: 'event: holds U+0000' })
    else if (event) whole.push({ index, event })
    else {
      const [issue] = error.issues
      refused.push({
        index,
        id: idOf(raw),
        reason: `${issue?.path.join('.') || 'event'}: ${issue?.message ?? 'invalid'}`,
      })
    }
  }
  return { whole, refused }
}

function idOf(raw: unknown): string | null {
  const { id } = Object(raw)
  return typeof id === 'string' ? id.slice(0, 64) : null
}

async function allowedTo(store: EventStore, sender: Account, events: readonly Indexed[]) {
  const observed = events.flatMap(({ event }) => (event.type === 'observation' ? [event.learner_id] : []))
  const learners = sender.role === 'teacher' ? await store.learnersOf(sender.id, observed) : new Set<string>()
  return (event: LearningEvent): boolean =>
    event.type === 'observation' ? learners.has(event.learner_id) : event.learner_id === sender.id
}

/** A teacher may be using the very machine whose clock is wrong, so only learners' devices count. */
function noteClock(
  timekeeper: ServiceClock | undefined,
  { id: sender, role }: Account,
  device: string | undefined,
  sentAt: string | undefined,
): void {
  if (role !== 'teacher' && device !== undefined && sentAt !== undefined)
    timekeeper?.noteDevice({ sender, device, time: Date.parse(sentAt) })
}

const noSpace = () =>
  new HttpError(503, 'The service has little space left. What was done stays on this device until there is more.', {
    retryAfter: RETRY_SECONDS,
  })

function heartbeatOf(event: EventOf<'device.hello'>, scope: string, now: Date): DevicesTable {
  return {
    scope,
    id: event.device_id,
    hello_at: now.toISOString(),
    last_seq: event.device_seq,
    queued: JSON.stringify(event.queued),
  }
}
