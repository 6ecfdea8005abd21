import { eraseUsers } from '../../db/erase.ts'
import { writeJournal } from '../../db/journal.ts'
import type { Database } from '../../db/tables.ts'
import { allOrNone, transact } from '../../db/transact.ts'
import { settleFaces } from '../pictures/faces.ts'
import { binLearners, type IntoBin, type Leaving } from './leaving.ts'

/** A child of a class's bin, and who does what with it. */
interface Binned {
  readonly classId: string
  readonly learnerId: string
  readonly byId: string
  readonly now: string
}

/** The bin between a class and 'for good'. */
export function binStore(db: Database) {
  return { ...fillQueries(db), ...emptyQueries(db) }
}

/** What `binStore` gives. */
export type BinStore = ReturnType<typeof binStore>

function fillQueries(db: Database) {
  return {
    /** Puts learners of the class into the bin; false, and nothing is changed, where one of them is not in it. */
    intoBin: (leaving: Leaving, into: IntoBin): Promise<boolean> =>
      allOrNone(db, (trx) => binLearners(trx, leaving, into)),

    /** Who can still be brought back, the latest first. */
    binOf(classId: string, now: string) {
      return db
        .selectFrom('bin')
        .innerJoin('users', 'users.id', 'bin.learner_id')
        .leftJoin('users as teachers', 'teachers.id', 'bin.binned_by')
        .leftJoin('picture_signins', 'picture_signins.learner_id', 'bin.learner_id')
        .select(['bin.learner_id', 'bin.reason', 'bin.binned_at', 'bin.ends_at', 'users.name', 'users.email_key'])
        .select(['teachers.name as by', 'picture_signins.avatar'])
        .where('bin.class_id', '=', classId)
        .where('bin.ends_at', '>', now)
        .orderBy('bin.binned_at', 'desc')
        .orderBy('users.name')
        .execute()
    },

    /** Puts a child back as they were; `elsewhere` where they have joined another class since, `none` where they are not in this bin. */
    restore({ classId, learnerId, byId, now }: Binned): Promise<'restored' | 'elsewhere' | 'none'> {
      return transact(db, async (trx) => {
        const row = await trx
          .deleteFrom('bin')
          .where('class_id', '=', classId)
          .where('learner_id', '=', learnerId)
          .where('ends_at', '>', now)
          .returning(['joined_at', 'binned_at'])
          .executeTakeFirst()
        if (!row) return 'none'
        const back = await trx
          .insertInto('class_learners')
          .values({ class_id: classId, learner_id: learnerId, joined_at: row.joined_at })
          .onConflict((conflict) => conflict.column('learner_id').doNothing())
          .returning('learner_id')
          .executeTakeFirst()
        if (!back) return 'elsewhere'
        // They never left.
        await trx
          .deleteFrom('departures')
          .where('learner_id', '=', learnerId)
          .where('left_at', '=', row.binned_at)
          .execute()
        // Somebody may have taken their face meanwhile.
        await settleFaces(trx, classId, [learnerId])
        const note = { class_id: classId, at: now, action: 'learner.restored', by_id: byId } as const
        await writeJournal(trx, [{ ...note, subject_id: learnerId }])
        return 'restored'
      })
    },
  }
}

function emptyQueries(db: Database) {
  return {
    /** Erases a child of the bin for good; `own-account` for those with an e-mail, whose account is theirs. */
    eraseBinned({ classId, learnerId, byId, now }: Binned): Promise<'erased' | 'own-account' | 'none'> {
      return transact(db, async (trx) => {
        const child = await trx
          .selectFrom('bin')
          .innerJoin('users', 'users.id', 'bin.learner_id')
          .select('users.email_key')
          .where('bin.class_id', '=', classId)
          .where('bin.learner_id', '=', learnerId)
          .executeTakeFirst()
        if (!child) return 'none'
        if (child.email_key !== null) return 'own-account'
        await eraseUsers(trx, [learnerId], now)
        await writeJournal(trx, [{ class_id: classId, at: now, action: 'learner.erased', by_id: byId }])
        return 'erased'
      })
    },

    /** Erases `deleted` learners whose time in the bin has ended; those only removed leave the bin and are stored until `forget`. */
    async emptyBins(now: string): Promise<void> {
      await transact(db, async (trx) => {
        const over = await trx
          .selectFrom('bin')
          .innerJoin('users', 'users.id', 'bin.learner_id')
          .select(['bin.learner_id', 'bin.class_id'])
          .where('bin.ends_at', '<=', now)
          .where('bin.reason', '=', 'deleted')
          .where('users.email_key', 'is', null)
          .execute()
        await eraseUsers(
          trx,
          over.map(({ learner_id }) => learner_id),
          now,
        )
        await trx.deleteFrom('bin').where('ends_at', '<=', now).execute()
        await writeJournal(
          trx,
          over.map(({ class_id }) => ({ class_id, at: now, action: 'learner.erased', by_id: null }) as const),
        )
      })
    },
  }
}
