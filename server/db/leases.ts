import type { Clock } from '../lib/clock.ts'
import { isoAfter } from '../lib/clock.ts'
import type { Database } from './tables.ts'

/**
 * Takes a lease, or prolongs the one that `holder` has; answers whether it is theirs now. Whoever dies loses it when its time is over, so that
 * another replica goes on.
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
        // One that ends much later than ours would was taken by a wrong clock.
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

/** Gives a lease back, where `holder` has it. */
export async function giveBackLease(db: Database, id: string, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('id', '=', id).where('holder', '=', holder).execute()
}
