import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { Pool, types } from 'pg'
import { prepareFolder, sqliteFile } from './dataFolder.ts'
import { watchPool } from './pool.ts'
import { nameOfPrepared } from './prepared.ts'
import { SqliteFileDialect } from './sqlite.ts'
import type { Database, Tables } from './tables.ts'

/** Where the data is: a PostgreSQL cluster that replicas share, or a file of this machine's own. */
export type DatabasePlace =
  | { readonly engine: 'postgres'; readonly url: string }
  | { readonly engine: 'sqlite'; readonly folder: string }

/** Opens the database; connections are made at the first query. `onLost` hears of PostgreSQL connections that broke, of which there are at most `connections`. */
export function openDatabase(
  place: DatabasePlace,
  onLost: (error: Error) => void = () => undefined,
  connections = 10,
): Database {
  if (place.engine === 'sqlite') {
    prepareFolder(place.folder)
    const dialect = new SqliteFileDialect(sqliteFile(place.folder))
    return watchPool(new Kysely<Tables>({ dialect }), dialect.pool)
  }
  const pool = new Pool({
    connectionString: place.url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // A query that hangs must not hold a connection of the pool for ever.
    statement_timeout: 30_000,
    application_name: 'lumbung',
    types: { getTypeParser },
  })
  // Without a listener on it a connection that breaks would end the process. The pool listens to idle ones only.
  pool.on('connect', (client) => client.on('error', onLost))
  // It repeats there what the connection has said already.
  pool.on('error', () => undefined)
  return watchPool(new Kysely<Tables>({ dialect: new PostgresDialect({ pool: naming(pool) }) }), () => ({
    open: pool.totalCount,
    waiting: pool.waitingCount,
  }))
}

/** Kysely's view of a pool, on which statements that are sent again and again are prepared once for each connection. */
const naming = (pool: Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect()
    const query = (text: string, values: readonly unknown[]) => {
      const name = nameOfPrepared(text)
      return client.query({ text, values: [...values], ...(name !== undefined && { name }) })
    }
    // Kysely also gives it cursors, where something streams; nothing in the service does.
    return { query: query as never, release: () => client.release() }
  },
  end: () => pool.end(),
})

/** Counts and running numbers are numbers on either engine; pg would give 64-bit ones as texts. Ours stay far below 2^53. */
const getTypeParser: typeof types.getTypeParser = (id, format) =>
  id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)
