import type { Account } from '../../contract/auth.ts'
import type { DoneTodayRequest } from '../../contract/doneToday.ts'
import { type Clock, isoAfter } from '../../lib/clock.ts'
import { invalid } from '../../lib/httpError.ts'
import type { ClassService } from '../classes/service.ts'
import type { ReportLoader } from './load.ts'
import type { ReportStore } from './store.ts'

const DAY_SECONDS = 86_400

interface Needs {
  readonly store: Pick<ReportStore, 'setDone'>
  readonly classes: Pick<ClassService, 'own'>
  readonly loader: Pick<ReportLoader, 'dayOf'>
  readonly clock: Clock
}

/** What `doneTodayService` gives. */
export type DoneTodayService = ReturnType<typeof doneTodayService>

/** Each teacher's own ticks of a day. */
export function doneTodayService({ store, classes, loader, clock }: Needs) {
  return {
    /** Stores or removes a tick. It may arrive days later from a computer that was offline; one of an earlier day then changes nothing. */
    async set(teacher: Account, classId: string, { kind, day, done }: DoneTodayRequest): Promise<void> {
      await classes.own(teacher, classId)
      // Where the teacher is it may be tomorrow already.
      if (day > loader.dayOf(isoAfter(clock(), DAY_SECONDS))) throw invalid('day', 'This day is in the future.')
      await store.setDone({ teacher_id: teacher.id, class_id: classId, kind, day, is_done: done ? 1 : 0 })
    },
  }
}
