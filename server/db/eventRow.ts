import type { EventFacts, EventType, LearningEvent } from '../contract/events.ts'
import type { EventsTable } from './tables.ts'

/** What of a row the device did not say. */
export type Arrived = Pick<EventsTable, 'at_utc' | 'received_at' | 'sent_by'>

/**
 * How an event lies in its table. Everything keeps the name that it has on the wire: the envelope in columns of its own, what the type
 * tells besides as JSON in `data`. The one thing that has two names is time: `at` as the device said it, `at_utc` as the service has it.
 */
export function eventRow(event: LearningEvent, arrived: Arrived): EventsTable {
  const { id, type, at, device_id, device_seq, session_id, learner_id, lang, app, content, ...facts } = event
  const { at_utc, received_at, sent_by } = arrived
  const data = JSON.stringify(facts)
  const envelope = {
    learner_id,
    id,
    type,
    at,
    at_utc,
    received_at,
    device_id,
    device_seq,
    session_id,
    lang,
    app,
    content,
  }
  return { ...envelope, sent_by, data }
}

/**
 * What rows tell of their type, in the order of the rows; all must be of these types. `eventSchema` has checked it when it was taken, so it
 * is not parsed again. All as one text: a thousand small ones take twice as long.
 */
export function eventFacts<Type extends EventType>(
  rows: readonly Pick<EventsTable, 'type' | 'data'>[],
): EventFacts<Type>[] {
  const own = JSON.parse(`[${rows.map(({ data }) => data).join(',')}]`) as object[]
  return own.map((facts, index) => Object.assign(facts, { type: rows[index]?.type }) as EventFacts<Type>)
}
