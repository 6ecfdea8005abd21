import type { Database, DevicesTable, EventsTable } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import { firstVersion } from '../../db/versions.ts'
import { type Span, withNumbers } from './numbers.ts'

/** Facts as they arrive. */
export function eventStore(db: Database) {
  return {
    /** Keeps events and hellos, all or none; copies of events that are kept already are left out. */
    async keep(events: readonly EventsTable[], hellos: readonly DevicesTable[]): Promise<void> {
      await transact(db, async (trx) => {
        if (events.length > 0) {
          await trx
            .insertInto('events')
            .values([...events])
            .onConflict((conflict) => conflict.columns(['learner_id', 'id']).doNothing())
            .execute()
          await outdate(trx, new Set(events.map(({ learner_id }) => learner_id)))
          await noteNumbers(trx, events)
        }
        for (const hello of hellos) {
          await trx
            .insertInto('devices')
            .values(hello)
            .onConflict((conflict) =>
              conflict
                .columns(['scope', 'id'])
                .doUpdateSet({ hello_at: hello.hello_at, last_seq: hello.last_seq, queued: hello.queued }),
            )
            .execute()
        }
      })
    },

    /** The class a learner is in. */
    async classIdOf(learnerId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('class_learners')
        .select('class_id')
        .where('learner_id', '=', learnerId)
        .executeTakeFirst()
      return row?.class_id
    },

    /** Which of these learners are in a class of the teacher. */
    async learnersOf(teacherId: string, learnerIds: readonly string[]): Promise<Set<string>> {
      if (learnerIds.length === 0) return new Set()
      const rows = await db
        .selectFrom('class_learners')
        .innerJoin('class_teachers', 'class_teachers.class_id', 'class_learners.class_id')
        .select('class_learners.learner_id')
        .where('class_teachers.teacher_id', '=', teacherId)
        .where('class_learners.learner_id', 'in', [...new Set(learnerIds)])
        .execute()
      return new Set(rows.map((row) => row.learner_id))
    },
  }
}

/** What the reports have worked out of these learners' events holds no more. */
async function outdate(db: Database, learnerIds: ReadonlySet<string>): Promise<void> {
  // In one order everywhere, so that two batches at once cannot wait for each other.
  const rows = [...learnerIds]
    .sort()
    .map((learner_id) => ({ learner_id, version: firstVersion(), made_of: null, made_with: null, data: null }))
  await db
    .insertInto('digests')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('learner_id').doUpdateSet((eb) => ({ version: eb('digests.version', '+', 1) })),
    )
    .execute()
}

/** These running numbers of their devices have arrived. */
async function noteNumbers(db: Database, events: readonly EventsTable[]): Promise<void> {
  // In one order everywhere, as above.
  for (const device_id of [...new Set(events.map((event) => event.device_id))].sort()) {
    const mine = events.filter((event) => event.device_id === device_id).map(({ device_seq }) => device_seq)
    // The update holds the row until the transaction ends, so that two batches at once both count.
    const row = await db
      .insertInto('device_numbers')
      .values({ device_id, arrived: '[]' })
      .onConflict((conflict) =>
        conflict.column('device_id').doUpdateSet((eb) => ({ device_id: eb.ref('excluded.device_id') })),
      )
      .returning('arrived')
      .executeTakeFirstOrThrow()
    // Written here only.
    const before = JSON.parse(row.arrived) as Span[]
    const arrived = JSON.stringify(withNumbers(before, mine))
    if (arrived !== row.arrived)
      await db.updateTable('device_numbers').set({ arrived }).where('device_id', '=', device_id).execute()
  }
}

/** What `eventStore` gives. */
export type EventStore = ReturnType<typeof eventStore>
