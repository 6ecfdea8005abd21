import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { Pool } from 'pg'
import { sqliteFile } from '../../server/db/dataFolder.ts'
import type { DatabasePlace } from '../../server/db/open.ts'
import { openSqliteFile } from '../../server/db/sqlite.ts'
import type { Database, Tables } from '../../server/db/tables.ts'

/** Sample arguments of the recorded calls. A parameter with one of these values is later replaced by the value given under its name. */
export const SAMPLE = { tokenId: 'tokenId', now: 'now', userId: 'userId', bookId: -1, page: -2 } as const

/** Values for the statement's parameters, by name. */
type Given = Readonly<Partial<Record<keyof typeof SAMPLE, string | number>>>

/** Runs a prepared statement directly on the driver. */
export type Raw = (given: Given) => Promise<readonly unknown[]> | readonly unknown[]

/** Calls of the service's stores with the values of `SAMPLE`. */
type Calls<Name extends string> = Readonly<Record<Name, (db: Database) => Promise<unknown>>>

/**
 * The statement of each call, to be run by the driver directly: prepared once, on connections configured like the service's, and writes in a
 * transaction as in the service. Throws if a call is not exactly one statement.
 */
export async function rawStatements<Name extends string>(
  place: DatabasePlace,
  calls: Calls<Name>,
): Promise<Record<Name, Raw>> {
  const run = place.engine === 'sqlite' ? onSqlite(place.folder) : onPostgres(place.url)
  const raw: Partial<Record<Name, Raw>> = {}
  for (const name of Object.keys(calls) as Name[]) {
    const [query, ...more] = await recorded(place.engine, calls[name])
    if (!query || more.length > 0) throw new Error(`${name} is not one statement.`)
    raw[name] = run(query.sql, query.parameters.map(nameOf), name)
  }
  // Cast: the loop has set every name.
  return raw as Record<Name, Raw>
}

type Names = readonly (keyof Given)[]

function onSqlite(folder: string): (sql: string, names: Names) => Raw {
  const file = openSqliteFile(sqliteFile(folder))
  return (sql, names) => {
    const statement = file.prepare(sql)
    const run = (given: Given) => statement.all(names.map((name) => given[name]))
    if (/^select/i.test(sql)) return run
    return (given) => {
      file.exec('begin immediate')
      const rows = run(given)
      file.exec('commit')
      return rows
    }
  }
}

function onPostgres(connectionString: string): (sql: string, names: Names, name: string) => Raw {
  const pool = new Pool({ connectionString })
  return (text, names, name) => async (given) => {
    const { rows } = await pool.query({ name, text, values: names.map((key) => given[key]) })
    return rows
  }
}

/** Records the statements that a call sends, without a database; every query returns no rows. */
async function recorded(
  engine: DatabasePlace['engine'],
  ask: (db: Database) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const sent: CompiledQuery[] = []
  const connection: DatabaseConnection = {
    async executeQuery(query) {
      sent.push(query)
      return { rows: [] }
    },
    // oxlint-disable-next-line require-yield -- nothing in the service streams
    async *streamQuery() {
      throw new Error('Nothing is recorded of streams.')
    },
  }
  const nothing = async () => undefined
  const driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  }
  const isPostgres = engine === 'postgres'
  await ask(
    new Kysely<Tables>({
      dialect: {
        createDriver: () => driver,
        createAdapter: () => (isPostgres ? new PostgresAdapter() : new SqliteAdapter()),
        createQueryCompiler: () => (isPostgres ? new PostgresQueryCompiler() : new SqliteQueryCompiler()),
        createIntrospector: (db) => (isPostgres ? new PostgresIntrospector(db) : new SqliteIntrospector(db)),
      },
    }),
  )
  return sent
}

function nameOf(value: unknown): keyof typeof SAMPLE {
  const found = Object.entries(SAMPLE).find(([, sample]) => sample === value)
  if (!found)
    throw new Error(`A recorded statement holds ${JSON.stringify(value)}, which is none of the sample's values.`)
  // Cast: `Object.entries` loses the type of the keys.
  return found[0] as keyof typeof SAMPLE
}
