import { setTimeout as delay } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import Libsql from 'libsql'
import { z } from 'zod'
import { databaseFailure } from './failures.ts'
import { statementCache } from './statementCache.ts'
import type { PoolState } from './pool.ts'

/** How long a write waits for another process that writes (another replica, the teacher command). */
const PATIENCE_MS = 15_000

/** How long SQLite itself waits; it blocks the whole process meanwhile, so the longer waiting is ours. */
const BUSY_TIMEOUT_MS = 20

/** An emptied log is tried for this often, and this long apart; closing the file empties it too. */
const LOG_TRIES = 600
const LOG_RETRY_MS = 1000

const logRows = z.array(z.object({ busy: z.number() }))

/** What deletes a person or a class for good. */
const ERASING = /^\s*delete from "(users|classes)"/i

/** Opens a file for durable use: written through to the disk at each commit, read while it is written, with zeros where something was deleted. */
export function openSqliteFile(path: string): Libsql.Database {
  const file = new Libsql(path)
  // Turning on WAL takes a lock of its own, which only SQLite can wait for.
  file.pragma(`busy_timeout=${PATIENCE_MS}`)
  for (const pragma of ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'secure_delete=ON'])
    file.pragma(pragma)
  file.pragma(`busy_timeout=${BUSY_TIMEOUT_MS}`)
  return file
}

/**
 * SQLite changes its schema in transactions too, as Kysely's own adapter does not say. Ours take the file's write lock when they begin, so of
 * several processes that migrate at once one works and the others wait.
 */
class SqliteFileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely on an embedded SQLite file. */
export class SqliteFileDialect implements Dialect {
  readonly #path: string
  #driver: SqliteFileDriver | undefined

  constructor(path: string) {
    this.#path = path
  }

  createDriver = (): Driver => (this.#driver = new SqliteFileDriver(this.#path))

  /** Its one connection, and who waits for it. */
  pool = (): PoolState => ({ open: this.#driver?.isOpen() === true ? 1 : 0, waiting: this.#driver?.waiting() ?? 0 })

  createQueryCompiler = () => new SqliteQueryCompiler()
  createAdapter = () => new SqliteFileAdapter()
  createIntrospector: Dialect['createIntrospector'] = (db) => new SqliteIntrospector(db)
}

/** One connection, handed out to one user at a time: SQLite has one writer, and its calls return at once. */
class SqliteFileDriver implements Driver {
  readonly #path: string
  #file: Libsql.Database | undefined
  #connection: SqliteConnection | undefined
  #last: Promise<void> = Promise.resolve()
  #release: () => void = () => undefined
  #waiting = 0
  #retry: NodeJS.Timeout | undefined

  constructor(path: string) {
    this.#path = path
  }

  async init(): Promise<void> {
    this.#file = openSqliteFile(this.#path)
    this.#connection = new SqliteConnection(this.#file)
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last
    let release: () => void = () => undefined
    this.#last = new Promise((resolve) => {
      release = resolve
    })
    this.#waiting += 1
    await before
    this.#waiting -= 1
    this.#release = release
    if (!this.#connection) throw new Error('The database is closed.')
    return this.#connection
  }

  isOpen = (): boolean => this.#connection !== undefined
  waiting = (): number => this.#waiting

  async releaseConnection(): Promise<void> {
    // One look at a time, however many are erased one after the other.
    if (this.#connection?.takeErased() && !this.#retry) this.#emptyLog(LOG_TRIES)
    this.#release()
  }

  async beginTransaction(): Promise<void> {
    await this.#connection?.begin()
  }

  async commitTransaction(): Promise<void> {
    this.#connection?.commit()
  }

  async rollbackTransaction(): Promise<void> {
    this.#connection?.rollback()
  }

  /** What was erased still stands in the log, until that has been written into the file. Another process that reads at this moment is waited for. */
  #emptyLog(tries: number): void {
    this.#retry = undefined
    if (!this.#file || tries === 0 || isLogEmptied(this.#file)) return
    this.#retry = setTimeout(() => this.#emptyLog(tries - 1), LOG_RETRY_MS)
    this.#retry.unref()
  }

  async destroy(): Promise<void> {
    clearTimeout(this.#retry)
    this.#file?.close()
    this.#file = undefined
    this.#connection = undefined
  }
}

/** Writes the log into the file and empties it; false where a reader or writer is in the way. */
function isLogEmptied(file: Libsql.Database): boolean {
  try {
    const [row] = logRows.parse(file.pragma('wal_checkpoint(TRUNCATE)'))
    return row?.busy === 0
  } catch {
    // Locked, or a disk that is full: what is in the log is safe there, and the next try comes.
    return false
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: Libsql.Database
  readonly #send: ReturnType<typeof statementCache>
  #hasErased = false

  constructor(file: Libsql.Database) {
    this.#file = file
    this.#send = statementCache(file)
  }

  // Always immediate: a transaction that reads first and writes later would fail at once, without waiting, when another process wrote in between.
  // By `exec`, because libsql 0.5 leaves a prepared statement that met SQLITE_BUSY open, and no commit succeeds until it is collected.
  async begin(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      try {
        this.#file.exec('begin immediate')
        return
      } catch (error) {
        if (databaseFailure(error) !== 'busy' || Date.now() > deadline) throw error
        await delay(2 + Math.random() * 20)
      }
    }
  }

  commit(): void {
    this.#file.exec('commit')
  }

  rollback(): void {
    if (this.#file.inTransaction) this.#file.exec('rollback')
  }

  /** Whether people or classes were deleted since this was asked last. */
  takeErased(): boolean {
    const had = this.#hasErased
    this.#hasErased = false
    return had
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (ERASING.test(query.sql)) this.#hasErased = true
    const values = query.parameters.map(bindable)
    if (this.#file.inTransaction || isRead(query)) return this.#run<Row>(query.sql, values)
    await this.begin()
    try {
      const result = this.#run<Row>(query.sql, values)
      this.commit()
      return result
    } catch (error) {
      this.rollback()
      throw error
    }
  }

  // oxlint-disable-next-line require-yield -- nothing in the service streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not used: read in pages.')
  }

  #run<Row>(sql: string, values: readonly unknown[]): QueryResult<Row> {
    const { rows, changes } = this.#send(sql, values)
    // The rows are what the tables say they are: Kysely's types come from there.
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) }
  }
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || /^\s*(select|pragma|vacuum)\b/i.test(sql)
}

/** libsql 0.5 ends the whole process when it is given a boolean, so nothing but what SQLite knows gets through. */
function bindable(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  throw new TypeError(`SQLite cannot keep a ${typeof value}.`)
}
