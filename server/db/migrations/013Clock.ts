import type { Migration } from '../migration.ts'

/**
 * What arrived while the service distrusted its clock, with what its times can be worked out from afterwards; and moments that the service has
 * written down of itself: when it trusted its clock last, when it wrote last to see whether it can.
 */
export const clock: Migration = {
  name: '013-clock',
  async up(db) {
    await db.schema
      .createTable('heartbeats')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('uncertain_arrivals')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('boot_id', 'text', (column) => column.notNull())
      .addColumn('uptime_ms', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .execute()
    await db.schema
      .createTable('uncertain_events')
      .addColumn('learner_id', 'text', (column) => column.notNull())
      .addColumn('event_id', 'text', (column) => column.notNull())
      .addColumn('arrival_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('uncertain_events_pk', ['learner_id', 'event_id'])
      .addForeignKeyConstraint(
        'uncertain_events_event',
        ['learner_id', 'event_id'],
        'events',
        ['learner_id', 'id'],
        (key) => key.onDelete('cascade'),
      )
      .execute()
    await db.schema.createIndex('uncertain_events_of_arrival').on('uncertain_events').column('arrival_id').execute()
  },
}
