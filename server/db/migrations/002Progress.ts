import type { Migration } from '../migration.ts'

/** Where each learner stands in each book, and the results of the activities after it. */
export const progress: Migration = {
  name: '002-progress',
  async up(db) {
    await db.schema
      .createTable('progress')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('book_id', 'integer', (column) => column.notNull())
      .addColumn('current_page', 'integer', (column) => column.notNull())
      .addColumn('latest_page', 'integer', (column) => column.notNull())
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('completed_round', 'integer', (column) => column.notNull())
      .addColumn('best_points', 'integer')
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('progress_pk', ['user_id', 'book_id'])
      .execute()
    await db.schema
      .createTable('activity_results')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('book_id', 'integer', (column) => column.notNull())
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('post_activity_id', 'integer', (column) => column.notNull())
      .addColumn('is_correct', 'integer', (column) => column.notNull())
      .addColumn('submitted_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('activity_results_pk', ['user_id', 'book_id', 'round', 'post_activity_id'])
      .execute()
  },
}
