import { Migrator } from 'kysely'
import { databaseFailure } from './failures.ts'
import type { Migration } from './migration.ts'
import { migrations as all } from './migrations/index.ts'
import type { Database } from './tables.ts'
import { transact, whileBusy } from './transact.ts'

const TABLE = 'schema_migrations'
/** Kysely wants one; what really holds others off is PostgreSQL's advisory lock, or SQLite's `begin immediate`. */
const LOCK_TABLE = 'schema_migrations_lock'

/**
 * Brings the schema up to date and answers the names of the steps that it ran: all of them, in one transaction, or none. Any number of
 * replicas may call it at once: one works, the others wait and find nothing left to do. Throws where a step fails, and where a newer
 * version of the app made the schema.
 */
export async function migrate(db: Database, steps: readonly Migration[] = all): Promise<string[]> {
  await takeOver(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(steps.map((step) => [step.name, step])) },
    migrationTableName: TABLE,
    migrationLockTableName: LOCK_TABLE,
    // Kysely tells the order in which steps ran by their times, and a school's clock may have been set back between two of them.
    allowUnorderedMigrations: true,
  })
  return whileBusy(async () => {
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error === undefined) return results.map(({ migrationName }) => migrationName)
    // Kysely has refused steps that it does not know before it ran any, but says nothing of newer versions.
    if (databaseFailure(error) === undefined) await refuseNewer(db, steps)
    throw error
  })
}

/** Names of the steps that have run. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const rows = await db.selectFrom(TABLE).select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

async function refuseNewer(db: Database, steps: readonly Migration[]): Promise<void> {
  const known = new Set(steps.map(({ name }) => name))
  const unknown = (await appliedMigrations(db)).filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new Error(`This database was made by a newer version of Lumbung (${unknown.join(', ')}): update the app first.`)
}

/**
 * Versions before Kysely's migrator wrote the same names into the same table, with the time in a column called otherwise, and locked a row
 * of `schema_locks`. Those versions read the names only, so they still start on what this leaves behind.
 */
async function takeOver(db: Database): Promise<void> {
  await transact(db, async (trx) => {
    await db.getExecutor().adapter.acquireMigrationLock(trx, { lockTable: LOCK_TABLE, lockRowId: TABLE })
    const table = (await trx.introspection.getTables()).find(({ name }) => name === TABLE)
    if (!table?.columns.some(({ name }) => name === 'applied_at')) return
    await trx.schema.alterTable(TABLE).renameColumn('applied_at', 'timestamp').execute()
    await trx.schema.dropTable('schema_locks').ifExists().execute()
  })
}
