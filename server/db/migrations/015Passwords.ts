import type { Migration } from '../migration.ts'

/**
 * Passwords that are good until a day and are changed at the first sign-in; what a sign-in was last used with, so that its owner knows it again; and
 * the devices on which somebody has signed in before, whose tries are counted apart from everybody else's.
 */
export const passwords: Migration = {
  name: '015-passwords',
  async up(db) {
    await db.schema.alterTable('users').addColumn('one_time_until', 'text').execute()
    await db.schema.alterTable('tokens').addColumn('used_at', 'text').execute()
    await db.schema.alterTable('tokens').addColumn('device', 'text').execute()
    await db.schema
      .createTable('known_devices')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_devices_pk', ['user_id', 'id'])
      .execute()
  },
}
