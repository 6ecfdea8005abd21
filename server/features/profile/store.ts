import type { z } from 'zod'
import type { AvatarVariant } from '../../../src/content/avatarVariant.ts'
import { variantSchema } from '../../../src/content/avatarVariantSchema.ts'
import { type Comfort, COMFORTS } from '../../../src/content/comfort.ts'
import type { pawPrints } from '../../contract/comfort.ts'
import { classesInUse } from '../../db/classesInUse.ts'
import type { PlayMode } from '../../contract/playMode.ts'
import type { Database } from '../../db/tables.ts'

/** What `pawPrints` parses to. */
export type PawPrints = z.output<typeof pawPrints>

/** Found pages by book, in the order of the books. */
function pawPrintsByBook(
  rows: readonly { readonly book_id: number; readonly page_id: string; readonly total: number }[],
): PawPrints[] {
  const byBook = new Map<number, PawPrints>()
  for (const { book_id, page_id, total } of rows) {
    const book = byBook.get(book_id) ?? { book_id, page_ids: [], total }
    byBook.set(book_id, { book_id, page_ids: [...book.page_ids, page_id], total: Math.max(book.total, total) })
  }
  return [...byBook.values()]
}

/** Choices as they are stored; those that the app no longer has are left out. */
const comfortsIn = (chosen: string): Comfort[] => {
  const names = new Set(chosen.split(' '))
  return COMFORTS.filter((comfort) => names.has(comfort))
}

/** A learner's class and choices: avatar variant for book 3, calm mode, reading comfort, found paw-prints, and how they play. */
export function profileStore(db: Database) {
  return {
    classOf(userId: string): Promise<{ group_name: string; course_name: string; story_asks: number } | undefined> {
      return classesInUse(db)
        .innerJoin('class_learners', 'class_learners.class_id', 'classes.id')
        .select(['classes.group_name', 'classes.course_name', 'classes.story_asks'])
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

    async modeOf(userId: string): Promise<PlayMode> {
      const row = await db.selectFrom('play_modes').select('mode').where('user_id', '=', userId).executeTakeFirst()
      return row?.mode ?? 'all'
    },

    async setMode(userId: string, mode: PlayMode, now: string): Promise<void> {
      await db
        .insertInto('play_modes')
        .values({ user_id: userId, mode, chosen_at: now })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ mode, chosen_at: now }))
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

    ...readingQueries(db),
  }
}

/** What makes reading easier for a learner, and where they have found Kiko. */
function readingQueries(db: Database) {
  return {
    /** `null` before the child has chosen. */
    async comfortOf(userId: string): Promise<Comfort[] | null> {
      const row = await db.selectFrom('comforts').select('chosen').where('user_id', '=', userId).executeTakeFirst()
      return row ? comfortsIn(row.chosen) : null
    },

    async setComfort(userId: string, comfort: readonly Comfort[], now: string): Promise<void> {
      const choice = { chosen: comfort.join(' '), chosen_at: now }
      await db
        .insertInto('comforts')
        .values({ user_id: userId, ...choice })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(choice))
        .execute()
    },

    async pawPrintsOf(userId: string): Promise<PawPrints[]> {
      const rows = await db
        .selectFrom('paw_prints')
        .select(['book_id', 'page_id', 'total'])
        .where('user_id', '=', userId)
        .orderBy('book_id')
        .orderBy('page_id')
        .execute()
      return pawPrintsByBook(rows)
    },

    /** The first find counts. */
    async addPawPrints(userId: string, { book_id, page_ids, total }: PawPrints, now: string): Promise<void> {
      await db
        .insertInto('paw_prints')
        .values(page_ids.map((page_id) => ({ user_id: userId, book_id, page_id, total, found_at: now })))
        .onConflict((conflict) => conflict.columns(['user_id', 'book_id', 'page_id']).doUpdateSet({ total }))
        .execute()
    },
  }
}

/** What `profileStore` gives. */
export type ProfileStore = ReturnType<typeof profileStore>
