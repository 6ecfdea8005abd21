import { randomUUID } from 'node:crypto'
import type { JournalTable, Database } from './tables.ts'

/** A journal entry to write; omitted fields are stored as null. */
export type JournalNote = Pick<JournalTable, 'class_id' | 'at' | 'action' | 'by_id'> &
  Partial<Pick<JournalTable, 'subject_id' | 'to_class_id' | 'count'>>

/** Writes to the journal, in the same transaction as the change it records. */
export async function writeJournal(db: Database, notes: readonly JournalNote[]): Promise<void> {
  if (notes.length === 0) return
  await db
    .insertInto('journal')
    .values(notes.map((note) => ({ id: randomUUID(), subject_id: null, to_class_id: null, count: null, ...note })))
    .execute()
}
