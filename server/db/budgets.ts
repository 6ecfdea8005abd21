import { sql } from 'kysely'
import { isoAfter } from '../lib/clock.ts'
import { fingerprint } from '../lib/secrets.ts'
import type { Limit } from './limits.ts'
import type { Database } from './tables.ts'

/** So much of a budget is used: `key` says whose and of what, `limit` how much there is in how long. */
export interface Charge {
  readonly key: string
  readonly amount: number
  readonly limit: Limit
}

/** Who is refused goes on asking; a counter that is full grows no further than an integer of the database holds. */
const COUNT_MAX = 1_000_000_000

/** Seconds until these budgets have something left; 0 where all of them have now. Nothing is used. */
export async function waitFor(db: Database, now: Date, charges: readonly Charge[]): Promise<number> {
  if (charges.length === 0) return 0
  const rows = await db
    .selectFrom('limits')
    .selectAll()
    .where('id', 'in', [...byId(charges).keys()])
    .where('resets_at', '>', now.toISOString())
    .execute()
  return longestWait(now, charges, rows, (count, max) => count >= max)
}

/** Uses up budgets, all in one statement; answers the seconds to wait where one of them does not reach, else 0. The caller's transaction undoes it then. */
export async function spend(db: Database, now: Date, charges: readonly Charge[]): Promise<number> {
  if (charges.length === 0) return 0
  // In one order everywhere, so that two who spend at once cannot wait for each other.
  const values = [...byId(charges)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { amount, limit }]) => ({ id, count: amount, resets_at: isoAfter(now, limit.seconds) }))
  const isOver = sql<boolean>`limits.resets_at <= ${now.toISOString()}`
  const rows = await db
    .insertInto('limits')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        count: sql<number>`case when ${isOver} then excluded.count when limits.count > ${sql.lit(COUNT_MAX)} then limits.count else limits.count + excluded.count end`,
        resets_at: sql<string>`case when ${isOver} then excluded.resets_at else limits.resets_at end`,
      }),
    )
    .returning(['id', 'count', 'resets_at'])
    .execute()
  return longestWait(now, charges, rows, (count, max) => count > max)
}

const byId = (charges: readonly Charge[]) => new Map(charges.map((charge) => [fingerprint(charge.key), charge]))

function longestWait(
  now: Date,
  charges: readonly Charge[],
  rows: readonly { readonly id: string; readonly count: number; readonly resets_at: string }[],
  isOut: (count: number, max: number) => boolean,
): number {
  const known = byId(charges)
  const waits = rows.flatMap(({ id, count, resets_at }) => {
    const charge = known.get(id)
    if (!charge || !isOut(count, charge.limit.max)) return []
    return [Math.max(1, Math.ceil((Date.parse(resets_at) - now.getTime()) / 1000))]
  })
  return Math.max(0, ...waits)
}
