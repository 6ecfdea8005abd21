import type { Database } from '../../db/tables.ts'
import { isoAfter } from '../../lib/clock.ts'

/** How long the id of a save is remembered, in seconds: a tablet whose work was carried may come back itself much later. */
const REMEMBERED_SECONDS = 400 * 86_400

/** After this long a save that began to be stored was interrupted, and may be stored again; seconds. */
const INTERRUPTED_SECONDS = 60

/** Whether a save may be stored. `mine`: yes; then call `done` or `release` · `done`: it is stored already · `busy`: it is being stored right now. */
type Claim = 'mine' | 'done' | 'busy'

/** Which saves of learners have arrived, by the ids that their devices gave them. */
export function takenSaveStore(db: Database) {
  return {
    /** Claims a save before it is stored, so that it is stored once, even if it arrives on two ways at the same time. */
    async claim(learner_id: string, id: string, now: Date): Promise<Claim> {
      const claimed_at = now.toISOString()
      const claimed = await db
        .insertInto('taken_saves')
        .values({ learner_id, id, claimed_at, is_done: 0 })
        .onConflict((conflict) =>
          conflict
            .columns(['learner_id', 'id'])
            .doUpdateSet({ claimed_at })
            .where('taken_saves.is_done', '=', 0)
            .where('taken_saves.claimed_at', '<=', isoAfter(now, -INTERRUPTED_SECONDS)),
        )
        .returning('id')
        .executeTakeFirst()
      if (claimed) return 'mine'
      const query = db.selectFrom('taken_saves').select('is_done').where('learner_id', '=', learner_id)
      const row = await query.where('id', '=', id).executeTakeFirst()
      return row?.is_done === 1 ? 'done' : 'busy'
    },

    /** It is stored: from now on it counts as known. */
    async done(learner_id: string, id: string): Promise<void> {
      const query = db.updateTable('taken_saves').set({ is_done: 1 }).where('learner_id', '=', learner_id)
      await query.where('id', '=', id).execute()
    },

    /** It was not stored: it may come again. */
    async release(learner_id: string, id: string): Promise<void> {
      const query = db.deleteFrom('taken_saves').where('learner_id', '=', learner_id).where('is_done', '=', 0)
      await query.where('id', '=', id).execute()
    },

    /** Forgets the ids of saves that arrived long ago. */
    async sweep(now: Date): Promise<void> {
      await db.deleteFrom('taken_saves').where('claimed_at', '<=', isoAfter(now, -REMEMBERED_SECONDS)).execute()
    },
  }
}

/** What `takenSaveStore` gives. */
export type TakenSaveStore = ReturnType<typeof takenSaveStore>
