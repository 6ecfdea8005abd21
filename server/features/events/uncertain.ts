import { randomUUID } from 'node:crypto'
import type { Database, EventsTable } from '../../db/tables.ts'
import type { Arrival } from '../../lib/serviceClock.ts'

/** How a batch arrived while the clock was suspect. */
export interface UncertainArrival extends Arrival {
  /** The device's clock when it sent the batch, as it was sent. */
  readonly sentAt: string | undefined
}

/** Marks the times of these new events for later correction. */
export async function noteUncertain(
  trx: Database,
  events: readonly Pick<EventsTable, 'learner_id' | 'id'>[],
  { bootId, uptimeMs, sentAt }: UncertainArrival,
): Promise<void> {
  if (events.length === 0) return
  const arrival_id = randomUUID()
  await trx
    .insertInto('uncertain_arrivals')
    .values({ id: arrival_id, boot_id: bootId, uptime_ms: uptimeMs, sent_at: sentAt ?? null })
    .execute()
  await trx
    .insertInto('uncertain_events')
    .values(events.map(({ learner_id, id }) => ({ learner_id, event_id: id, arrival_id })))
    .execute()
}
