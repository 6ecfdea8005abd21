import type { Account } from '../../contract/auth.ts'
import type { BinItem, BinReason } from '../../contract/bin.ts'
import { type Clock, isoAfter } from '../../lib/clock.ts'
import { conflict, forbidden, notFound } from '../../lib/httpError.ts'
import type { PackStore } from '../../packs/store/packStore.ts'
import type { ClassService } from '../classes/service.ts'
import type { BinStore } from './binStore.ts'
import type { IntoBin } from './leaving.ts'

const DAY_SECONDS = 86_400

interface Needs {
  readonly bin: BinStore
  /** Which books a child is in. */
  readonly people: Pick<PackStore, 'booksWith'>
  readonly classes: Pick<ClassService, 'owned'>
  readonly clock: Clock
  readonly binDays: number
}

/** Until when a child who goes now can be brought back. */
export function intoBin(now: Date, reason: BinReason, binDays: number): IntoBin {
  return { reason, endsAt: isoAfter(now, binDays * DAY_SECONDS) }
}

/** Removed and deleted learners until the bin is emptied. Owners only. */
export function binService({ bin, people, classes, clock, binDays }: Needs) {
  return {
    async bin(teacher: Account, classId: string): Promise<BinItem[]> {
      await classes.owned(teacher, classId, 'bin.read')
      const rows = await bin.binOf(classId, clock().toISOString())
      const books = await people.booksWith(rows.map(({ learner_id }) => learner_id))
      return rows.map(({ email_key, avatar, ...row }) => ({
        ...row,
        books: books.filter(({ learner_id }) => learner_id === row.learner_id).map(({ titles }) => ({ ...titles })),
        avatar: avatar ?? '',
        has_email: email_key !== null,
      }))
    },

    /** Restores a child to the class with all data; 409 if they joined another one meanwhile. */
    async restore(teacher: Account, classId: string, learnerId: string): Promise<void> {
      await classes.owned(teacher, classId, 'learner.restore')
      const done = await bin.restore({ classId, learnerId, byId: teacher.id, now: clock().toISOString() })
      if (done === 'none') throw notFound('There is no such learner in the bin.')
      if (done === 'elsewhere') throw conflict('This learner has since joined another class.')
    },

    /** Erases a child from the bin at once, for families who request it. */
    async eraseNow(teacher: Account, classId: string, learnerId: string): Promise<void> {
      await classes.owned(teacher, classId, 'learner.delete')
      const done = await bin.eraseBinned({ classId, learnerId, byId: teacher.id, now: clock().toISOString() })
      if (done === 'none') throw notFound('There is no such learner in the bin.')
      if (done === 'own-account') throw forbidden('This learner has their own account, which only they can erase.')
    },

    /** Puts a learner into the bin, from which they are erased when its time ends. Only for children without an e-mail. */
    async erase(teacher: Account, classId: string, learnerId: string, hasEmail: boolean): Promise<void> {
      await classes.owned(teacher, classId, 'learner.delete')
      // An account with an e-mail is the family's, not the school's.
      if (hasEmail) throw forbidden('This learner has their own account: remove them from the class instead.')
      const now = clock()
      const leaving = { classId, learnerIds: [learnerId], byId: teacher.id, now: now.toISOString() }
      const gone = await bin.intoBin(leaving, intoBin(now, 'deleted', binDays))
      if (!gone) throw notFound('There is no such learner in this class.')
    },
  }
}
