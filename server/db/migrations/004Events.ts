import type { Migration } from '../migration.ts'

/** What happened, as facts; and what each device last said of itself. */
export const events: Migration = {
  name: '004-events',
  async up(db) {
    await db.schema
      .createTable('events')
      .addColumn('learner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('at_utc', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('device_id', 'text', (column) => column.notNull())
      .addColumn('device_seq', 'bigint', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('app', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('sent_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('data', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('events_pk', ['learner_id', 'id'])
      .execute()
    await db.schema.createIndex('events_of_learner').on('events').columns(['learner_id', 'at_utc']).execute()
    await db.schema
      .createTable('devices')
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('hello_at', 'text', (column) => column.notNull())
      .addColumn('last_seq', 'bigint', (column) => column.notNull())
      .addColumn('queued', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('devices_pk', ['scope', 'id'])
      .execute()
  },
}
