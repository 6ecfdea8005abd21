import type { Migration } from '../migration.ts'

/** Classes that their owners offer to a colleague, until the colleague accepts or one of them ends the offer. */
export const classOffers: Migration = {
  name: '020-class-offers',
  async up(db) {
    await db.schema
      .createTable('class_offers')
      .addColumn('class_id', 'text', (column) => column.primaryKey().references('classes.id').onDelete('cascade'))
      .addColumn('to_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('offered_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('class_offers_to').on('class_offers').column('to_id').execute()
  },
}
