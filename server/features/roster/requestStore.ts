import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { RequestKind } from '../../contract/requests.ts'
import { classesInUse } from '../../db/classesInUse.ts'
import { writeJournal } from '../../db/journal.ts'
import type { Database, Tables } from '../../db/tables.ts'
import { allOrNone, transact } from '../../db/transact.ts'
import { binLearners, type IntoBin, type Leaving, moveLearners, notesOf } from './leaving.ts'

/** What is asked for, and where the children would go. */
export interface Wish {
  readonly kind: RequestKind
  readonly to: string | null
}

/** What became of an approval: `stale` where who asked no longer teaches both classes; the request is gone then. */
export type Approved = 'done' | 'stale' | 'none'

/** What co-teachers ask owners for. */
export function requestStore(db: Database) {
  return { ...askQueries(db), ...answerQueries(db) }
}

/** What `requestStore` gives. */
export type RequestStore = ReturnType<typeof requestStore>

function askQueries(db: Database) {
  return {
    /** Keeps a request for each learner, in place of what this teacher asked of them before; false where one of them is not in the class. */
    ask(leaving: Leaving, { kind, to }: Wish): Promise<boolean> {
      const { classId, learnerIds, byId, now } = leaving
      return allOrNone(db, async (trx) => {
        const present = await trx
          .selectFrom('class_learners')
          .select('learner_id')
          .where('class_id', '=', classId)
          .where('learner_id', 'in', [...learnerIds])
          .execute()
        if (present.length < learnerIds.length) return false
        const asked = { class_id: classId, kind, to_class_id: to, asked_at: now }
        for (const learner_id of learnerIds) {
          await trx
            .insertInto('learner_requests')
            .values({ id: randomUUID(), learner_id, asked_by: byId, ...asked })
            .onConflict((conflict) => conflict.columns(['learner_id', 'asked_by']).doUpdateSet(asked))
            .execute()
        }
        await writeJournal(trx, notesOf(leaving, kind === 'move' ? 'move.asked' : 'removal.asked', to))
        return true
      })
    },

    /** What waits in these classes, the oldest first. */
    async requestsIn(classIds: readonly string[]) {
      if (classIds.length === 0) return []
      return db
        .selectFrom('learner_requests')
        .innerJoin('users as learners', 'learners.id', 'learner_requests.learner_id')
        .innerJoin('users as teachers', 'teachers.id', 'learner_requests.asked_by')
        .leftJoin('classes', 'classes.id', 'learner_requests.to_class_id')
        .select(['learner_requests.id', 'learner_requests.class_id', 'learner_requests.kind', 'learner_id'])
        .select(['asked_by as asked_by_id', 'asked_at', 'learners.name as learner', 'teachers.name as asked_by'])
        .select('classes.group_name as to_class')
        .where('learner_requests.class_id', 'in', [...classIds])
        .where(canBeDone(db))
        .orderBy('asked_at')
        .orderBy('learners.name')
        .execute()
    },
  }
}

function answerQueries(db: Database) {
  const found = (trx: Database, classId: string, id: string) =>
    trx
      .selectFrom('learner_requests')
      .selectAll()
      .where('id', '=', id)
      .where('class_id', '=', classId)
      .where(canBeDone(trx))

  return {
    /** Does what a request asks for. */
    async approve({ classId, byId, now }: Omit<Leaving, 'learnerIds'>, id: string, into: IntoBin): Promise<Approved> {
      return transact(db, async (trx) => {
        const request = await found(trx, classId, id).executeTakeFirst()
        if (!request) return 'none'
        const { learner_id, to_class_id: to, asked_by } = request
        const leaving = { classId, learnerIds: [learner_id], byId, now }
        if (request.kind === 'remove') return (await binLearners(trx, leaving, into)) ? 'done' : 'none'
        if (to !== null && (await teaches(trx, asked_by, to))) {
          return (await moveLearners(trx, leaving, to)) ? 'done' : 'none'
        }
        await trx.deleteFrom('learner_requests').where('id', '=', id).execute()
        return 'stale'
      })
    },

    /** Drops a request that was made by `askedBy`, or by anybody; false where there is none. */
    drop({ classId, byId, now }: Omit<Leaving, 'learnerIds'>, id: string, askedBy?: string): Promise<boolean> {
      return transact(db, async (trx) => {
        const request = await found(trx, classId, id)
          .$if(askedBy !== undefined, (query) => query.where('asked_by', '=', askedBy ?? ''))
          .executeTakeFirst()
        if (!request) return false
        await trx.deleteFrom('learner_requests').where('id', '=', id).execute()
        const action = request.asked_by === byId ? 'request.withdrawn' : 'request.declined'
        await writeJournal(trx, notesOf({ classId, byId, now, learnerIds: [request.learner_id] }, action))
        return true
      })
    },
  }
}

/** A request to move a child into a class that is in the bin waits until that class is back. */
function canBeDone(db: Database) {
  return (eb: ExpressionBuilder<Tables, 'learner_requests'>) =>
    eb.or([eb('to_class_id', 'is', null), eb('to_class_id', 'in', classesInUse(db).select('classes.id'))])
}

async function teaches(trx: Database, teacherId: string, classId: string): Promise<boolean> {
  const row = await classesInUse(trx)
    .innerJoin('class_teachers', 'class_teachers.class_id', 'classes.id')
    .select('teacher_id')
    .where('class_id', '=', classId)
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst()
  return row !== undefined
}
