import type { Migration } from '../migration.ts'

/** Who reads in calm mode; no row before anybody has chosen. */
export const calm: Migration = {
  name: '009-calm',
  async up(db) {
    await db.schema
      .createTable('calm')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('is_calm', 'integer', (column) => column.notNull())
      .addColumn('chosen_at', 'text', (column) => column.notNull())
      .execute()
  },
}
