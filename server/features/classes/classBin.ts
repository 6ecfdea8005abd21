import type { Account } from '../../contract/auth.ts'
import type { DeletedClass } from '../../contract/bin.ts'
import { type Clock, isoAfter } from '../../lib/clock.ts'
import { notFound } from '../../lib/httpError.ts'
import type { ClassBinStore } from './classBinStore.ts'
import { mayAlone, noSuchClass, ownedClass } from './ownerOnly.ts'
import type { ClassStore } from './store.ts'

const DAY_SECONDS = 86_400

interface Needs {
  readonly store: ClassStore
  readonly classBin: ClassBinStore
  readonly clock: Clock
  /** How long a deleted class can be brought back. */
  readonly binDays: number
}

/** Deleting a class, and the way back. All of it is the owner's. */
export function classBinService({ store, classBin, clock, binDays }: Needs) {
  async function ownDeleted(teacher: Account) {
    const rows = await classBin.deletedOf(teacher.id, clock().toISOString())
    return rows.filter((row) => mayAlone(row, 'class.restore'))
  }

  return {
    /** Puts the class into the bin; it is erased for good when the bin's time is over. */
    async remove(teacher: Account, classId: string): Promise<void> {
      await ownedClass(store, teacher, classId, 'class.delete')
      const now = clock()
      const deed = { classId, byId: teacher.id, now: now.toISOString() }
      if (!(await classBin.intoBin(deed, isoAfter(now, binDays * DAY_SECONDS)))) throw noSuchClass()
    },

    /** What this teacher deleted, or owned when it was, and can still restore; the latest first. */
    async deleted(teacher: Account): Promise<DeletedClass[]> {
      const rows = await ownDeleted(teacher)
      const counts = await store.learnerCounts(rows.map(({ id }) => id))
      return rows.map(({ is_owner: _owner, ...row }) => ({ ...row, learner_count: counts.get(row.id) ?? 0 }))
    },

    /** Brings a class back as it was; 404 where it is not this teacher's, or its time is over. */
    async restore(teacher: Account, classId: string): Promise<void> {
      const isOwn = (await ownDeleted(teacher)).some(({ id }) => id === classId)
      const deed = { classId, byId: teacher.id, now: clock().toISOString() }
      if (!isOwn || !(await classBin.restore(deed))) throw notFound('There is no such deleted class.')
    },
  }
}
