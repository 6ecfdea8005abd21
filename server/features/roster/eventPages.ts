import type { Database, EventsTable } from '../../db/tables.ts'

/** Some 200 kB of JSON. */
const PAGE = 500

/** A learner's events in the order in which they happened, a page at a time. */
export async function* eventPages(db: Database, learnerId: string): AsyncGenerator<EventsTable[]> {
  let last: EventsTable | undefined
  do {
    const { at_utc, id } = last ?? { at_utc: '', id: '' }
    const rows: EventsTable[] = await db
      .selectFrom('events')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .where((eb) => eb(eb.refTuple('at_utc', 'id'), '>', eb.tuple(at_utc, id)))
      .orderBy('at_utc')
      .orderBy('id')
      .limit(PAGE)
      .execute()
    if (rows.length > 0) yield rows
    last = rows.length === PAGE ? rows.at(-1) : undefined
  } while (last)
}
