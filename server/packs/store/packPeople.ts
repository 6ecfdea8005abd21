import { classesInUse } from '../../db/classesInUse.ts'
import type { Database } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import { titlesIn } from '../books/unreadable.ts'

/** A child who is in a book. */
export interface PersonInPack {
  readonly key: string
  readonly learnerId: string
  readonly classId: string
}

/** A book that a child is in, and when her family's yes was noted. */
interface BookWithPerson {
  readonly learner_id: string
  readonly key: string
  readonly titles: { readonly en: string; readonly id: string }
  readonly at: string
}

/** Which children's pictures or voices are in which books. */
export const packPeople = (db: Database) => ({ ...noting(db), ...telling(db) })

function noting(db: Database) {
  return {
    /** Says which children of a class are in a book. Whoever is noted already keeps the day of her family's yes; children of other classes stay as they are. */
    setPeople(
      { classId, key }: { readonly classId: string; readonly key: string },
      learnerIds: readonly string[],
      { by, at }: { readonly by: string; readonly at: string },
    ): Promise<void> {
      return transact(db, async (trx) => {
        const ofClass = trx.selectFrom('class_learners').select('learner_id').where('class_id', '=', classId)
        await trx
          .deleteFrom('pack_people')
          .where('pack', '=', key)
          .where('learner_id', 'in', ofClass)
          .$if(learnerIds.length > 0, (query) => query.where('learner_id', 'not in', learnerIds))
          .execute()
        if (learnerIds.length === 0) return
        await trx
          .insertInto('pack_people')
          .values(learnerIds.map((learner_id) => ({ pack: key, learner_id, consent_by: by, at })))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      })
    },

    /** How many of these are learners of a class. */
    async countIn(classId: string, learnerIds: readonly string[]): Promise<number> {
      if (learnerIds.length === 0) return 0
      const rows = await db
        .selectFrom('class_learners')
        .select('learner_id')
        .where('class_id', '=', classId)
        .where('learner_id', 'in', learnerIds)
        .execute()
      return rows.length
    },
  }
}

function telling(db: Database) {
  return {
    /** The children in books, as far as they are in classes that a teacher teaches. */
    async peopleSeenBy(teacherId: string): Promise<PersonInPack[]> {
      const rows = await classesInUse(db)
        .innerJoin('class_teachers', 'class_teachers.class_id', 'classes.id')
        .innerJoin('class_learners', 'class_learners.class_id', 'classes.id')
        .innerJoin('pack_people', 'pack_people.learner_id', 'class_learners.learner_id')
        .select(['pack_people.pack', 'pack_people.learner_id', 'class_learners.class_id'])
        .where('teacher_id', '=', teacherId)
        .orderBy('pack')
        .orderBy('pack_people.learner_id')
        .execute()
      return rows.map(({ pack, learner_id, class_id }) => ({ key: pack, learnerId: learner_id, classId: class_id }))
    },

    /** The books that these children are in. */
    async booksWith(learnerIds: readonly string[]): Promise<BookWithPerson[]> {
      if (learnerIds.length === 0) return []
      const rows = await db
        .selectFrom('pack_people')
        .innerJoin('packs', 'packs.key', 'pack_people.pack')
        .innerJoin('pack_revisions', (join) =>
          join.onRef('pack_revisions.key', '=', 'packs.key').onRef('pack_revisions.revision', '=', 'packs.revision'),
        )
        .select(['learner_id', 'packs.key', 'content', 'at'])
        .where('learner_id', 'in', learnerIds)
        .orderBy('number')
        .execute()
      return rows.map(({ learner_id, key, content, at }) => ({ learner_id, key, titles: titlesIn(content, key), at }))
    },
  }
}
