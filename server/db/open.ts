import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { Pool, types } from 'pg'
import { prepareFolder, sqliteFile } from './dataFolder.ts'
import { watchPool } from './pool.ts'
import { nameOfPrepared } from './prepared.ts'
import { SqliteFileDialect } from './sqlite.ts'
import type { Database, Tables } from './tables.ts'

/** Where the data is: a PostgreSQL cluster shared by replicas, or a local file. */
export type DatabasePlace =
  | { readonly engine: 'postgres'; readonly url: string }
  | { readonly engine: 'sqlite'; readonly folder: string }

/** Opens the database; connections are made at the first query, at most `connections`. `onLost` is called when a PostgreSQL connection breaks. */
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
    // A hanging query must not hold a connection of the pool forever.
    statement_timeout: 30_000,
    application_name: 'lumbung',
    types: { getTypeParser },
  })
  // Without a listener, a broken connection would end the process. The pool listens to idle ones only.
  pool.on('connect', (client) => client.on('error', onLost))
  // The pool repeats the connection's error here.
  pool.on('error', () => undefined)
  return watchPool(new Kysely<Tables>({ dialect: new PostgresDialect({ pool: naming(pool) }) }), () => ({
    open: pool.totalCount,
    waiting: pool.waitingCount,
  }))
}

/** The pool for Kysely; frequent statements are prepared once per connection. */
const naming = (pool: Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect()
    const query = (text: string, values: readonly unknown[]) => {
      const name = nameOfPrepared(text)
      return client.query({ text, values: [...values], ...(name !== undefined && { name }) })
    }
    // Kysely also passes cursors for streaming, which the service does not use.
    return { query: query as never, release: () => client.release() }
  },
  end: () => pool.end(),
})

/** pg returns 64-bit integers as strings; ours stay far below 2^53, so they are parsed as numbers as on SQLite. */
const getTypeParser: typeof types.getTypeParser = (id, format) =>
  id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)
