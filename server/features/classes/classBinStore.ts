import { eraseClass, eraseUsers } from '../../db/erase.ts'
import { writeJournal } from '../../db/journal.ts'
import type { Database } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'

/** Which class, who acts, and when. */
interface Deed {
  readonly classId: string
  readonly byId: string
  readonly now: string
}

/** Classes in the bin. Their data stays in place; `classesInUse` hides it. */
export function classBinStore(db: Database) {
  return { ...binQueries(db), ...overQueries(db) }
}

/** What `classBinStore` gives. */
export type ClassBinStore = ReturnType<typeof classBinStore>

function binQueries(db: Database) {
  return {
    /**
     * Puts a class into the bin until `eraseAt`; false if it does not exist any more. Signs out its children without an e-mail, whose accounts belong
     * to the class.
     */
    intoBin({ classId, byId, now }: Deed, eraseAt: string): Promise<boolean> {
      return transact(db, async (trx) => {
        const binned = await trx
          .updateTable('classes')
          .set({ deleted_at: now, erase_at: eraseAt })
          .where('id', '=', classId)
          .where('deleted_at', 'is', null)
          .returning('id')
          .executeTakeFirst()
        if (!binned) return false
        await trx
          .deleteFrom('tokens')
          .where('user_id', 'in', childrenOf(trx, 'class_learners', classId))
          .execute()
        await writeJournal(trx, [{ class_id: classId, at: now, action: 'class.deleted', by_id: byId }])
        return true
      })
    },

    /** Deleted classes this teacher taught that can still be restored, newest first. */
    deletedOf(teacherId: string, now: string) {
      return db
        .selectFrom('classes')
        .innerJoin('class_teachers', 'class_teachers.class_id', 'classes.id')
        .select(['classes.id', 'group_name', 'course_name', 'class_teachers.is_owner'])
        .select(['deleted_at', 'erase_at as ends_at'])
        .$narrowType<{ deleted_at: string; ends_at: string }>()
        .where('class_teachers.teacher_id', '=', teacherId)
        .where('erase_at', '>', now)
        .orderBy('deleted_at', 'desc')
        .orderBy('group_name')
        .orderBy('classes.id')
        .execute()
    },

    /** Restores a class; false if it is no longer in the bin. */
    restore({ classId, byId, now }: Deed): Promise<boolean> {
      return transact(db, async (trx) => {
        const back = await trx
          .updateTable('classes')
          .set({ deleted_at: null, erase_at: null })
          .where('id', '=', classId)
          .where('erase_at', '>', now)
          .returning('id')
          .executeTakeFirst()
        if (!back) return false
        await writeJournal(trx, [{ class_id: classId, at: now, action: 'class.restored', by_id: byId }])
        return true
      })
    },
  }
}

function overQueries(db: Database) {
  return {
    /** Erases classes whose time in the bin has ended, with their children without an e-mail and all data about them. */
    async eraseOver(now: string): Promise<void> {
      const over = await db.selectFrom('classes').select('id').where('erase_at', '<=', now).execute()
      for (const { id } of over) await transact(db, (trx) => eraseWhole(trx, id, now))
    },
  }
}

/** Children without an e-mail in a class or its bin. */
function childrenOf(trx: Database, table: 'class_learners' | 'bin', classId: string) {
  return trx
    .selectFrom(table)
    .innerJoin('users', 'users.id', `${table}.learner_id`)
    .select('users.id')
    .where('class_id', '=', classId)
    .where('email_key', 'is', null)
}

/** Includes the class's own bin, which nobody else can access. */
async function eraseWhole(trx: Database, classId: string, now: string): Promise<void> {
  for (const table of ['class_learners', 'bin'] as const) {
    const children = await childrenOf(trx, table, classId).execute()
    await eraseUsers(
      trx,
      children.map(({ id }) => id),
      now,
    )
  }
  await eraseClass(trx, classId)
}
