import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * What the reports say of each learner, worked out once for each state of the learner's events. It is derived: no backup holds it, and a
 * missing row is worked out again.
 */
export const digests: Migration = {
  name: '008-digests',
  async up(db) {
    await db.schema
      .createTable('digests')
      .addColumn('learner_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('made_of', 'integer')
      .addColumn('made_with', 'text')
      .addColumn('data', 'text')
      .execute()
    // The reports ask for teachers' ticks, of which there are few among many other events.
    await db.schema
      .createIndex('observations_of_learner')
      .on('events')
      .columns(['learner_id', 'at_utc'])
      .where(sql.ref('type'), '=', sql.lit('observation'))
      .execute()
  },
}
