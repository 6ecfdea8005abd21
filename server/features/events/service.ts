import type { Account } from '../../contract/auth.ts'
import { type EventsAnswer, type EventsRequest, eventSchema, type LearningEvent } from '../../contract/events.ts'
import type { DevicesTable, EventsTable } from '../../db/tables.ts'
import type { Clock } from '../../lib/clock.ts'
import { nulIn } from '../../plugins/noNul.ts'
import { chargesOf, tooMuch } from './budgets.ts'
import { CLOCK_TOLERANCE_MS, momentsOf } from './moments.ts'
import type { EventStore } from './store.ts'

/** Said of events in another's name. */
export const NOT_YOURS = 'This is not yours to send.'

type Refused = EventsAnswer['data']['refused'][number]

/** Takes what devices report. */
export function eventService(store: EventStore, clock: Clock) {
  return {
    /**
     * Keeps the events that are whole and the sender's to send: a learner's own, and a teacher's ticks for their learners.
     * Sending a batch again keeps nothing twice, and answers the same. 429, and nothing of it is kept, where it is more than the budgets of
     * `EVENT_BUDGETS` allow.
     */
    async take(sender: Account, { sent_at, events }: EventsRequest): Promise<EventsAnswer['data']> {
      const { whole, refused } = sorted(events)
      const allowed = await allowedTo(store, sender, whole)
      const late = whole
        .filter(({ event }) => !allowed(event))
        .map(({ index, event }): Refused => ({ index, id: event.id, reason: NOT_YOURS }))
      const mine = whole.map(({ event }) => event).filter(allowed)

      const now = clock()
      const facts = mine.filter(({ type }) => type !== 'device.hello')
      const moments = momentsOf(
        facts.map(({ at }) => Date.parse(at)),
        shiftOf(sent_at, now),
        now.getTime(),
      )
      const scope = (await store.classIdOf(sender.id)) ?? sender.id
      const wait = await store.keep(
        facts.map((event, index) => rowOf(event, sender.id, now, moments[index] ?? now.getTime())),
        mine.flatMap((event) => (event.type === 'device.hello' ? [helloOf(event, scope, now)] : [])),
        { now, chargesOf: (added) => chargesOf({ senderId: sender.id, scope, ...added }) },
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

/** How far to move the device's times, in ms. */
function shiftOf(sentAt: string | undefined, now: Date): number {
  if (sentAt === undefined) return 0
  const difference = now.getTime() - Date.parse(sentAt)
  return Math.abs(difference) > CLOCK_TOLERANCE_MS ? difference : 0
}

function rowOf(event: LearningEvent, senderId: string, now: Date, moment: number): EventsTable {
  const { id, type, at, device_id, device_seq, session_id, learner_id, lang, app, content, ...data } = event
  return {
    learner_id,
    id,
    type,
    at,
    at_utc: new Date(moment).toISOString(),
    received_at: now.toISOString(),
    device_id,
    device_seq,
    session_id,
    lang,
    app,
    content,
    sent_by: senderId,
    data: JSON.stringify(data),
  }
}

function helloOf(event: LearningEvent & { type: 'device.hello' }, scope: string, now: Date): DevicesTable {
  return {
    scope,
    id: event.device_id,
    hello_at: now.toISOString(),
    last_seq: event.device_seq,
    queued: JSON.stringify(event.queued),
  }
}
