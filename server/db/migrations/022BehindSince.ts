import type { Migration } from '../migration.ts'

/** Since when a projection has been behind its learner's events: by that the operator sees how old the reports are. */
export const behindSince: Migration = {
  name: '022-behind-since',
  async up(db) {
    await db.schema.alterTable('digests').addColumn('behind_since', 'text').execute()
  },
}
