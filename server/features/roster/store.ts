import type { ClassLearnersTable, Database, PictureSigninsTable, UsersTable } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'

/** A child to add, with all that belongs to them. */
export interface NewChild {
  readonly user: UsersTable
  readonly membership: ClassLearnersTable
  readonly pictures: PictureSigninsTable
}

/** Who is in a class. */
export function rosterStore(db: Database) {
  return { ...classQueries(db), ...learnerQueries(db), ...recordQueries(db) }
}

/** What `rosterStore` gives. */
export type RosterStore = ReturnType<typeof rosterStore>

function classQueries(db: Database) {
  return {
    /** Adds all of them or, where anything is wrong, none. */
    async addChildren(children: readonly NewChild[]): Promise<void> {
      if (children.length === 0) return
      await transact(db, async (trx) => {
        await trx
          .insertInto('users')
          .values(children.map(({ user }) => user))
          .execute()
        await trx
          .insertInto('class_learners')
          .values(children.map(({ membership }) => membership))
          .execute()
        await trx
          .insertInto('picture_signins')
          .values(children.map(({ pictures }) => pictures))
          .execute()
      })
    },

    /** Names in these classes, and the faces that are taken. */
    namesIn(classIds: readonly string[]): Promise<{ class_id: string; name: string; avatar: string | null }[]> {
      return db
        .selectFrom('class_learners')
        .innerJoin('users', 'users.id', 'class_learners.learner_id')
        .leftJoin('picture_signins', 'picture_signins.learner_id', 'users.id')
        .select(['class_learners.class_id', 'users.name', 'picture_signins.avatar'])
        .where('class_learners.class_id', 'in', [...classIds])
        .execute()
    },

    /** Which of these are in the class. */
    async inClass(classId: string, learnerIds: readonly string[]): Promise<string[]> {
      const rows = await db
        .selectFrom('class_learners')
        .select('learner_id')
        .where('class_id', '=', classId)
        .where('learner_id', 'in', [...learnerIds])
        .execute()
      return rows.map((row) => row.learner_id)
    },

    /** New pictures; those who signed in with the old ones are signed out. */
    async setPictures(rows: readonly PictureSigninsTable[]): Promise<void> {
      await transact(db, async (trx) => {
        for (const row of rows) {
          await trx
            .insertInto('picture_signins')
            .values(row)
            .onConflict((conflict) => conflict.column('learner_id').doUpdateSet({ pictures: row.pictures }))
            .execute()
          await trx.deleteFrom('tokens').where('user_id', '=', row.learner_id).execute()
        }
      })
    },
  }
}

function learnerQueries(db: Database) {
  return {
    async rename(learnerId: string, name: string): Promise<void> {
      await db.updateTable('users').set({ name }).where('id', '=', learnerId).execute()
    },

    async move(learnerId: string, classId: string, now: string): Promise<void> {
      await db
        .updateTable('class_learners')
        .set({ class_id: classId, joined_at: now })
        .where('learner_id', '=', learnerId)
        .execute()
    },

    async leave(learnerId: string, now: string): Promise<void> {
      await transact(db, async (trx) => {
        await trx.deleteFrom('class_learners').where('learner_id', '=', learnerId).execute()
        await trx
          .insertInto('departures')
          .values({ learner_id: learnerId, left_at: now })
          .onConflict((conflict) => conflict.column('learner_id').doUpdateSet({ left_at: now }))
          .execute()
      })
    },

    /** Deletes for good children without an e-mail who left their class before that moment, and are in no other; and tablets that have run out. */
    async forget(leftBefore: string, now: string): Promise<void> {
      await db
        .deleteFrom('users')
        .where('email_key', 'is', null)
        .where('id', 'in', db.selectFrom('departures').select('learner_id').where('left_at', '<=', leftBefore))
        .where('id', 'not in', db.selectFrom('class_learners').select('learner_id'))
        .execute()
      await db.deleteFrom('class_devices').where('expires_at', '<=', now).execute()
    },

    /** Deletes a child for good, with everything that was kept of them; false for one who has an account of their own. */
    async erase(learnerId: string): Promise<boolean> {
      const gone = await db
        .deleteFrom('users')
        .where('id', '=', learnerId)
        .where('role', '=', 'student')
        .where('email_key', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return gone !== undefined
    },
  }
}

function recordQueries(db: Database) {
  const own = (table: 'progress' | 'activity_results', learnerId: string) =>
    db.selectFrom(table).selectAll().where('user_id', '=', learnerId).execute()
  return {
    /** Everything that is kept of a learner. */
    async recordOf(learnerId: string) {
      const [learner, signIn, progress, results, events] = await Promise.all([
        db
          .selectFrom('users')
          .select(['id', 'name', 'email', 'created_at as joined_at'])
          .where('id', '=', learnerId)
          .executeTakeFirstOrThrow(),
        db
          .selectFrom('picture_signins')
          .select(['avatar', 'pictures'])
          .where('learner_id', '=', learnerId)
          .executeTakeFirst(),
        own('progress', learnerId),
        own('activity_results', learnerId),
        db.selectFrom('events').selectAll().where('learner_id', '=', learnerId).orderBy('at_utc').execute(),
      ])
      return { learner, signIn, progress, results, events }
    },
  }
}
