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

/** Deleting and restoring a class. Owners only. */
export function classBinService({ store, classBin, clock, binDays }: Needs) {
  async function ownDeleted(teacher: Account) {
    const rows = await classBin.deletedOf(teacher.id, clock().toISOString())
    return rows.filter((row) => mayAlone(row, 'class.restore'))
  }

  return {
    /** Puts the class into the bin, from which it is erased when its time ends. */
    async remove(teacher: Account, classId: string): Promise<void> {
      await ownedClass(store, teacher, classId, 'class.delete')
      const now = clock()
      const deed = { classId, byId: teacher.id, now: now.toISOString() }
      if (!(await classBin.intoBin(deed, isoAfter(now, binDays * DAY_SECONDS)))) throw noSuchClass()
    },

    /** Deleted classes this teacher can still restore, newest first. */
    async deleted(teacher: Account): Promise<DeletedClass[]> {
      const rows = await ownDeleted(teacher)
      const counts = await store.learnerCounts(rows.map(({ id }) => id))
      return rows.map(({ is_owner: _owner, ...row }) => ({ ...row, learner_count: counts.get(row.id) ?? 0 }))
    },

    /** Restores a class; 404 if it is not this teacher's or its time has ended. */
    async restore(teacher: Account, classId: string): Promise<void> {
      const isOwn = (await ownDeleted(teacher)).some(({ id }) => id === classId)
      const deed = { classId, byId: teacher.id, now: clock().toISOString() }
      if (!isOwn || !(await classBin.restore(deed))) throw notFound('There is no such deleted class.')
    },
  }
}
