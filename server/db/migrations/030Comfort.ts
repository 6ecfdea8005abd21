import type { Migration } from '../migration.ts'

/** What makes reading easier for a child (no row before they choose), and on which pages they have found Kiko. */
export const comfort: Migration = {
  name: '030-comfort',
  async up(db) {
    await db.schema
      .createTable('comforts')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('chosen', 'text', (column) => column.notNull())
      .addColumn('chosen_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('paw_prints')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('book_id', 'integer', (column) => column.notNull())
      .addColumn('page_id', 'text', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('found_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('paw_prints_pk', ['user_id', 'book_id', 'page_id'])
      .execute()
  },
}
