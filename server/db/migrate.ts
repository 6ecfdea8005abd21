import { Migrator } from 'kysely'
import { databaseFailure } from './failures.ts'
import type { Migration } from './migration.ts'
import { migrations as all } from './migrations/index.ts'
import type { Database } from './tables.ts'
import { transact, whileBusy } from './transact.ts'

const TABLE = 'schema_migrations'
/** Required by Kysely; the real exclusion is PostgreSQL's advisory lock or SQLite's `begin immediate`. */
const LOCK_TABLE = 'schema_migrations_lock'

/**
 * Migrates the schema in one transaction and returns the names of the steps it ran. Safe to call from several replicas at once: one works, the others
 * wait and find nothing left to do. Throws if a step fails, or if a newer version of the app made the schema.
 */
export async function migrate(db: Database, steps: readonly Migration[] = all): Promise<string[]> {
  await takeOver(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(steps.map((step) => [step.name, step])) },
    migrationTableName: TABLE,
    migrationLockTableName: LOCK_TABLE,
    // Kysely orders past steps by their times, and a school's clock may have been set back between two of them.
    allowUnorderedMigrations: true,
  })
  return whileBusy(async () => {
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error === undefined) return results.map(({ migrationName }) => migrationName)
    // Kysely rejects unknown steps before it runs any, but its error does not mention newer versions.
    if (databaseFailure(error) === undefined) await refuseNewer(db, steps)
    throw error
  })
}

/** Names of the applied steps. */
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
 * Versions before Kysely's migrator wrote the same names into the same table, with the time in another column, and locked a row of `schema_locks`.
 * They read only the names, so they still start after this.
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
