import type { Migration } from '../migration.ts'

/** Owners and codes that end, pictures to sign in with, and the tablets a class is opened on. */
export const signIn: Migration = {
  name: '005-sign-in',
  async up(db) {
    await db.schema
      .alterTable('classes')
      .addColumn('join_code_ends_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('class_teachers')
      .addColumn('is_owner', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('picture_signins')
      .addColumn('learner_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('avatar', 'text', (column) => column.notNull())
      .addColumn('pictures', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('class_devices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('class_id', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('devices_of_class').on('class_devices').column('class_id').execute()
  },
}
