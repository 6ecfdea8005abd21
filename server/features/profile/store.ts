import type { Database } from '../../db/tables.ts'

/** Which class a learner is in. */
export function profileStore(db: Database) {
  return {
    classOf(userId: string): Promise<{ group_name: string; course_name: string } | undefined> {
      return db
        .selectFrom('class_learners')
        .innerJoin('classes', 'classes.id', 'class_learners.class_id')
        .select(['classes.group_name', 'classes.course_name'])
        .where('class_learners.learner_id', '=', userId)
        .executeTakeFirst()
    },
  }
}

/** What `profileStore` gives. */
export type ProfileStore = ReturnType<typeof profileStore>
