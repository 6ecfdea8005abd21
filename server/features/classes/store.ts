import { sql } from 'kysely'
import { classesInUse } from '../../db/classesInUse.ts'
import { writeJournal } from '../../db/journal.ts'
import type { BookAccess, Database } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'

/** A class with the teacher's role in it. */
export interface OwnClass {
  readonly id: string
  readonly group_name: string
  readonly course_name: string
  readonly join_code: string
  readonly join_code_ends_at: string
  readonly is_owner: number
  readonly story_asks: number
}

/** Classes. Every query is restricted to the teacher's own. */
export function classStore(db: Database) {
  return { ...classQueries(db), ...learnerQueries(db), ...teacherQueries(db), ...bookQueries(db) }
}

/** What `classStore` gives. */
export type ClassStore = ReturnType<typeof classStore>

function ownClasses(db: Database, teacherId: string) {
  return classesInUse(db)
    .innerJoin('class_teachers', 'class_teachers.class_id', 'classes.id')
    .select([
      'classes.id',
      'group_name',
      'course_name',
      'join_code',
      'join_code_ends_at',
      'story_asks',
      'class_teachers.is_owner',
    ])
    .where('class_teachers.teacher_id', '=', teacherId)
}

function classQueries(db: Database) {
  return {
    classesOf: (teacherId: string): Promise<OwnClass[]> =>
      ownClasses(db, teacherId).orderBy('group_name').orderBy('classes.id').execute(),

    ownClass: (teacherId: string, classId: string): Promise<OwnClass | undefined> =>
      ownClasses(db, teacherId).where('classes.id', '=', classId).executeTakeFirst(),

    /** Creates a class; false if the code is in use. */
    async add(row: Omit<OwnClass, 'is_owner' | 'story_asks'>, teacherId: string, now: string): Promise<boolean> {
      return transact(db, async (trx) => {
        const added = await trx
          .insertInto('classes')
          .values({ ...row, created_at: now })
          .onConflict((conflict) => conflict.column('join_code').doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!added) return false
        await trx
          .insertInto('class_teachers')
          .values({ class_id: row.id, teacher_id: teacherId, added_at: now, is_owner: 1 })
          .execute()
        return true
      })
    },

    async change(
      classId: string,
      change: { group_name?: string; course_name?: string; story_asks?: number },
    ): Promise<void> {
      await db.updateTable('classes').set(change).where('id', '=', classId).execute()
    },

    async setCode(classId: string, join_code: string, join_code_ends_at: string): Promise<void> {
      await db.updateTable('classes').set({ join_code, join_code_ends_at }).where('id', '=', classId).execute()
    },

    /** The class of an unexpired code. */
    classByCode(code: string, now: string) {
      return classesInUse(db)
        .select(['id', 'group_name', 'course_name'])
        .where('join_code', '=', code)
        .where('join_code_ends_at', '>', now)
        .executeTakeFirst()
    },
  }
}

function learnerQueries(db: Database) {
  return {
    async learnerCounts(classIds: readonly string[]): Promise<Map<string, number>> {
      if (classIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('class_learners')
        .select(['class_id', sql<number>`count(*)`.as('learners')])
        .where('class_id', 'in', [...classIds])
        .groupBy('class_id')
        .execute()
      return new Map(rows.map(({ class_id, learners }) => [class_id, learners]))
    },

    learnersOf(classId: string) {
      return db
        .selectFrom('class_learners')
        .innerJoin('users', 'users.id', 'class_learners.learner_id')
        .leftJoin('picture_signins', 'picture_signins.learner_id', 'users.id')
        .select([
          'users.id',
          'users.name',
          'users.email_key',
          'class_learners.joined_at',
          'avatar',
          'frame',
          'pictures',
        ])
        .where('class_learners.class_id', '=', classId)
        .orderBy('users.name')
        .orderBy('users.id')
        .execute()
    },

    /** Adds a learner to a class, taking them out of another class's bin or a deleted class; false if they are in a class. */
    async join(classId: string, learnerId: string, now: string): Promise<boolean> {
      return transact(db, async (trx) => {
        await trx
          .deleteFrom('class_learners')
          .where('learner_id', '=', learnerId)
          .where('class_id', 'not in', classesInUse(trx).select('classes.id'))
          .execute()
        const added = await trx
          .insertInto('class_learners')
          .values({ class_id: classId, learner_id: learnerId, joined_at: now })
          .onConflict((conflict) => conflict.column('learner_id').doNothing())
          .returning('learner_id')
          .executeTakeFirst()
        if (added) await trx.deleteFrom('bin').where('learner_id', '=', learnerId).execute()
        return added !== undefined
      })
    },
  }
}

function teacherQueries(db: Database) {
  return {
    teachersOf(classId: string) {
      return db
        .selectFrom('class_teachers')
        .innerJoin('users', 'users.id', 'class_teachers.teacher_id')
        .select(['users.id', 'users.name', 'class_teachers.is_owner'])
        .where('class_teachers.class_id', '=', classId)
        .orderBy('users.name')
        .execute()
    },

    findTeacher(emailKey: string) {
      return db
        .selectFrom('users')
        .select(['id', 'name'])
        .where('email_key', '=', emailKey)
        .where('role', '=', 'teacher')
        .executeTakeFirst()
    },

    /** No effect if they already teach it. */
    async addTeacher(classId: string, teacherId: string, byId: string, now: string): Promise<void> {
      await transact(db, async (trx) => {
        const added = await trx
          .insertInto('class_teachers')
          .values({ class_id: classId, teacher_id: teacherId, added_at: now, is_owner: 0 })
          .onConflict((conflict) => conflict.columns(['class_id', 'teacher_id']).doNothing())
          .returning('teacher_id')
          .executeTakeFirst()
        if (!added) return
        const note = {
          class_id: classId,
          at: now,
          action: 'teacher.added',
          by_id: byId,
          subject_id: teacherId,
        } as const
        await writeJournal(trx, [note])
      })
    },

    /** Owners cannot leave. A leaving co-teacher's requests are deleted. */
    async removeTeacher(classId: string, teacherId: string, byId: string, now: string): Promise<void> {
      await transact(db, async (trx) => {
        const gone = await trx
          .deleteFrom('class_teachers')
          .where('class_id', '=', classId)
          .where('teacher_id', '=', teacherId)
          .where('is_owner', '=', 0)
          .returning('teacher_id')
          .executeTakeFirst()
        if (!gone) return
        await trx
          .deleteFrom('learner_requests')
          .where('class_id', '=', classId)
          .where('asked_by', '=', teacherId)
          .execute()
        await trx.deleteFrom('class_offers').where('class_id', '=', classId).where('to_id', '=', teacherId).execute()
        const action = byId === teacherId ? 'teacher.left' : 'teacher.removed'
        await writeJournal(trx, [{ class_id: classId, at: now, action, by_id: byId, subject_id: teacherId }])
      })
    },
  }
}

function bookQueries(db: Database) {
  return {
    decisionsOf(classId: string) {
      return db
        .selectFrom('class_books')
        .leftJoin('users', 'users.id', 'class_books.decided_by')
        .select(['class_books.book_id', 'class_books.access', 'class_books.decided_at', 'users.name as decided_by'])
        .where('class_books.class_id', '=', classId)
        .execute()
    },

    async begunIn(classId: string): Promise<Map<number, number>> {
      const rows = await db
        .selectFrom('progress')
        .innerJoin('class_learners', 'class_learners.learner_id', 'progress.user_id')
        .select(['progress.book_id', sql<number>`count(*)`.as('begun')])
        .where('class_learners.class_id', '=', classId)
        .groupBy('progress.book_id')
        .execute()
      return new Map(rows.map(({ book_id, begun }) => [book_id, begun]))
    },

    async decide(classId: string, bookId: number, access: BookAccess, teacherId: string, now: string): Promise<void> {
      await db
        .insertInto('class_books')
        .values({ class_id: classId, book_id: bookId, access, decided_by: teacherId, decided_at: now })
        .onConflict((conflict) =>
          conflict.columns(['class_id', 'book_id']).doUpdateSet({ access, decided_by: teacherId, decided_at: now }),
        )
        .execute()
    },
  }
}
