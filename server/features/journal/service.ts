import type { Account } from '../../contract/auth.ts'
import { JOURNAL_PAGE, type JournalAction, type JournalAnswer } from '../../contract/journal.ts'
import type { Clock } from '../../lib/clock.ts'
import type { ClassService } from '../classes/service.ts'
import type { JournalStore } from './store.ts'

interface Needs {
  readonly store: JournalStore
  readonly classes: Pick<ClassService, 'owned'>
  readonly clock: Clock
}

/** What was done in a class, and to which learner if to one. */
export interface Deed {
  readonly action: JournalAction
  readonly classId: string
  readonly learnerId: string | null
}

/** The journal of a class, readable by its owner. */
export function journalService({ store, classes, clock }: Needs) {
  return {
    /** Records an action that changes nothing in the database (reading, exporting), or that only its request reveals. */
    note: ({ action, classId, learnerId }: Deed, by: Account): Promise<void> =>
      store.write({
        class_id: classId,
        at: clock().toISOString(),
        action,
        by_id: by.id,
        subject_id: learnerId,
      }),

    /** A page of the journal, newest first; owners only. */
    async page(teacher: Account, classId: string, before?: string): Promise<JournalAnswer['data']> {
      await classes.owned(teacher, classId, 'journal.read')
      const rows = await store.entries(classId, before)
      const shown = rows.slice(0, JOURNAL_PAGE)
      return {
        entries: shown.map(({ subject_id, subject, role, ...row }) => ({
          ...row,
          learner_id: role === 'student' ? subject_id : null,
          teacher: role === 'teacher' ? subject : null,
        })),
        next: rows.length > JOURNAL_PAGE ? (shown.at(-1)?.id ?? null) : null,
      }
    },
  }
}

/** What `journalService` gives. */
export type JournalService = ReturnType<typeof journalService>
