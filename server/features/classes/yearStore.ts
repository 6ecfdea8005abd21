import { randomUUID } from 'node:crypto'
import { writeJournal } from '../../db/journal.ts'
import type { Database, SchoolYearsTable } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'

/** Which class, who acts, and when. */
interface Closing {
  readonly classId: string
  readonly byId: string
  readonly now: string
}

/** Closed school years of classes. */
export function yearStore(db: Database) {
  return {
    /** The closed years of a class, oldest first. */
    yearsOf: (classId: string): Promise<SchoolYearsTable[]> =>
      db.selectFrom('school_years').selectAll().where('class_id', '=', classId).orderBy('next_day').execute(),

    /** First day of the current year; `undefined` if none was closed yet. */
    async firstDayOf(classId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('school_years')
        .select((eb) => eb.fn.max('next_day').as('day'))
        .where('class_id', '=', classId)
        .executeTakeFirst()
      return row?.day ?? undefined
    },

    /** Closes the current year; false if a closed year ends on that day or later. */
    close({ classId, byId, now }: Closing, name: string, nextDay: string): Promise<boolean> {
      return transact(db, async (trx) => {
        const later = await trx
          .selectFrom('school_years')
          .select('id')
          .where('class_id', '=', classId)
          .where('next_day', '>=', nextDay)
          .executeTakeFirst()
        if (later) return false
        await trx
          .insertInto('school_years')
          .values({ id: randomUUID(), class_id: classId, name, next_day: nextDay, closed_at: now })
          .execute()
        await writeJournal(trx, [{ class_id: classId, at: now, action: 'year.closed', by_id: byId }])
        return true
      })
    },

    /** Reopens a year; false if it does not exist any more. */
    reopen({ classId, byId, now }: Closing, yearId: string): Promise<boolean> {
      return transact(db, async (trx) => {
        const gone = await trx
          .deleteFrom('school_years')
          .where('id', '=', yearId)
          .where('class_id', '=', classId)
          .returning('id')
          .executeTakeFirst()
        if (!gone) return false
        await writeJournal(trx, [{ class_id: classId, at: now, action: 'year.reopened', by_id: byId }])
        return true
      })
    },
  }
}

/** What `yearStore` gives. */
export type YearStore = ReturnType<typeof yearStore>
