import type { Migration } from '../migration.ts'

/**
 * A code of its own opens a class on tablets, a new tablet waits for the teacher's yes, and wrong pictures are counted by tablet. Tablets that
 * are there already have no waiting number: they count as approved.
 */
export const tablets: Migration = {
  name: '017-tablets',
  async up(db) {
    await db.schema
      .createTable('class_tablet_codes')
      .addColumn('class_id', 'text', (column) => column.primaryKey().references('classes.id').onDelete('cascade'))
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .addColumn('approves_itself', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('class_devices').addColumn('waiting_number', 'integer').execute()
    await db.schema
      .createTable('picture_tries')
      .addColumn('device_id', 'text', (column) => column.notNull().references('class_devices.id').onDelete('cascade'))
      .addColumn('learner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('wrong', 'integer', (column) => column.notNull())
      .addColumn('wrong_at', 'text')
      .addColumn('signed_in_at', 'text')
      .addPrimaryKeyConstraint('picture_tries_pk', ['device_id', 'learner_id'])
      .execute()
    await db.schema.createIndex('tries_of_learner').on('picture_tries').column('learner_id').execute()
  },
}
