import type { PlayMode } from '../../contract/playMode.ts'
import type { Database, PathChoicesTable } from '../../db/tables.ts'

/** What teachers have chosen for children's paths, one row a language. */
export function pathStore(db: Database) {
  return {
    /** Choices of one child. */
    ofLearner(learnerId: string): Promise<PathChoicesTable[]> {
      return db.selectFrom('path_choices').selectAll().where('learner_id', '=', learnerId).orderBy('lang').execute()
    },

    /** Choices of the children of a class. */
    ofClass(classId: string): Promise<PathChoicesTable[]> {
      return db
        .selectFrom('path_choices')
        .innerJoin('class_learners', 'class_learners.learner_id', 'path_choices.learner_id')
        .selectAll('path_choices')
        .where('class_learners.class_id', '=', classId)
        .execute()
    },

    /** How the children of a class play; those who have not chosen play with sound and pictures. */
    async modesOfClass(classId: string): Promise<ReadonlyMap<string, PlayMode>> {
      const rows = await db
        .selectFrom('play_modes')
        .innerJoin('class_learners', 'class_learners.learner_id', 'play_modes.user_id')
        .select(['user_id', 'mode'])
        .where('class_learners.class_id', '=', classId)
        .execute()
      return new Map(rows.map(({ user_id, mode }) => [user_id, mode]))
    },

    /** Stores a choice in the place of an earlier one. */
    async put(row: PathChoicesTable): Promise<void> {
      const { learner_id: _learner, lang: _lang, ...change } = row
      await db
        .insertInto('path_choices')
        .values(row)
        .onConflict((conflict) => conflict.columns(['learner_id', 'lang']).doUpdateSet(change))
        .execute()
    },

    async remove(learnerId: string, lang: PathChoicesTable['lang']): Promise<void> {
      await db.deleteFrom('path_choices').where('learner_id', '=', learnerId).where('lang', '=', lang).execute()
    },
  }
}

/** What `pathStore` gives. */
export type PathStore = ReturnType<typeof pathStore>
