import { classesInUse } from '../../db/classesInUse.ts'
import { writeJournal } from '../../db/journal.ts'
import type { Database } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'

/** Which class, who acts (`null`: the operator), and when. */
export interface Handing {
  readonly classId: string
  readonly byId: string | null
  readonly now: string
}

/** Pending changes of owner. */
export function handoverStore(db: Database) {
  return { ...offerQueries(db), ...ownerQueries(db), ...askQueries(db) }
}

/** What `handoverStore` gives. */
export type HandoverStore = ReturnType<typeof handoverStore>

function offerQueries(db: Database) {
  return {
    /** Offers the class to one of its co-teachers, replacing an earlier offer; false if they do not teach it, or own it. */
    offer({ classId, byId, now }: Handing, toId: string): Promise<boolean> {
      return transact(db, async (trx) => {
        const colleague = await trx
          .selectFrom('class_teachers')
          .select('teacher_id')
          .where('class_id', '=', classId)
          .where('teacher_id', '=', toId)
          .where('is_owner', '=', 0)
          .executeTakeFirst()
        if (!colleague) return false
        const offered = { to_id: toId, offered_at: now }
        await trx
          .insertInto('class_offers')
          .values({ class_id: classId, ...offered })
          .onConflict((conflict) => conflict.column('class_id').doUpdateSet(offered))
          .execute()
        const note = { class_id: classId, at: now, action: 'class.offered', by_id: byId, subject_id: toId } as const
        await writeJournal(trx, [note])
        return true
      })
    },

    /** Ends an offer, to anybody or only to `toId`; false if there is none. */
    endOffer({ classId, byId, now }: Handing, toId?: string): Promise<boolean> {
      return transact(db, async (trx) => {
        const gone = await trx
          .deleteFrom('class_offers')
          .where('class_id', '=', classId)
          .$if(toId !== undefined, (query) => query.where('to_id', '=', toId ?? ''))
          .returning('to_id')
          .executeTakeFirst()
        if (!gone) return false
        await writeJournal(trx, [{ class_id: classId, at: now, action: 'class.offer-ended', by_id: byId }])
        return true
      })
    },
  }
}

function ownerQueries(db: Database) {
  return {
    /** Makes the co-teacher to whom the class is offered its owner; false where it is not offered to them. */
    accept(handing: Handing, toId: string): Promise<boolean> {
      return transact(db, async (trx) => {
        const offered = await trx
          .deleteFrom('class_offers')
          .where('class_id', '=', handing.classId)
          .where('to_id', '=', toId)
          .returning('to_id')
          .executeTakeFirst()
        if (!offered) return false
        await makeOwner(trx, handing, toId)
        return true
      })
    },

    /** Makes a teacher the owner of the class at once, as the operator does. */
    handOver: (handing: Handing, toId: string): Promise<void> => transact(db, (trx) => makeOwner(trx, handing, toId)),
  }
}

function askQueries(db: Database) {
  return {
    /** Offers of these classes. */
    async offersOf(classIds: readonly string[]) {
      if (classIds.length === 0) return []
      return db
        .selectFrom('class_offers')
        .innerJoin('users', 'users.id', 'class_offers.to_id')
        .select(['class_id', 'to_id', 'offered_at', 'users.name as to'])
        .where('class_id', 'in', [...classIds])
        .execute()
    },

    /** Classes by their id, their code or their name, for the operator. */
    classesCalled(text: string, code: string) {
      return classesInUse(db)
        .select(['id', 'group_name', 'course_name'])
        .where((eb) => eb.or([eb('id', '=', text), eb('join_code', '=', code), eb('group_name', '=', text)]))
        .orderBy('id')
        .execute()
    },
  }
}

/** The previous owner stays as a co-teacher. Requests by the new owner are dropped; they need no approval now. */
async function makeOwner(trx: Database, { classId, byId, now }: Handing, toId: string): Promise<void> {
  await trx.updateTable('class_teachers').set({ is_owner: 0 }).where('class_id', '=', classId).execute()
  await trx
    .insertInto('class_teachers')
    .values({ class_id: classId, teacher_id: toId, added_at: now, is_owner: 1 })
    .onConflict((conflict) => conflict.columns(['class_id', 'teacher_id']).doUpdateSet({ is_owner: 1 }))
    .execute()
  await trx.deleteFrom('class_offers').where('class_id', '=', classId).execute()
  await trx.deleteFrom('learner_requests').where('class_id', '=', classId).where('asked_by', '=', toId).execute()
  await writeJournal(trx, [{ class_id: classId, at: now, action: 'class.handed-over', by_id: byId, subject_id: toId }])
}
