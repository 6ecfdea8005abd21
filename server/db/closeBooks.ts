import { writeJournal } from './journal.ts'
import type { Database } from './tables.ts'

/**
 * Closes the files of books that show or let hear one of these people, from `now` (ISO) on: all revisions that there are. A newer revision opens the
 * book again. The classes that have such a book find it in their journal. Run inside a transaction, before the people are gone.
 */
export async function closeBooksWith(trx: Database, ids: readonly string[], now: string): Promise<void> {
  const books = await trx
    .updateTable('packs')
    .set((eb) => ({ closed_revision: eb.ref('revision'), closed_at: now }))
    .where('key', 'in', trx.selectFrom('pack_people').select('pack').where('learner_id', 'in', ids))
    .returning('key')
    .execute()
  if (books.length === 0) return
  const keys = books.map(({ key }) => key)
  const classes = await trx.selectFrom('class_packs').select('class_id').where('key', 'in', keys).execute()
  await writeJournal(
    trx,
    classes.map(({ class_id }) => ({ class_id, at: now, action: 'books.changed' as const, by_id: null })),
  )
}
