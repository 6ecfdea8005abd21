import { sql } from 'kysely'
import { isoAfter } from '../lib/clock.ts'
import { fingerprint } from '../lib/secrets.ts'
import type { Limit } from './limits.ts'
import type { Database } from './tables.ts'

/** An amount to use from a budget: `key` says whose and of what, `limit` how much per period. */
export interface Charge {
  readonly key: string
  readonly amount: number
  readonly limit: Limit
}

/** Rejected clients keep trying, so the counter is capped at the largest integer the database can store. */
const COUNT_MAX = 1_000_000_000

/** Seconds until all these budgets have something left; 0 if they do now. Uses nothing. */
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

/** Charges the budgets in one statement. Returns 0, or the seconds to wait if one is exhausted; the caller then rolls back. */
export async function spend(db: Database, now: Date, charges: readonly Charge[]): Promise<number> {
  if (charges.length === 0) return 0
  // Always in the same order, to avoid deadlocks.
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
