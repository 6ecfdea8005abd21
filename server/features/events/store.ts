import type { Database, DevicesTable, EventsTable } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'

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

/** What `eventStore` gives. */
export type EventStore = ReturnType<typeof eventStore>
