import type { Migration } from '../migration.ts'

/** Whether books ask a class's children about their stories (1, as before anybody chose), and how a child plays; no row before it was chosen. */
export const storyAndPlay: Migration = {
  name: '028-story-and-play',
  async up(db) {
    await db.schema
      .alterTable('classes')
      .addColumn('story_asks', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
    await db.schema
      .createTable('play_modes')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('mode', 'text', (column) => column.notNull())
      .addColumn('chosen_at', 'text', (column) => column.notNull())
      .execute()
  },
}
