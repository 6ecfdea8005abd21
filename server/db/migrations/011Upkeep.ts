import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Projections are worked out soon after events have arrived, before a teacher asks: which ones are behind is found by an index of those only, and
 * one replica at a time does it (`leases`).
 */
export const upkeep: Migration = {
  name: '011-upkeep',
  async up(db) {
    await db.schema
      .createTable('leases')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('digests_behind')
      .on('digests')
      .column('learner_id')
      .where(sql<boolean>`made_of is null or made_of <> version`)
      .execute()
  },
}
