import { sql } from 'kysely'
import type { Database } from '../../db/tables.ts'

/** Whether the database answers; throws where it does not. */
export function healthStore(db: Database) {
  return {
    async ping(): Promise<void> {
      await sql`select 1`.execute(db)
    },
  }
}

/** What `healthStore` gives. */
export type HealthStore = ReturnType<typeof healthStore>
