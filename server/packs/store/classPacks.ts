import { sql } from 'kysely'
import { classesInUse } from '../../db/classesInUse.ts'
import type { Database } from '../../db/tables.ts'

/** A class that has a book. */
export interface ClassOfPack {
  readonly classId: string
  readonly key: string
  readonly place: number
  readonly isOpen: boolean
}

/** Which class reads which books. */
export function classPacks(db: Database) {
  return {
    /** Opens a book to a class, or closes it, at a place of its shelf. */
    async setAccess(
      classId: string,
      key: string,
      { place, isOpen }: { readonly place: number; readonly isOpen: boolean },
    ): Promise<void> {
      const row = { class_id: classId, key, place, is_open: isOpen ? 1 : 0 }
      await db
        .insertInto('class_packs')
        .values(row)
        .onConflict((conflict) => conflict.columns(['class_id', 'key']).doUpdateSet({ place, is_open: row.is_open }))
        .execute()
    },

    /** The last place of a class's shelf; 0 where it has no books. */
    async lastPlace(classId: string): Promise<number> {
      const row = await db
        .selectFrom('class_packs')
        .select((eb) => eb.fn.max('place').as('place'))
        .where('class_id', '=', classId)
        .executeTakeFirst()
      return row?.place ?? 0
    },

    /** The books of a class that are not withdrawn, in the order of its shelf. */
    async ofClass(classId: string): Promise<{ readonly key: string; readonly isOpen: boolean }[]> {
      const rows = await db
        .selectFrom('class_packs')
        .innerJoin('packs', 'packs.key', 'class_packs.key')
        .select(['class_packs.key', 'is_open'])
        .where('class_id', '=', classId)
        .where('withdrawn_at', 'is', null)
        .orderBy('place')
        .orderBy('number')
        .execute()
      return rows.map(({ key, is_open }) => ({ key, isOpen: is_open === 1 }))
    },
  }
}

/** Who may see which class books. */
export function packReaders(db: Database) {
  return {
    /** Keys of the class books that a learner reads, in the order of the class's shelf: those open to the class. */
    async openTo(learnerId: string): Promise<string[]> {
      const rows = await classesInUse(db)
        .innerJoin('class_learners', 'class_learners.class_id', 'classes.id')
        .innerJoin('class_packs', 'class_packs.class_id', 'classes.id')
        .innerJoin('packs', 'packs.key', 'class_packs.key')
        .select('packs.key')
        .where('learner_id', '=', learnerId)
        .where('is_open', '=', 1)
        .where('withdrawn_at', 'is', null)
        .orderBy('place')
        .orderBy('number')
        .execute()
      return rows.map(({ key }) => key)
    },

    /** Where books stand in the classes that a teacher teaches. */
    async taughtBy(teacherId: string): Promise<ClassOfPack[]> {
      const rows = await classesInUse(db)
        .innerJoin('class_teachers', 'class_teachers.class_id', 'classes.id')
        .innerJoin('class_packs', 'class_packs.class_id', 'classes.id')
        .select(['class_packs.class_id', 'class_packs.key', 'class_packs.place', 'class_packs.is_open'])
        .where('teacher_id', '=', teacherId)
        .orderBy('place')
        .orderBy('class_packs.key')
        .execute()
      return rows.map(({ class_id, key, place, is_open }) => ({ classId: class_id, key, place, isOpen: is_open === 1 }))
    },

    /** Keys of the class books that a class's reports speak of: those that it has or had, and those that one of its learners has begun. */
    async everReadIn(classId: string): Promise<string[]> {
      const { rows } = await sql<{ key: string }>`
        select key from class_packs where class_id = ${classId}
        union select packs.key from class_learners
          inner join progress on progress.user_id = class_learners.learner_id
          inner join packs on packs.number = progress.book_id
          where class_learners.class_id = ${classId}`.execute(db)
      return rows.map(({ key }) => key).sort()
    },
  }
}
