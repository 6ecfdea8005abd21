import type { Migration } from '../migration.ts'

/** What a teacher ticked as done on a day, of the sentences that say who needs what; one row a kind of sentence, for its latest day. */
export const doneToday: Migration = {
  name: '012-done-today',
  async up(db) {
    await db.schema
      .createTable('done_today')
      .addColumn('teacher_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('class_id', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('is_done', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('done_today_pk', ['teacher_id', 'class_id', 'kind'])
      .execute()
  },
}
