import { eraseClass, eraseUsers } from '../../db/erase.ts'
import { writeJournal } from '../../db/journal.ts'
import type { Database } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'

/** Which class, by whose hand and when. */
interface Deed {
  readonly classId: string
  readonly byId: string
  readonly now: string
}

/** Deleted classes, between their teachers and 'for good'. All that belongs to one stays where it is: `classesInUse` hides it. */
export function classBinStore(db: Database) {
  return { ...binQueries(db), ...overQueries(db) }
}

/** What `classBinStore` gives. */
export type ClassBinStore = ReturnType<typeof classBinStore>

function binQueries(db: Database) {
  return {
    /** Puts a class into the bin until `eraseAt`; false where it is there no more. Its children without an e-mail are signed out: they are nobody's but the class's. */
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

    /** Deleted classes that this teacher taught and that can still be brought back, the latest first. */
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

    /** Puts a class back as it was; false where it is not in the bin any more. */
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
    /** Erases the classes whose time in the bin is over, each with its children who have no e-mail and all that was kept of them. */
    async eraseOver(now: string): Promise<void> {
      const over = await db.selectFrom('classes').select('id').where('erase_at', '<=', now).execute()
      for (const { id } of over) await transact(db, (trx) => eraseWhole(trx, id))
    },
  }
}

/** Who has no e-mail, of a class or of its bin. */
function childrenOf(trx: Database, table: 'class_learners' | 'bin', classId: string) {
  return trx
    .selectFrom(table)
    .innerJoin('users', 'users.id', `${table}.learner_id`)
    .select('users.id')
    .where('class_id', '=', classId)
    .where('email_key', 'is', null)
}

/** Those in the class's own bin too: nobody else could reach them. */
async function eraseWhole(trx: Database, classId: string): Promise<void> {
  for (const table of ['class_learners', 'bin'] as const) {
    const children = await childrenOf(trx, table, classId).execute()
    await eraseUsers(
      trx,
      children.map(({ id }) => id),
    )
  }
  await eraseClass(trx, classId)
}
