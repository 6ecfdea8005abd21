import type { Migration } from '../migration.ts'

/** What a teacher has chosen for a child's path, one row a language; no row where the app chooses. `choice` is JSON. */
export const pathChoices: Migration = {
  name: '029-path-choices',
  async up(db) {
    await db.schema
      .createTable('path_choices')
      .addColumn('learner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('choice', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('chosen_at', 'text', (column) => column.notNull())
      .addColumn('chosen_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addPrimaryKeyConstraint('path_choices_pk', ['learner_id', 'lang'])
      .execute()
  },
}
