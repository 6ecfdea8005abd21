import type { Account } from '../../contract/auth.ts'
import type { DeletedClass } from '../../contract/bin.ts'
import { type Clock, isoAfter } from '../../lib/clock.ts'
import { notFound } from '../../lib/refusal.ts'
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
  return {
    /** Puts the class aside; for good it goes when the bin's time is over. */
    async remove(teacher: Account, classId: string): Promise<void> {
      await ownedClass(store, teacher, classId, 'class.delete')
      const now = clock()
      const deed = { classId, byId: teacher.id, now: now.toISOString() }
      if (!(await classBin.putAside(deed, isoAfter(now, binDays * DAY_SECONDS)))) throw noSuchClass()
    },

    /** What this teacher deleted, or owned when it was, and can still bring back; the latest first. */
    async deleted(teacher: Account): Promise<DeletedClass[]> {
      const rows = await classBin.deletedOf(teacher.id, clock().toISOString())
      const own = rows.filter((row) => mayAlone(row, 'class.restore'))
      const counts = await store.learnerCounts(own.map(({ id }) => id))
      return own.map(({ is_owner: _owner, ...row }) => ({ ...row, learner_count: counts.get(row.id) ?? 0 }))
    },

    /** Brings a class back as it was; 404 where it is not this teacher's, or its time is over. */
    async bringBack(teacher: Account, classId: string): Promise<void> {
      const now = clock().toISOString()
      const own = (await classBin.deletedOf(teacher.id, now)).find(({ id }) => id === classId)
      if (!own || !mayAlone(own, 'class.restore')) throw notDeleted()
      if (!(await classBin.bringBack({ classId, byId: teacher.id, now }))) throw notDeleted()
    },
  }
}

const notDeleted = () => notFound('There is no such deleted class.')
