import type { Migration } from '../migration.ts'

/** How each reader wants book 3's child to look; no row before they choose. */
export const looks: Migration = {
  name: '007-looks',
  async up(db) {
    await db.schema
      .createTable('looks')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('skin', 'text', (column) => column.notNull())
      .addColumn('hair', 'text', (column) => column.notNull())
      .addColumn('headwear', 'text', (column) => column.notNull())
      .addColumn('chosen_at', 'text', (column) => column.notNull())
      .execute()
  },
}
