import type { Migration } from '../migration.ts'

/** How the last backup ended; one row. Replicas share it, and the operator's alerts read it. */
export const backups: Migration = {
  name: '023-backups',
  async up(db) {
    await db.schema
      .createTable('backup_runs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('ended_at', 'text', (column) => column.notNull())
      .addColumn('is_whole', 'integer', (column) => column.notNull())
      .addColumn('whole_at', 'text')
      .addColumn('bytes', 'bigint')
      .execute()
  },
}
