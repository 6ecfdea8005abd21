import type { Migration } from '../migration.ts'

/** School years of a class that are closed; days are those of the school's time zone. */
export const schoolYears: Migration = {
  name: '021-school-years',
  async up(db) {
    await db.schema
      .createTable('school_years')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('class_id', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('next_day', 'text', (column) => column.notNull())
      .addColumn('closed_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('school_years_day', ['class_id', 'next_day'])
      .execute()
  },
}
