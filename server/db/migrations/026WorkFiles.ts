import type { Migration } from '../migration.ts'

/**
 * Work files: the secrets that tablets of a class seal them with (ended ones are kept until no file made with them can be taken in), and the ids of
 * saves that arrived from a queue or in a file, so that each has an effect once.
 */
export const workFiles: Migration = {
  name: '026-work-files',
  async up(db) {
    await db.schema
      .createTable('class_secrets')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('class_id', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('made_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .execute()
    await db.schema.createIndex('secrets_of_class').on('class_secrets').column('class_id').execute()
    await db.schema
      .createTable('taken_saves')
      .addColumn('learner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('claimed_at', 'text', (column) => column.notNull())
      .addColumn('is_done', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('taken_saves_pk', ['learner_id', 'id'])
      .execute()
    await db.schema.createIndex('taken_saves_claimed').on('taken_saves').column('claimed_at').execute()
  },
}
