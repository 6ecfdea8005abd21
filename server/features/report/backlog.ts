import { sql } from 'kysely'
import type { Database } from '../../db/tables.ts'

/** How many learners in classes have projections that are behind their events, and since when the oldest is. */
export async function reportsBehind(db: Database, now: Date): Promise<{ count: number; seconds: number }> {
  const { count, since } = await db
    .selectFrom('digests')
    .innerJoin('class_learners', 'class_learners.learner_id', 'digests.learner_id')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('behind_since').as('since')])
    // As the index digests_behind has it.
    .where(sql<boolean>`(made_of is null or made_of <> version)`)
    .executeTakeFirstOrThrow()
  return { count, seconds: since === null ? 0 : Math.max(0, (now.getTime() - Date.parse(since)) / 1000) }
}
