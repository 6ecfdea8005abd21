import type { Database } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import { noteBookChange } from './noteBookChange.ts'

/** Takes books from the shelves, and lets go of files that nobody reads any more. What children did with a book stays. */
export function retirePacks(db: Database) {
  return {
    /** Withdraws a book from all shelves; false where it is not there or withdrawn already. `by`: the teacher, `null` for the operator and the service. */
    withdraw(key: string, now: string, by: string | null = null): Promise<boolean> {
      return transact(db, async (trx) => {
        const row = await trx
          .updateTable('packs')
          .set({ withdrawn_at: now })
          .where('key', '=', key)
          .where('withdrawn_at', 'is', null)
          .returning('key')
          .executeTakeFirst()
        if (row) await noteBookChange(trx, { key, by, at: now })
        return row !== undefined
      })
    },

    /** Withdraws books whose teacher was erased and that no class has any more. */
    async withdrawAbandoned(now: string): Promise<void> {
      await db
        .updateTable('packs')
        .set({ withdrawn_at: now })
        .where('source', '=', 'teacher')
        .where('owner_id', 'is', null)
        .where('withdrawn_at', 'is', null)
        .where('key', 'not in', db.selectFrom('class_packs').select('key'))
        .execute()
    },

    /** Lets go of the files of books that were withdrawn before `before`, of revisions that were closed, and of those that were followed by another before then. */
    async letGoOfFiles(before: string): Promise<void> {
      await db
        .deleteFrom('pack_files')
        .where('key', 'in', db.selectFrom('packs').select('key').where('withdrawn_at', '<', before))
        .execute()
      const closed = await db
        .selectFrom('packs')
        .select(['key', 'closed_revision'])
        .where('closed_at', '<', before)
        .execute()
      for (const { key, closed_revision } of closed) {
        await db.deleteFrom('pack_files').where('key', '=', key).where('revision', '<=', closed_revision).execute()
      }
      const followed = await db
        .selectFrom('packs')
        .innerJoin('pack_revisions', (join) =>
          join.onRef('pack_revisions.key', '=', 'packs.key').onRef('pack_revisions.revision', '=', 'packs.revision'),
        )
        .select(['packs.key', 'packs.revision'])
        .where('pack_revisions.added_at', '<', before)
        .where('packs.revision', '>', 1)
        .execute()
      for (const { key, revision } of followed) {
        await db.deleteFrom('pack_files').where('key', '=', key).where('revision', '<', revision).execute()
      }
    },
  }
}
