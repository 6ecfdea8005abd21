import type { Account } from '../../contract/auth.ts'
import type { ReportQuery } from '../../contract/reportHead.ts'
import { type CloseYearRequest, REOPEN_DAYS, type SchoolYear } from '../../contract/years.ts'
import type { SchoolYearsTable } from '../../db/tables.ts'
import { type Clock, isoAfter } from '../../lib/clock.ts'
import { conflict, invalid, notFound } from '../../lib/httpError.ts'
import { ownedClass } from './ownerOnly.ts'
import type { ClassStore } from './store.ts'
import type { YearStore } from './yearStore.ts'

const DAY_SECONDS = 86_400

interface Needs {
  readonly store: ClassStore
  readonly years: YearStore
  readonly clock: Clock
  /** The day of a moment, in the school's time zone. */
  readonly dayOf: (at: string) => string
}

/** Closing a school year restarts a class's figures; tablets, books and stars stay. */
export function yearService({ store, years, clock, dayOf }: Needs) {
  const closing = (teacher: Account, classId: string) => ({
    classId,
    byId: teacher.id,
    now: clock().toISOString(),
  })
  return {
    /** The days a class report counts: the requested ones, or the current school year. */
    async daysOf(classId: string, { from, to }: ReportQuery): Promise<ReportQuery> {
      if (from !== undefined || to !== undefined) return { from, to }
      return { from: await years.firstDayOf(classId) }
    },

    /** The owner closes the current year; 422 if the first day is in the future or not after the last year's. */
    async closeYear(teacher: Account, classId: string, { name, first_day }: CloseYearRequest): Promise<void> {
      await ownedClass(store, teacher, classId, 'year.change')
      const today = dayOf(clock().toISOString())
      const nextDay = first_day ?? today
      if (nextDay > today) throw invalid('first_day', 'The new school year cannot begin in the future.')
      if (!(await years.close(closing(teacher, classId), name, nextDay))) {
        throw invalid('first_day', 'The new school year must begin after the one before it.')
      }
    },

    /** The owner reopens the latest year; 409 if it is not the latest or was closed too long ago. */
    async reopenYear(teacher: Account, classId: string, yearId: string): Promise<void> {
      await ownedClass(store, teacher, classId, 'year.change')
      const all = yearsShown(await years.yearsOf(classId), clock())
      const year = all.find(({ id }) => id === yearId)
      if (!year) throw notFound('There is no such school year.')
      if (!year.can_reopen) throw conflict('This school year can no longer be opened again.')
      if (!(await years.reopen(closing(teacher, classId), yearId))) throw notFound('There is no such school year.')
    },
  }
}

/** Closed years as teachers see them, oldest first. */
export function yearsShown(rows: readonly SchoolYearsTable[], now: Date): SchoolYear[] {
  return rows.map(({ id, name, next_day, closed_at }, index) => ({
    id,
    name,
    from: rows[index - 1]?.next_day ?? null,
    to: isoAfter(new Date(`${next_day}T00:00:00Z`), -DAY_SECONDS).slice(0, 10),
    can_reopen: index === rows.length - 1 && closed_at > isoAfter(now, -REOPEN_DAYS * DAY_SECONDS),
  }))
}
