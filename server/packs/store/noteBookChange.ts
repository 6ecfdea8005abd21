import { writeJournal } from '../../db/journal.ts'
import type { Database } from '../../db/tables.ts'

/** Writes into the journal of each class that has a book that it was changed; `by`: the teacher, `null` for the operator and the service. Run inside a transaction. */
export async function noteBookChange(
  trx: Database,
  { key, by, at }: { readonly key: string; readonly by: string | null; readonly at: string },
): Promise<void> {
  const rows = await trx.selectFrom('class_packs').select('class_id').where('key', '=', key).execute()
  await writeJournal(
    trx,
    rows.map(({ class_id }) => ({ class_id, at, action: 'books.changed' as const, by_id: by })),
  )
}
