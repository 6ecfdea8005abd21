import { setTimeout as delay } from 'node:timers/promises'
import { databaseFailure } from './failures.ts'
import type { Migration } from './migration.ts'
import { migrations as all } from './migrations/index.ts'
import type { Database } from './tables.ts'
import { transact } from './transact.ts'

const LOCK = 'migrations'
const TRIES = 50

/**
 * Brings the schema up to date and answers the names of the steps that it ran. Any number of replicas may call it at
 * once: one works, the others wait and find nothing left to do. Throws where a newer version of the app made the schema.
 */
export async function migrate(db: Database, steps: readonly Migration[] = all): Promise<string[]> {
  await makeLock(db)
  return transact(db, async (trx) => {
    // Whoever updates the row first holds it until the end of the transaction. On SQLite the transaction itself is the lock.
    await trx
      .updateTable('schema_locks')
      .set((eb) => ({ taken: eb('taken', '+', 1) }))
      .where('id', '=', LOCK)
      .execute()
    const applied = await trx.selectFrom('schema_migrations').select('name').execute()
    const names = new Set(applied.map(({ name }) => name))
    refuseNewer(names, steps)
    const missing = steps.filter(({ name }) => !names.has(name))
    for (const step of missing) {
      await step.up(trx)
      await trx
        .insertInto('schema_migrations')
        .values({ name: step.name, applied_at: new Date().toISOString() })
        .execute()
    }
    return missing.map(({ name }) => name)
  })
}

function refuseNewer(applied: ReadonlySet<string>, steps: readonly Migration[]): void {
  const known = new Set(steps.map(({ name }) => name))
  const unknown = [...applied].filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new Error(`This database was made by a newer version of Lumbung (${unknown.join(', ')}): update the app first.`)
}

/** `create table if not exists` is no lock: PostgreSQL lets two of them collide in its own catalogue, and the loser tries again. */
async function makeLock(db: Database): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    try {
      await db.schema
        .createTable('schema_migrations')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('applied_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('schema_locks')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('taken', 'integer', (column) => column.notNull())
        .execute()
      await db
        .insertInto('schema_locks')
        .values({ id: LOCK, taken: 0 })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      return
    } catch (error) {
      if (turn === TRIES || !isCollision(error)) throw error
      await delay(10 + Math.random() * 40)
    }
  }
}

function isCollision(error: unknown): boolean {
  const failure = databaseFailure(error)
  if (failure === 'unique' || failure === 'busy') return true
  // Duplicate table, duplicate object, and "tuple concurrently updated".
  return error instanceof Error && 'code' in error && ['42P07', '42710', 'XX000'].includes(String(error.code))
}
