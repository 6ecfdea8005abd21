import type { Account } from '../../contract/auth.ts'
import { JOURNAL_DAYS } from '../../contract/journal.ts'
import type { RecordAnswer } from '../../contract/record.ts'
import { type Clock, isoAfter } from '../../lib/clock.ts'
import { notFound } from '../../lib/refusal.ts'
import type { ClassService } from '../classes/service.ts'
import type { JournalStore } from '../journal/store.ts'
import type { BinStore } from './binStore.ts'
import type { RosterStore } from './store.ts'

const DAY_SECONDS = 86_400

/** What a device said of itself is kept a year, as its class's token is. */
const SILENT_DAYS = 365

interface Needs {
  readonly store: RosterStore
  readonly bin: BinStore
  readonly journal: Pick<JournalStore, 'forgetBefore'>
  readonly classes: Pick<ClassService, 'own' | 'owned'>
  readonly clock: Clock
  /** How long a child without an e-mail is kept after leaving the class. */
  readonly retentionDays: number
}

/** What is kept of learners: handed out, deleted, forgotten in time. */
export function recordService({ store, bin, journal, classes, clock, retentionDays }: Needs) {
  /** The class, where it is the teacher's own; 403 for co-teachers. */
  async function owned(teacher: Account, classId: string) {
    const found = await classes.owned(teacher, classId, 'record.read')
    return { group_name: found.group_name, course_name: found.course_name }
  }

  async function ofLearner(learnerId: string, named: RecordAnswer['data']['class']): Promise<RecordAnswer['data']> {
    const { events, progress, results, ...rest } = await store.recordOf(learnerId)
    return {
      made_at: clock().toISOString(),
      class: named,
      ...rest,
      progress: progress.map((row) => ({ ...row })),
      activity_results: results.map((row) => ({ ...row })),
      events: events.map(({ data, ...row }) => ({ ...row, ...Object(JSON.parse(data)) })),
    }
  }

  /** One learner at a time: a large class is more than fits into memory. Who is deleted meanwhile is left out. */
  async function* classText(classId: string, named: RecordAnswer['data']['class']): AsyncGenerator<string> {
    yield `{"data":{"made_at":${JSON.stringify(clock().toISOString())},"class":${JSON.stringify(named)},"learners":[`
    let mark = '\n'
    for (const id of await store.learnerIds(classId)) {
      if ((await store.inClass(classId, [id])).length === 0) continue
      yield mark + JSON.stringify(await ofLearner(id, named))
      mark = ',\n'
    }
    yield '\n]}}\n'
  }

  return {
    /** Forgets what is kept no longer. */
    async sweep(): Promise<void> {
      const now = clock()
      await bin.emptyBins(now.toISOString())
      await journal.forgetBefore(isoAfter(now, -JOURNAL_DAYS * DAY_SECONDS))
      await store.forget(isoAfter(now, -retentionDays * DAY_SECONDS))
      await store.forgetDevices(now.toISOString(), isoAfter(now, -SILENT_DAYS * DAY_SECONDS))
    },

    /** Everything that is kept of a learner, for the family that asks. Only the owner of the class may. */
    async record(teacher: Account, classId: string, learnerId: string): Promise<RecordAnswer['data']> {
      await classes.own(teacher, classId)
      await present(store, classId, learnerId)
      return ofLearner(learnerId, await owned(teacher, classId))
    },

    /** The same of all learners of a class, as JSON that is written while it is sent (`classRecordAnswer`). */
    async classRecord(teacher: Account, classId: string): Promise<AsyncGenerator<string>> {
      return classText(classId, await owned(teacher, classId))
    },
  }
}

/** 404 where the learner is not in the class. */
export async function present(store: RosterStore, classId: string, learnerId: string): Promise<void> {
  if ((await store.inClass(classId, [learnerId])).length === 0)
    throw notFound('There is no such learner in this class.')
}
