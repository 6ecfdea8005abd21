import type { Migration } from '../migration.ts'

/** A deleted class is put aside before 'for good': nobody finds it meanwhile, and its owner can bring it back until `erase_at`. */
export const classBin: Migration = {
  name: '024-class-bin',
  async up(db) {
    await db.schema.alterTable('classes').addColumn('deleted_at', 'text').execute()
    await db.schema.alterTable('classes').addColumn('erase_at', 'text').execute()
    await db.schema.createIndex('classes_erase_at').on('classes').column('erase_at').execute()
  },
}
