import { sql } from 'kysely'
import type { Migration } from '../migration.ts'
import type { Database } from '../tables.ts'

/**
 * Packs: books that a running service takes in. `packs` is what is forever (key, number, owner), `pack_revisions` what one file said, `pack_files` which
 * files it brought, `pack_blobs` their bytes where the database is PostgreSQL (an embedded one has a folder beside it; there the table stays empty).
 * `pack_activities` gives each activity its number once: numbers of activities that were taken out are never used again. `token` is the path of a
 * revision's files, which nobody can guess. `pack_drafts` are books of other formats as they came in, not yet checked.
 */
export const packs: Migration = {
  name: '025-packs',
  async up(db) {
    await db.schema
      .createTable('packs')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('number', 'integer', (column) => column.notNull().unique())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addColumn('withdrawn_at', 'text')
      .execute()
    await db.schema.createIndex('packs_of_owner').on('packs').column('owner_id').execute()
    await db.schema
      .createTable('pack_revisions')
      .addColumn('key', 'text', (column) => column.notNull().references('packs.key').onDelete('cascade'))
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('upload_sha256', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('pack_revisions_key', ['key', 'revision'])
      .execute()
    await files(db)
    await shelves(db)
  },
}

/** Files and activities of revisions. */
async function files(db: Database): Promise<void> {
  await db.schema
    .createTable('pack_files')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('pack_files_key', ['key', 'revision', 'path'])
    .addForeignKeyConstraint('pack_files_revision', ['key', 'revision'], 'pack_revisions', ['key', 'revision'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('pack_files_sha256').on('pack_files').column('sha256').execute()
  await db.schema
    .createTable('pack_activities')
    .addColumn('key', 'text', (column) => column.notNull().references('packs.key').onDelete('cascade'))
    .addColumn('activity', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('pack_activities_key', ['key', 'activity'])
    .addUniqueConstraint('pack_activities_place', ['key', 'place'])
    .execute()
}

/** Shelves of classes, drafts, and the bytes of files. */
async function shelves(db: Database): Promise<void> {
  await db.schema
    .createTable('class_packs')
    .addColumn('class_id', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull().references('packs.key').onDelete('cascade'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('is_open', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('class_packs_key', ['class_id', 'key'])
    .execute()
  await db.schema.createIndex('class_packs_of_pack').on('class_packs').column('key').execute()
  await db.schema
    .createTable('pack_drafts')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('pack_drafts_key', ['owner_id', 'key'])
    .execute()
  await db.schema
    .createTable('pack_blobs')
    .addColumn('sha256', 'text', (column) => column.primaryKey())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('bytes', sql`bytea`, (column) => column.notNull())
    .addColumn('put_at', 'text', (column) => column.notNull())
    .execute()
}
