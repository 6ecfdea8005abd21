import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Which of a device's running numbers have arrived, so that what was lost on the way can be told; and which device a class's tablet is, so that
 * it is told by the name it has in class.
 */
export const devices: Migration = {
  name: '010-devices',
  async up(db) {
    await db.schema
      .createTable('device_numbers')
      .addColumn('device_id', 'text', (column) => column.primaryKey())
      .addColumn('arrived', 'text', (column) => column.notNull())
      .execute()
    await db.schema.alterTable('class_devices').addColumn('device_id', 'text').execute()
    // What devices said for people and classes that are gone since.
    await db
      .deleteFrom('devices')
      .where(sql.ref('scope'), 'not in', sql`(select id from users)`)
      .where(sql.ref('scope'), 'not in', sql`(select id from classes)`)
      .execute()
  },
}
