import type { Account } from '../../contract/auth.ts'
import type { Database } from '../../db/tables.ts'

/** What taking in a work file reads: the learners of a class, its tablets' names, and which events are there already. */
export function workFileStore(db: Database) {
  return {
    /** Those of these accounts that are learners of the class. */
    async learnersIn(classId: string, ids: readonly string[]): Promise<Map<string, Account>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .selectFrom('class_learners')
        .innerJoin('users', 'users.id', 'class_learners.learner_id')
        .select(['users.id', 'users.name', 'users.email', 'users.role'])
        .where('class_learners.class_id', '=', classId)
        .where('users.id', 'in', [...ids])
        .execute()
      return new Map(rows.map((row) => [row.id, { ...row, email: row.email ?? '' }]))
    },

    /** The teacher who owns the class; `undefined` where there is none any more. */
    async ownerOf(classId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('class_teachers')
        .select('teacher_id')
        .where('class_id', '=', classId)
        .where('is_owner', '=', 1)
        .executeTakeFirst()
      return row?.teacher_id
    },

    /** The names of tablets by the device ids in their events. */
    async deviceNames(classId: string, deviceIds: readonly string[]): Promise<Map<string, string>> {
      // A file of books alone names no tablet, and PostgreSQL knows no empty list.
      if (deviceIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('class_devices')
        .select(['device_id', 'name'])
        .where('class_id', '=', classId)
        .where('device_id', 'in', [...deviceIds])
        .execute()
      return new Map(rows.flatMap(({ device_id, name }) => (device_id === null ? [] : [[device_id, name]])))
    },

    /** Which of these events of a learner are stored. */
    async storedEvents(learnerId: string, ids: readonly string[]): Promise<Set<string>> {
      const query = db.selectFrom('events').select('id').where('learner_id', '=', learnerId)
      return new Set((await query.where('id', 'in', [...ids]).execute()).map(({ id }) => id))
    },
  }
}

/** What `workFileStore` gives. */
export type WorkFileStore = ReturnType<typeof workFileStore>
