import type { Database } from '../../db/tables.ts'

/** What the service records about itself. */
export function healthStore(db: Database) {
  return {
    /** Writes a time durably to the disk; throws if the database cannot. */
    async beat(id: 'clock' | 'write', at: Date): Promise<void> {
      const values = { id, at: at.toISOString() }
      await db
        .insertInto('heartbeats')
        .values(values)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: values.at }))
        .execute()
    },

    /** When a service with a trusted clock last wrote, ms since 1970; without such a record, the newest save or sign-in. */
    async newestRecord(): Promise<number | undefined> {
      const row = await db.selectFrom('heartbeats').select('at').where('id', '=', 'clock').executeTakeFirst()
      if (row) return Date.parse(row.at)
      const newest = await db
        .selectFrom('progress')
        .select((eb) => eb.fn.max('updated_at').as('saved'))
        .select((eb) =>
          eb
            .selectFrom('tokens')
            .select((inner) => inner.fn.max('created_at').as('made'))
            .as('signedIn'),
        )
        .executeTakeFirst()
      const moments = [newest?.saved, newest?.signedIn].flatMap((text) => (text ? [Date.parse(text)] : []))
      return moments.length === 0 ? undefined : Math.max(...moments)
    },

    /** Whether anybody has an account. */
    async hasPeople(): Promise<boolean> {
      return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
    },

    /** Whether anything waits for a trusted clock. */
    async hasUncertain(): Promise<boolean> {
      return (await db.selectFrom('uncertain_arrivals').select('id').limit(1).executeTakeFirst()) !== undefined
    },
  }
}

/** What `healthStore` gives. */
export type HealthStore = ReturnType<typeof healthStore>
