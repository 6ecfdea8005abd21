import { JOURNAL_DAYS } from '../../contract/journal.ts'
import { type Clock, isoAfter } from '../../lib/clock.ts'
import { notFound } from '../../lib/httpError.ts'
import type { ClassBinStore } from '../classes/classBinStore.ts'
import type { JournalStore } from '../journal/store.ts'
import type { BinStore } from './binStore.ts'
import type { RosterStore } from './store.ts'

const DAY_SECONDS = 86_400

/** Heartbeats are stored for a year, like class tokens. */
const SILENT_DAYS = 365

interface Needs {
  readonly store: RosterStore
  readonly bin: BinStore
  readonly classBin: Pick<ClassBinStore, 'eraseOver'>
  readonly journal: Pick<JournalStore, 'forgetBefore'>
  readonly clock: Clock
  /** How long a child without an e-mail is stored after leaving the class. */
  readonly retentionDays: number
}

/** Deletes learners' data after the retention periods. */
export function recordService({ store, bin, classBin, journal, clock, retentionDays }: Needs) {
  return {
    /** Deletes what is past its retention period. */
    async sweep(): Promise<void> {
      const now = clock()
      // Whole classes first: who is in their bins goes with them.
      await classBin.eraseOver(now.toISOString())
      await bin.emptyBins(now.toISOString())
      await journal.forgetBefore(isoAfter(now, -JOURNAL_DAYS * DAY_SECONDS))
      await store.forget(isoAfter(now, -retentionDays * DAY_SECONDS), now.toISOString())
      await store.forgetDevices(now.toISOString(), isoAfter(now, -SILENT_DAYS * DAY_SECONDS))
    },
  }
}

/** 404 where the learner is not in the class. */
export async function present(store: Pick<RosterStore, 'inClass'>, classId: string, learnerId: string): Promise<void> {
  if ((await store.inClass(classId, [learnerId])).length === 0)
    throw notFound('There is no such learner in this class.')
}
