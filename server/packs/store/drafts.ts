import type { PackDraftsTable } from '../../db/packTables.ts'
import type { Database } from '../../db/tables.ts'

/** Drafts: books of other formats as they came in. Only their owner sees them. */
export function packDrafts(db: Database) {
  return {
    /** Stores a draft; the owner's older one of the same key is replaced. */
    async putDraft(draft: PackDraftsTable): Promise<void> {
      const { key: _key, owner_id: _owner, ...rest } = draft
      await db
        .insertInto('pack_drafts')
        .values(draft)
        .onConflict((conflict) => conflict.columns(['owner_id', 'key']).doUpdateSet(rest))
        .execute()
    },

    /** A teacher's drafts, newest first. */
    drafts: (ownerId: string): Promise<PackDraftsTable[]> =>
      db.selectFrom('pack_drafts').selectAll().where('owner_id', '=', ownerId).orderBy('added_at', 'desc').execute(),

    /** Deletes a teacher's draft; false where she has none of this key. */
    async dropDraft(ownerId: string, key: string): Promise<boolean> {
      const row = await db
        .deleteFrom('pack_drafts')
        .where('owner_id', '=', ownerId)
        .where('key', '=', key)
        .returning('key')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
