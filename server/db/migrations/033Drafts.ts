import type { Migration } from '../migration.ts'

/** Books that teachers are making, the colleagues whom they let in by address, and the keys that devices encrypt drafts with. */
export const drafts: Migration = {
  name: '033-drafts',
  async up(db) {
    await db.schema
      .createTable('drafts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('format', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('changed_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('deleted_at', 'text')
      .execute()
    await db.schema.createIndex('drafts_of_owner').on('drafts').column('owner_id').execute()
    await db.schema
      .createTable('draft_people')
      .addColumn('draft', 'text', (column) => column.notNull().references('drafts.key').onDelete('cascade'))
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('may', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('draft_people_pk', ['draft', 'email_key'])
      .execute()
    await db.schema.createIndex('draft_people_by_email').on('draft_people').column('email_key').execute()
    await db.schema
      .createTable('draft_keys')
      .addColumn('owner_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .execute()
  },
}
