import type { Clock } from '../lib/clock.ts'
import { isoAfter } from '../lib/clock.ts'
import type { Database } from './tables.ts'

/**
 * Takes a lease or extends the one `holder` has; returns whether they hold it now. The lease of a dead process expires, so another replica can
 * continue.
 */
export async function takeLease(
  db: Database,
  clock: Clock,
  { id, holder, seconds }: { id: string; holder: string; seconds: number },
): Promise<boolean> {
  const now = clock()
  const taken = await db
    .insertInto('leases')
    .values({ id, holder, ends_at: isoAfter(now, seconds) })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ holder: eb.ref('excluded.holder'), ends_at: eb.ref('excluded.ends_at') }))
        // A lease that ends much later than ours would was taken with a wrong clock.
        .where((eb) =>
          eb.or([
            eb('leases.holder', '=', holder),
            eb('leases.ends_at', '<=', now.toISOString()),
            eb('leases.ends_at', '>', isoAfter(now, 2 * seconds)),
          ]),
        ),
    )
    .returning('holder')
    .executeTakeFirst()
  return taken !== undefined
}

/** Releases a lease if `holder` has it. */
export async function giveBackLease(db: Database, id: string, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('id', '=', id).where('holder', '=', holder).execute()
}
