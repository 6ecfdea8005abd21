import type { Migration } from '../migration.ts'

/** Classes, who teaches and who learns in them, and which books they open. */
export const classes: Migration = {
  name: '003-classes',
  async up(db) {
    await db.schema
      .createTable('classes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('group_name', 'text', (column) => column.notNull())
      .addColumn('course_name', 'text', (column) => column.notNull())
      .addColumn('join_code', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('class_teachers')
      .addColumn('class_id', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
      .addColumn('teacher_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('class_teachers_pk', ['class_id', 'teacher_id'])
      .execute()
    await db.schema.createIndex('classes_of_teacher').on('class_teachers').column('teacher_id').execute()
    await db.schema
      .createTable('class_learners')
      .addColumn('learner_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('class_id', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
      .addColumn('joined_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('learners_of_class').on('class_learners').column('class_id').execute()
    await db.schema
      .createTable('class_books')
      .addColumn('class_id', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
      .addColumn('book_id', 'integer', (column) => column.notNull())
      .addColumn('access', 'text', (column) => column.notNull())
      .addColumn('decided_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('decided_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('class_books_pk', ['class_id', 'book_id'])
      .execute()
  },
}
