import { randomUUID } from 'node:crypto'
import type { JournalTable, Database } from './tables.ts'

/** Something to be written into a class's journal; what is left out is nobody, nowhere, uncounted. */
export type JournalNote = Pick<JournalTable, 'class_id' | 'at' | 'action' | 'by_id'> &
  Partial<Pick<JournalTable, 'subject_id' | 'to_class_id' | 'count'>>

/** Writes into the journal: in the transaction of what it tells of, so that neither stands without the other. */
export async function writeJournal(db: Database, notes: readonly JournalNote[]): Promise<void> {
  if (notes.length === 0) return
  await db
    .insertInto('journal')
    .values(notes.map((note) => ({ id: randomUUID(), subject_id: null, to_class_id: null, count: null, ...note })))
    .execute()
}
