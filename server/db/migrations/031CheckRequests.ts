import type { Migration } from '../migration.ts'

/** Five-minute checks that teachers have asked for, one row a child and language. */
export const checkRequests: Migration = {
  name: '031-check-requests',
  async up(db) {
    await db.schema
      .createTable('check_requests')
      .addColumn('learner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('asked_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addPrimaryKeyConstraint('check_requests_pk', ['learner_id', 'lang'])
      .execute()
  },
}
