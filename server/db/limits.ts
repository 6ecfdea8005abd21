import { sql } from 'kysely'
import type { Clock } from '../lib/clock.ts'
import { isoAfter } from '../lib/clock.ts'
import { fingerprint } from '../lib/secrets.ts'
import type { Database } from './tables.ts'

/** A maximum count within a number of seconds. */
export interface Limit {
  readonly max: number
  readonly seconds: number
}

/** Rate limit counters in the database, shared by all replicas. Keys are stored as hashes. */
export function limitStore(db: Database, clock: Clock) {
  return {
    /**
     * Counts one; returns the seconds to wait if that exceeds the limit, else 0. Counts before checking, so that parallel bursts cannot slip through.
     */
    async take(key: string, { max, seconds }: Limit): Promise<number> {
      const now = clock()
      // A window that ends later than a new one would was started with a wrong clock.
      const isOver = sql<boolean>`(limits.resets_at <= ${now.toISOString()} or limits.resets_at > ${isoAfter(now, seconds)})`
      const row = await db
        .insertInto('limits')
        .values({ id: fingerprint(key), count: 1, resets_at: isoAfter(now, seconds) })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({
            count: sql<number>`case when ${isOver} then 1 else limits.count + 1 end`,
            resets_at: sql<string>`case when ${isOver} then excluded.resets_at else limits.resets_at end`,
          }),
        )
        .returning(['count', 'resets_at'])
        .executeTakeFirstOrThrow()
      if (row.count <= max) return 0
      return Math.max(1, Math.ceil((Date.parse(row.resets_at) - now.getTime()) / 1000))
    },

    /** Takes back one count after a success. */
    async giveBack(key: string): Promise<void> {
      await db
        .updateTable('limits')
        .set({ count: sql<number>`count - 1` })
        .where('id', '=', fingerprint(key))
        .where('count', '>', 0)
        .execute()
    },

    /** Resets these keys. */
    async forget(keys: readonly string[]): Promise<void> {
      await db.deleteFrom('limits').where('id', 'in', keys.map(fingerprint)).execute()
    },

    /** Deletes expired counters. */
    async sweep(): Promise<void> {
      await db.deleteFrom('limits').where('resets_at', '<=', clock().toISOString()).execute()
    },
  }
}
