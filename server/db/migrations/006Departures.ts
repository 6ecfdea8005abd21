import type { Migration } from '../migration.ts'

/** Children who were taken out of their class, until they join another or are forgotten. */
export const departures: Migration = {
  name: '006-departures',
  async up(db) {
    await db.schema
      .createTable('departures')
      .addColumn('learner_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('left_at', 'text', (column) => column.notNull())
      .execute()
  },
}
