import type { AvatarVariant } from '../../../src/content/avatarVariant.ts'
import { variantSchema } from '../../../src/content/avatarVariantSchema.ts'
import { classesInUse } from '../../db/classesInUse.ts'
import type { Database } from '../../db/tables.ts'

/** A learner's class, avatar variant for book 3, and calm mode. */
export function profileStore(db: Database) {
  return {
    classOf(userId: string): Promise<{ group_name: string; course_name: string } | undefined> {
      return classesInUse(db)
        .innerJoin('class_learners', 'class_learners.class_id', 'classes.id')
        .select(['classes.group_name', 'classes.course_name'])
        .where('class_learners.learner_id', '=', userId)
        .executeTakeFirst()
    },

    /** None if the stored variant is no longer offered. */
    async variantOf(userId: string): Promise<AvatarVariant | null> {
      const row = await db
        .selectFrom('looks')
        .select(['skin', 'hair', 'headwear'])
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return variantSchema.safeParse(row).data ?? null
    },

    async setVariant(userId: string, variant: AvatarVariant, now: string): Promise<void> {
      await db
        .insertInto('looks')
        .values({ user_id: userId, ...variant, chosen_at: now })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...variant, chosen_at: now }))
        .execute()
    },

    async isCalm(userId: string): Promise<boolean> {
      const row = await db.selectFrom('calm').select('is_calm').where('user_id', '=', userId).executeTakeFirst()
      return row?.is_calm === 1
    },

    async setCalm(userId: string, calm: boolean, now: string): Promise<void> {
      const choice = { is_calm: calm ? 1 : 0, chosen_at: now }
      await db
        .insertInto('calm')
        .values({ user_id: userId, ...choice })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(choice))
        .execute()
    },
  }
}

/** What `profileStore` gives. */
export type ProfileStore = ReturnType<typeof profileStore>
