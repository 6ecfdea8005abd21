import { sql } from 'kysely'
import { databaseFailure } from '../../db/failures.ts'
import type { Database, DevicesTable, ProjectionsTable, DoneTodayTable } from '../../db/tables.ts'
import { FACT_TYPES, type FactRow } from './figures/facts.ts'

/** Time range of events; UTC, inclusive. */
interface Span {
  readonly from: string
  readonly to: string
}

/** A learner of the class. */
export interface MemberRow {
  readonly id: string
  readonly name: string
  readonly avatar: string | null
  readonly joined_at: string
  /** Grows with each batch of the learner's events; `null` if there are none. */
  readonly version: number | null
}

/** A stored projection, valid or not. */
type StoredProjection = Pick<ProjectionsTable, 'learner_id' | 'made_of' | 'made_with' | 'data'>

/** A projection of a learner's events as they were at `version`. */
export type MadeProjection = Pick<ProjectionsTable, 'learner_id' | 'version' | 'made_with' | 'data'>

/** An event with its learner. */
interface LearnerFactRow extends FactRow {
  readonly learner_id: string
}

/** When the latest events of a learner came from a device. */
export interface Arrival {
  readonly learner_id: string
  readonly device_id: string
  readonly latest: string
}

/** A device's last heartbeat, the name its teacher gave it, and its sequence ranges that have arrived (JSON; `null` for none). */
export type DeviceRow = DevicesTable & { name: string | null; arrived: string | null }

/** Queries of the reports. The caller checks access to the class. Events are read a few learners at a time. */
export function reportStore(db: Database) {
  return { ...memberQueries(db), ...behindQueries(db), ...eventQueries(db), ...classQueries(db) }
}

/** What `reportStore` gives. */
export type ReportStore = ReturnType<typeof reportStore>

function memberQueries(db: Database) {
  return {
    members(classId: string): Promise<MemberRow[]> {
      return db
        .selectFrom('class_learners')
        .innerJoin('users', 'users.id', 'class_learners.learner_id')
        .leftJoin('picture_signins', 'picture_signins.learner_id', 'users.id')
        .leftJoin('digests', 'digests.learner_id', 'users.id')
        .select(['users.id', 'users.name', 'avatar', 'joined_at', 'digests.version'])
        .where('class_learners.class_id', '=', classId)
        .execute()
    },

    /** The version of a learner's events; `null` if there are none. */
    async versionOf(learnerId: string): Promise<number | null> {
      const row = await db
        .selectFrom('digests')
        .select('version')
        .where('learner_id', '=', learnerId)
        .executeTakeFirst()
      return row?.version ?? null
    },

    /** The stored projections of these learners, some 20 kB each. */
    digests(learnerIds: readonly string[]): Promise<StoredProjection[]> {
      if (learnerIds.length === 0) return Promise.resolve([])
      return db
        .selectFrom('digests')
        .select(['learner_id', 'made_of', 'made_with', 'data'])
        .where('learner_id', 'in', [...learnerIds])
        .execute()
    },

    /** Stores projections with their versions, never overwriting later ones. */
    async saveProjections(projections: readonly MadeProjection[]): Promise<void> {
      if (projections.length === 0) return
      try {
        await db
          .insertInto('digests')
          .values(projections.map((projection) => ({ ...projection, made_of: projection.version })))
          .onConflict((conflict) =>
            conflict
              .column('learner_id')
              .doUpdateSet((eb) => ({
                made_of: eb.ref('excluded.made_of'),
                made_with: eb.ref('excluded.made_with'),
                data: eb.ref('excluded.data'),
              }))
              .whereRef('digests.version', '=', 'excluded.version'),
          )
          .execute()
      } catch (error) {
        // A learner was deleted meanwhile. Projections can be calculated again at any time.
        if (databaseFailure(error) !== 'foreign') throw error
      }
    },
  }
}

/** Learners with invalid or missing projections, a few at a time. Learners without a class are skipped. */
function behindQueries(db: Database) {
  return {
    /** Learners with events since then. */
    behind(limit: number): Promise<Pick<ProjectionsTable, 'learner_id' | 'version'>[]> {
      return (
        db
          .selectFrom('digests')
          .innerJoin('class_learners', 'class_learners.learner_id', 'digests.learner_id')
          .select(['digests.learner_id', 'version'])
          // As the index digests_behind has it.
          .where(sql<boolean>`(made_of is null or made_of <> version)`)
          .limit(limit)
          .execute()
      )
    },

    /** Learners without a projection, or with one made by other rules than `madeWith`, by id, after `after`. */
    unmade(madeWith: string, after: string, limit: number) {
      return db
        .selectFrom('class_learners')
        .leftJoin('digests', 'digests.learner_id', 'class_learners.learner_id')
        .select(['class_learners.learner_id', 'version'])
        .where('class_learners.learner_id', '>', after)
        .where((eb) => eb.or([eb('made_with', 'is', null), eb('made_with', '<>', madeWith)]))
        .orderBy('class_learners.learner_id')
        .limit(limit)
        .execute()
    },
  }
}

function eventQueries(db: Database) {
  return {
    /** All events of these learners, oldest first per learner. */
    events(learnerIds: readonly string[], span?: Span): Promise<LearnerFactRow[]> {
      return db
        .selectFrom('events')
        .select(['learner_id', 'id', 'type', 'at_utc', 'session_id', 'lang', 'data'])
        .where('learner_id', 'in', [...learnerIds])
        .where('type', 'in', [...FACT_TYPES])
        .$if(span !== undefined, (query) =>
          query.where('at_utc', '>=', span?.from ?? '').where('at_utc', '<=', span?.to ?? ''),
        )
        .orderBy('learner_id')
        .orderBy('at_utc')
        .orderBy('device_seq')
        .execute()
    },

    /** The devices these learners' events came from, with the latest time for each. */
    arrivals(learnerIds: readonly string[]): Promise<Arrival[]> {
      return db
        .selectFrom('events')
        .select((eb) => ['learner_id', 'device_id', eb.fn.max('received_at').as('latest')])
        .where('learner_id', 'in', [...learnerIds])
        .groupBy(['learner_id', 'device_id'])
        .execute()
    },

    /** The tries of learners at any of these items, oldest first. */
    tries(learnerIds: readonly string[], items: readonly string[]): Promise<LearnerFactRow[]> {
      return (
        db
          .selectFrom('events')
          .select(['learner_id', 'id', 'type', 'at_utc', 'session_id', 'lang', 'data'])
          .where('learner_id', 'in', [...learnerIds])
          .where('type', '=', 'try')
          // Matches the service's JSON encoding; false matches are filtered out afterwards.
          .where((eb) => eb.or(items.map((item) => eb('data', 'like', `%${JSON.stringify(item)}%`))))
          .orderBy('at_utc')
          .orderBy('device_seq')
          .execute()
      )
    },

    /** Teachers' ticks for the learners of a class, oldest first. */
    observations(classId: string) {
      return db
        .selectFrom('events')
        .innerJoin('class_learners', 'class_learners.learner_id', 'events.learner_id')
        .leftJoin('users', 'users.id', 'events.sent_by')
        .select(['events.learner_id', 'events.at_utc', 'events.data', 'users.name as by'])
        .where('class_learners.class_id', '=', classId)
        .where('events.type', '=', sql.lit('observation'))
        .orderBy('events.at_utc')
        .orderBy('events.device_seq')
        .execute()
    },
  }
}

function classQueries(db: Database) {
  return {
    /** The last heartbeats of a class's devices, with the names their teachers gave them. */
    devices(classId: string): Promise<DeviceRow[]> {
      return (
        db
          .selectFrom('devices')
          .leftJoin('device_numbers', 'device_numbers.device_id', 'devices.id')
          .selectAll('devices')
          .select('device_numbers.arrived')
          // A tablet that was opened twice has its latest name.
          .select((eb) =>
            eb
              .selectFrom('class_devices')
              .select('name')
              .whereRef('class_devices.device_id', '=', 'devices.id')
              .where('class_devices.class_id', '=', classId)
              .orderBy('created_at', 'desc')
              .limit(1)
              .as('name'),
          )
          .where('devices.scope', '=', classId)
          .orderBy('devices.id')
          .execute()
      )
    },

    /** The learners' positions in books, to decide what is locked. */
    places(classId: string) {
      return db
        .selectFrom('progress')
        .innerJoin('class_learners', 'class_learners.learner_id', 'progress.user_id')
        .selectAll('progress')
        .where('class_learners.class_id', '=', classId)
        .execute()
    },

    /** Which kinds of sentences a teacher has ticked as done on a day. */
    async done(teacherId: string, classId: string, day: string): Promise<DoneTodayTable['kind'][]> {
      const rows = await db
        .selectFrom('done_today')
        .select('kind')
        .where('teacher_id', '=', teacherId)
        .where('class_id', '=', classId)
        .where('day', '=', day)
        .where('is_done', '=', 1)
        .execute()
      return rows.map(({ kind }) => kind)
    },

    /** Stores a tick unless one of a later day exists. */
    async setDone(tick: DoneTodayTable): Promise<void> {
      await db
        .insertInto('done_today')
        .values(tick)
        .onConflict((conflict) =>
          conflict
            .columns(['teacher_id', 'class_id', 'kind'])
            .doUpdateSet({ day: tick.day, is_done: tick.is_done })
            .where('done_today.day', '<=', tick.day),
        )
        .execute()
    },

    /** The class's book settings. */
    decisions(classId: string) {
      return db.selectFrom('class_books').select(['book_id', 'access']).where('class_id', '=', classId).execute()
    },
  }
}
