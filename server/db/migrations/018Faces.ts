import type { Migration } from '../migration.ts'

/** Frames as they were named when this step was written. */
const FRAMES = ['sun', 'leaf', 'wave', 'dots', 'stripes', 'star'] as const

/** A face has a frame, so that no two of a class look alike; children who are there already may choose theirs at their next sign-in. */
export const faces: Migration = {
  name: '018-faces',
  async up(db) {
    await db.schema
      .alterTable('picture_signins')
      .addColumn('frame', 'text', (column) => column.notNull().defaultTo(FRAMES[0]))
      .execute()
    await db.schema
      .alterTable('picture_signins')
      .addColumn('is_chosen', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    const rows = await db
      .selectFrom('picture_signins')
      .innerJoin('class_learners', 'class_learners.learner_id', 'picture_signins.learner_id')
      .select(['picture_signins.learner_id', 'avatar', 'class_id'])
      .orderBy('picture_signins.learner_id')
      .execute()
    const used = new Map<string, number>()
    for (const { learner_id, avatar, class_id } of rows) {
      const key = `${class_id} ${avatar}`
      const count = used.get(key) ?? 0
      used.set(key, count + 1)
      const frame = FRAMES[count % FRAMES.length] ?? FRAMES[0]
      await db.updateTable('picture_signins').set({ frame }).where('learner_id', '=', learner_id).execute()
    }
  },
}
