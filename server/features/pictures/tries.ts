import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Tables } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import type { Tallies, Tally } from './pauses.ts'

/** Counts of wrong tries, one row per tablet and learner. Queries consider only what happened after `since`. */
export function tryStore(db: Database) {
  return {
    ...queries(db),

    /** Serializes the tries on a tablet across replicas, so that parallel bursts are counted one by one. Undefined if the tablet was removed. */
    inTurn<T>(deviceId: string, work: (tries: TryQueries) => Promise<T>): Promise<T | undefined> {
      return transact(db, async (trx) => {
        const locked = await trx
          .updateTable('class_devices')
          .set((eb) => ({ name: eb.ref('name') }))
          .where('id', '=', deviceId)
          .returning('id')
          .executeTakeFirst()
        return locked && work(queries(trx))
      })
    },
  }
}

/** What `tryStore` gives. */
export type TryStore = ReturnType<typeof tryStore>

/** What may be done within one try. */
export type TryQueries = ReturnType<typeof queries>

function queries(db: Database) {
  return { ...counting(db), ...listing(db), ...noting(db), ...forgetting(db) }
}

type Builder = ExpressionBuilder<Tables, 'picture_tries'>

/** The sum as a whole number on either engine, and the latest. */
const tallied = (eb: Builder) =>
  [
    sql<number>`cast(coalesce(sum(${eb.ref('wrong')}), 0) as integer)`.as('wrong'),
    eb.fn.max('wrong_at').as('last'),
  ] as const

function counting(db: Database) {
  return {
    async talliesOf(place: { deviceId: string; classId: string; learnerId: string }, since: string): Promise<Tallies> {
      const { deviceId, classId, learnerId } = place
      const wrong = () => db.selectFrom('picture_tries').select(tallied).where('wrong_at', '>', since)
      // One after the other: they share the connection of a transaction.
      const tablet = await wrong().where('device_id', '=', deviceId).executeTakeFirstOrThrow()
      const group = await wrong()
        .where('device_id', 'in', db.selectFrom('class_devices').select('id').where('class_id', '=', classId))
        .executeTakeFirstOrThrow()
      const learner = await wrong().where('learner_id', '=', learnerId).executeTakeFirstOrThrow()
      const { signIns } = await db
        .selectFrom('picture_tries')
        .select(sql<number>`cast(count(*) as integer)`.as('signIns'))
        .where('device_id', '=', deviceId)
        .where('signed_in_at', '>', since)
        .executeTakeFirstOrThrow()
      return { tablet: { ...tablet, signIns }, group, learner }
    },
  }
}

function listing(db: Database) {
  return {
    /** For every tablet of a class that has any. */
    async byDevice(classId: string, since: string): Promise<Map<string, Tallies['tablet']>> {
      const rows = await db
        .selectFrom('picture_tries')
        .innerJoin('class_devices', 'class_devices.id', 'picture_tries.device_id')
        .select([
          'class_devices.id',
          sql<number>`cast(sum(case when wrong_at > ${since} then wrong else 0 end) as integer)`.as('wrong'),
          sql<number>`cast(sum(case when signed_in_at > ${since} then 1 else 0 end) as integer)`.as('signIns'),
          (eb) => eb.fn.max('wrong_at').as('last'),
        ])
        .where('class_devices.class_id', '=', classId)
        .groupBy('class_devices.id')
        .execute()
      return new Map(rows.map(({ id, ...tally }) => [id, tally]))
    },

    /** For every learner of a class that has any, on all tablets. */
    async byLearner(classId: string, since: string): Promise<(Tally & { id: string; name: string })[]> {
      return db
        .selectFrom('picture_tries')
        .innerJoin('users', 'users.id', 'picture_tries.learner_id')
        .innerJoin('class_learners', 'class_learners.learner_id', 'users.id')
        .select(['users.id', 'users.name'])
        .select([sql<number>`cast(sum(wrong) as integer)`.as('wrong'), (eb) => eb.fn.max('wrong_at').as('last')])
        .where('class_learners.class_id', '=', classId)
        .where('wrong_at', '>', since)
        .groupBy(['users.id', 'users.name'])
        .orderBy('users.name')
        .execute()
    },
  }
}

function noting(db: Database) {
  return {
    /** Counts one more; earlier ones than `since` are dropped. */
    async addWrong(deviceId: string, learnerId: string, now: string, since: string): Promise<void> {
      await db
        .insertInto('picture_tries')
        .values({ device_id: deviceId, learner_id: learnerId, wrong: 1, wrong_at: now, signed_in_at: null })
        .onConflict((conflict) =>
          conflict.columns(['device_id', 'learner_id']).doUpdateSet({
            wrong: sql<number>`case when picture_tries.wrong_at > ${since} then picture_tries.wrong + 1 else 1 end`,
            wrong_at: now,
          }),
        )
        .execute()
    },

    /** After a sign-in: resets the learner's own wrong tries on that tablet. */
    async noteSignIn(deviceId: string, learnerId: string, now: string): Promise<void> {
      const row = { wrong: 0, wrong_at: null, signed_in_at: now }
      await db
        .insertInto('picture_tries')
        .values({ device_id: deviceId, learner_id: learnerId, ...row })
        .onConflict((conflict) => conflict.columns(['device_id', 'learner_id']).doUpdateSet(row))
        .execute()
    },
  }
}

function forgetting(db: Database) {
  return {
    async forgetDevice(deviceId: string): Promise<void> {
      await db.deleteFrom('picture_tries').where('device_id', '=', deviceId).execute()
    },

    async forgetLearners(learnerIds: readonly string[]): Promise<void> {
      if (learnerIds.length === 0) return
      await db
        .deleteFrom('picture_tries')
        .where('learner_id', 'in', [...learnerIds])
        .execute()
    },

    /** Deletes expired counts. */
    async sweep(since: string): Promise<void> {
      await db
        .deleteFrom('picture_tries')
        .where((eb) => eb.or([eb('wrong_at', 'is', null), eb('wrong_at', '<=', since)]))
        .where((eb) => eb.or([eb('signed_in_at', 'is', null), eb('signed_in_at', '<=', since)]))
        .execute()
    },
  }
}
