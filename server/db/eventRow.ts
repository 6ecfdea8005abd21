import type { EventFacts, EventType, LearningEvent } from '../contract/events.ts'
import type { EventsTable } from './tables.ts'

/** The columns that do not come from the device. */
export type Arrived = Pick<EventsTable, 'at_utc' | 'received_at' | 'sent_by'>

/**
 * Maps an event to its row. Fields have the same names as on the wire: the envelope in columns, type-specific fields as JSON in `data`. Only time has
 * two columns: `at` as sent by the device, `at_utc` as corrected by the service.
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
 * The type-specific fields of rows, in order; all rows must be of these types. `eventSchema` validated them on arrival, so they are not validated
 * again. Parsed as one JSON text: parsing a thousand small ones takes twice as long.
 */
export function eventFacts<Type extends EventType>(
  rows: readonly Pick<EventsTable, 'type' | 'data'>[],
): EventFacts<Type>[] {
  const own = JSON.parse(`[${rows.map(({ data }) => data).join(',')}]`) as object[]
  return own.map((facts, index) => Object.assign(facts, { type: rows[index]?.type }) as EventFacts<Type>)
}
