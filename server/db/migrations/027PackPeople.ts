import type { Migration } from '../migration.ts'

/**
 * Children whose picture or voice is in a book that was taken in. When one of them is erased, the files of all revisions that there are then are closed
 * (`closed_revision`, `closed_at` of `packs`), until a newer one is added.
 */
export const packPeople: Migration = {
  name: '027-pack-people',
  async up(db) {
    await db.schema
      .createTable('pack_people')
      .addColumn('pack', 'text', (column) => column.notNull().references('packs.key').onDelete('cascade'))
      .addColumn('learner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('consent_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('pack_people_key', ['pack', 'learner_id'])
      .execute()
    await db.schema.createIndex('pack_people_of_learner').on('pack_people').column('learner_id').execute()
    await db.schema.alterTable('packs').addColumn('closed_revision', 'integer').execute()
    await db.schema.alterTable('packs').addColumn('closed_at', 'text').execute()
  },
}
