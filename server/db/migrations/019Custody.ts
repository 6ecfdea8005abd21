import type { Migration } from '../migration.ts'

/**
 * What stands between a co-teacher and what is the owner's: requests that wait for the owner's yes, a bin before 'for good', and a journal of who did
 * what. Who is erased goes from all three by their key; journal entries stay, without them.
 */
export const custody: Migration = {
  name: '019-custody',
  async up(db) {
    await db.schema
      .createTable('bin')
      .addColumn('learner_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('class_id', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('joined_at', 'text', (column) => column.notNull())
      .addColumn('binned_at', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .addColumn('binned_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .execute()
    await db.schema.createIndex('bin_of_class').on('bin').column('class_id').execute()
    await db.schema.createIndex('bin_ends').on('bin').column('ends_at').execute()
    await db.schema.createIndex('bin_by').on('bin').column('binned_by').execute()
    await db.schema
      .createTable('learner_requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('class_id', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
      .addColumn('learner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('to_class_id', 'text', (column) => column.references('classes.id').onDelete('cascade'))
      .addColumn('asked_by', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('learner_requests_once', ['learner_id', 'asked_by'])
      .execute()
    for (const column of ['class_id', 'to_class_id', 'asked_by'] as const) {
      await db.schema.createIndex(`learner_requests_${column}`).on('learner_requests').column(column).execute()
    }
    await db.schema
      .createTable('journal')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('class_id', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('by_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('subject_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('to_class_id', 'text', (column) => column.references('classes.id').onDelete('set null'))
      .addColumn('count', 'integer')
      .execute()
    await db.schema.createIndex('journal_of_class').on('journal').columns(['class_id', 'at', 'id']).execute()
    // Keys are followed when somebody is erased.
    for (const column of ['by_id', 'subject_id', 'to_class_id', 'at'] as const) {
      await db.schema.createIndex(`journal_${column}`).on('journal').column(column).execute()
    }
  },
}
