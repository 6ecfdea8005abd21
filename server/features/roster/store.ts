import { packPeople } from '../../packs/store/packPeople.ts'
import { eraseUnheardSequence, eraseUsers } from '../../db/erase.ts'
import type { Selectable } from 'kysely'
import { type JournalNote, writeJournal } from '../../db/journal.ts'
import type { PictureSigninsTable } from '../../db/signInTables.ts'
import type { ClassLearnersTable, Database, EventsTable, NewUser } from '../../db/tables.ts'
import { allOrNone, transact } from '../../db/transact.ts'
import { eventPages } from './eventPages.ts'
import { type Leaving, moveLearners, notesOf } from './leaving.ts'
import { signInsOf } from './signIns.ts'
import { settleFaces } from '../pictures/faces.ts'
import { profileStore } from '../profile/store.ts'

/** A child to add, with all that belongs to them. */
export interface NewChild {
  readonly user: NewUser
  readonly membership: ClassLearnersTable
  readonly pictures: Selectable<PictureSigninsTable>
}

/** Somebody who is in a class: their name, and their face where they sign in by pictures. */
export interface Present {
  readonly class_id: string
  readonly name: string
  readonly avatar: string | null
  readonly frame: string | null
}

/** Who is in a class. */
export function rosterStore(db: Database) {
  return { ...classQueries(db), ...learnerQueries(db), ...forgetQueries(db), ...recordQueries(db) }
}

/** What `rosterStore` gives. */
export type RosterStore = ReturnType<typeof rosterStore>

function classQueries(db: Database) {
  return {
    /**
     * Adds the children that `choose` makes out of who is in these classes now: all of them or, where anything is wrong, none. Who adds to one of
     * these classes at the same moment waits, so that one list sent twice adds nobody twice.
     */
    async addChildren(
      classIds: readonly string[],
      choose: (present: readonly Present[]) => readonly NewChild[],
      byId: string,
    ): Promise<void> {
      await transact(db, async (trx) => {
        // In one order everywhere, so that two cannot wait for each other.
        for (const id of classIds.toSorted()) {
          await trx
            .updateTable('classes')
            .set((eb) => ({ created_at: eb.ref('created_at') }))
            .where('id', '=', id)
            .execute()
        }
        const children = choose(await namesIn(trx, classIds))
        if (children.length === 0) return
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
        await writeJournal(trx, addedNotes(children, byId))
      })
    },

    /** Names in these classes, and the faces that are taken. */
    namesIn: (classIds: readonly string[]): Promise<Present[]> => namesIn(db, classIds),

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
    async setPictures(rows: readonly Selectable<PictureSigninsTable>[], renewed: Leaving): Promise<void> {
      await transact(db, async (trx) => {
        for (const row of rows) {
          await trx
            .insertInto('picture_signins')
            .values(row)
            .onConflict((conflict) => conflict.column('learner_id').doUpdateSet({ pictures: row.pictures }))
            .execute()
          await trx.deleteFrom('tokens').where('user_id', '=', row.learner_id).execute()
        }
        await settleFaces(trx, renewed.classId)
        await writeJournal(trx, notesOf(renewed, 'cards.renewed'))
      })
    },
  }
}

/** How many came into each class. */
function addedNotes(children: readonly NewChild[], byId: string): JournalNote[] {
  const first = children[0]?.membership
  const classIds = [...new Set(children.map(({ membership }) => membership.class_id))]
  return classIds.map((class_id) => ({
    class_id,
    at: first?.joined_at ?? '',
    action: 'learner.added',
    by_id: byId,
    count: children.filter(({ membership }) => membership.class_id === class_id).length,
  }))
}

function namesIn(db: Database, classIds: readonly string[]): Promise<Present[]> {
  return db
    .selectFrom('class_learners')
    .innerJoin('users', 'users.id', 'class_learners.learner_id')
    .leftJoin('picture_signins', 'picture_signins.learner_id', 'users.id')
    .select(['class_learners.class_id', 'users.name', 'picture_signins.avatar', 'picture_signins.frame'])
    .where('class_learners.class_id', 'in', [...classIds])
    .execute()
}

function learnerQueries(db: Database) {
  return {
    /** Another name, another class, or both; false, and nothing is changed, where one of the learners is not in this class. */
    change(leaving: Leaving, { name, to }: { name?: string | undefined; to?: string | undefined }): Promise<boolean> {
      const ids = [...leaving.learnerIds]
      return allOrNone(db, async (trx) => {
        if (name !== undefined) {
          await trx.updateTable('users').set({ name }).where('id', 'in', ids).execute()
          await writeJournal(trx, notesOf(leaving, 'learner.renamed'))
        }
        return to === undefined || moveLearners(trx, leaving, to)
      })
    },

    /** Whether a learner of the class has an account of their own, by e-mail; `undefined` where they are not in it. */
    async hasEmail(classId: string, learnerId: string): Promise<boolean | undefined> {
      const row = await db
        .selectFrom('class_learners')
        .innerJoin('users', 'users.id', 'class_learners.learner_id')
        .select('users.email_key')
        .where('class_id', '=', classId)
        .where('learner_id', '=', learnerId)
        .executeTakeFirst()
      return row && row.email_key !== null
    },
  }
}

/** Deletion after the retention period, or at once. */
function forgetQueries(db: Database) {
  return {
    /** Deletes for good children without an e-mail who left their class before that moment, and are in no other. */
    async forget(leftBefore: string, now: string): Promise<void> {
      await transact(db, async (trx) => {
        const gone = await trx
          .selectFrom('users')
          .innerJoin('departures', 'departures.learner_id', 'users.id')
          .select('users.id')
          .where('email_key', 'is', null)
          .where('left_at', '<=', leftBefore)
          .where('users.id', 'not in', trx.selectFrom('class_learners').select('learner_id'))
          .execute()
        await eraseUsers(
          trx,
          gone.map(({ id }) => id),
          now,
        )
      })
    },

    /** Deletes expired tablet tokens, and heartbeats of devices silent since `silentSince`. */
    async forgetDevices(now: string, silentSince: string): Promise<void> {
      await db.deleteFrom('class_devices').where('expires_at', '<=', now).execute()
      await db.deleteFrom('devices').where('hello_at', '<=', silentSince).execute()
      await eraseUnheardSequence(db)
    },
  }
}

/** Whether a learner is in a bin, what was asked about them, and what was done with their place and record. */
async function custodyOf(db: Database, learnerId: string) {
  const [bin, requests, journal] = await Promise.all([
    db
      .selectFrom('bin')
      .select(['reason', 'binned_at', 'ends_at'])
      .where('learner_id', '=', learnerId)
      .executeTakeFirst(),
    db
      .selectFrom('learner_requests')
      .select(['kind', 'asked_at'])
      .where('learner_id', '=', learnerId)
      .orderBy('asked_at')
      .execute(),
    db.selectFrom('journal').select(['at', 'action']).where('subject_id', '=', learnerId).orderBy('at').execute(),
  ])
  return { bin: bin ?? null, requests, journal }
}

/** What a learner has chosen, and the paw-prints that they have found. */
async function chosenBy(db: Database, learnerId: string) {
  const profiles = profileStore(db)
  const [look, calm, play, comfort, paw_prints] = await Promise.all([
    db.selectFrom('looks').select(['skin', 'hair', 'headwear']).where('user_id', '=', learnerId).executeTakeFirst(),
    db.selectFrom('calm').select('is_calm').where('user_id', '=', learnerId).executeTakeFirst(),
    db.selectFrom('play_modes').select('mode').where('user_id', '=', learnerId).executeTakeFirst(),
    profiles.comfortOf(learnerId),
    profiles.pawPrintsOf(learnerId),
  ])
  return { look: look ?? null, calm: calm?.is_calm === 1, mode: play?.mode ?? ('all' as const), comfort, paw_prints }
}

/** What a teacher has set for the child's path, one a language. */
async function pathChoicesOf(db: Database, learnerId: string) {
  const rows = await db
    .selectFrom('path_choices')
    .select(['lang', 'day', 'choice'])
    .where('learner_id', '=', learnerId)
    .orderBy('lang')
    .execute()
  return rows.map(({ choice, ...row }) => ({ ...row, choice: JSON.parse(choice) as unknown }))
}

/** Five-minute checks that teachers have asked for. */
const checksAskedOf = (db: Database, learnerId: string) =>
  db
    .selectFrom('check_requests')
    .select(['lang', 'asked_at'])
    .where('learner_id', '=', learnerId)
    .orderBy('lang')
    .execute()

function recordQueries(db: Database) {
  const own = (table: 'progress' | 'activity_results', learnerId: string) =>
    db.selectFrom(table).selectAll().where('user_id', '=', learnerId).execute()
  return {
    async learnerIds(classId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('class_learners')
        .select('learner_id')
        .where('class_id', '=', classId)
        .orderBy('learner_id')
        .execute()
      return rows.map((row) => row.learner_id)
    },

    /** All data stored about a learner except events. Of tokens only the times: they are secrets, stored as hashes. */
    async recordOf(learnerId: string) {
      const [learner, signIn, chosen, left, signIns, custody, path, checks, books, progress, results] =
        await Promise.all([
          db
            .selectFrom('users')
            .select(['id', 'name', 'email', 'created_at as joined_at'])
            .where('id', '=', learnerId)
            .executeTakeFirstOrThrow(),
          db
            .selectFrom('picture_signins')
            .select(['avatar', 'frame', 'pictures'])
            .where('learner_id', '=', learnerId)
            .executeTakeFirst(),
          chosenBy(db, learnerId),
          db.selectFrom('departures').select('left_at').where('learner_id', '=', learnerId).executeTakeFirst(),
          signInsOf(db, learnerId),
          custodyOf(db, learnerId),
          pathChoicesOf(db, learnerId),
          checksAskedOf(db, learnerId),
          packPeople(db).booksWith([learnerId]),
          own('progress', learnerId),
          own('activity_results', learnerId),
        ])
      return {
        learner,
        sign_in: signIn ?? null,
        ...signIns,
        ...chosen,
        left_class_at: left?.left_at ?? null,
        ...custody,
        in_books: books.map(({ key, titles, at }) => ({ key, titles, yes_at: at })),
        path_choices: path,
        checks_asked: checks,
        progress,
        results,
      }
    },

    /** A learner's events in the order in which they happened, a page at a time. */
    eventPages: (learnerId: string): AsyncGenerator<EventsTable[]> => eventPages(db, learnerId),
  }
}
