import { JOURNAL_PAGE } from '../../contract/journal.ts'
import { type JournalNote, writeJournal } from '../../db/journal.ts'
import type { Database } from '../../db/tables.ts'

/** Journals of classes, as their owners read them. */
export function journalStore(db: Database) {
  return {
    write: (note: JournalNote): Promise<void> => writeJournal(db, [note]),

    /** The newest entries of a class (before `before`, if given), plus one if there are more than a page. */
    async entries(classId: string, before?: string) {
      const last =
        before === undefined
          ? undefined
          : await db
              .selectFrom('journal')
              .select(['at', 'id'])
              .where('id', '=', before)
              .where('class_id', '=', classId)
              .executeTakeFirst()
      return db
        .selectFrom('journal')
        .leftJoin('users as actors', 'actors.id', 'journal.by_id')
        .leftJoin('users as subjects', 'subjects.id', 'journal.subject_id')
        .leftJoin('classes', 'classes.id', 'journal.to_class_id')
        .select(['journal.id', 'journal.at', 'journal.action', 'journal.count', 'journal.subject_id'])
        .select(['actors.name as by', 'subjects.name as subject', 'subjects.role', 'classes.group_name as to_class'])
        .where('journal.class_id', '=', classId)
        .$if(last !== undefined, (query) =>
          query.where((eb) =>
            eb.or([
              eb('journal.at', '<', last?.at ?? ''),
              eb.and([eb('journal.at', '=', last?.at ?? ''), eb('journal.id', '<', last?.id ?? '')]),
            ]),
          ),
        )
        .orderBy('journal.at', 'desc')
        .orderBy('journal.id', 'desc')
        .limit(JOURNAL_PAGE + 1)
        .execute()
    },

    /** Deletes entries older than that. */
    async forgetBefore(moment: string): Promise<void> {
      await db.deleteFrom('journal').where('at', '<', moment).execute()
    },
  }
}

/** What `journalStore` gives. */
export type JournalStore = ReturnType<typeof journalStore>
