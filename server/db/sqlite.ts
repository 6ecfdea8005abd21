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

/** How long a write waits for another writing process (another replica, the teacher command), ms. */
const PATIENCE_MS = 15_000

/** How long SQLite itself waits. It blocks the whole process meanwhile, so longer waits are done here. */
const BUSY_TIMEOUT_MS = 20

/** Number and interval of attempts to empty the log; closing the file empties it too. */
const LOG_TRIES = 600
const LOG_RETRY_MS = 1000

const logRows = z.array(z.object({ busy: z.number() }))

/** Statements that permanently delete a person or a class. */
const ERASING = /^\s*delete from "(users|classes)"/i

/** Opens a file for durable use: synced at each commit, readable during writes, deleted data overwritten with zeros. */
export function openSqliteFile(path: string): Libsql.Database {
  const file = new Libsql(path)
  // Turning on WAL takes a lock that only SQLite can wait for.
  file.pragma(`busy_timeout=${PATIENCE_MS}`)
  for (const pragma of ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'secure_delete=ON'])
    file.pragma(pragma)
  file.pragma(`busy_timeout=${BUSY_TIMEOUT_MS}`)
  return file
}

/**
 * SQLite supports transactional schema changes, although Kysely's adapter denies it. Our transactions take the write lock at their start, so of
 * several migrating processes one works and the others wait.
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

  /** Its one connection and the queries waiting for it. */
  pool = (): PoolState => ({ open: this.#driver?.isOpen() === true ? 1 : 0, waiting: this.#driver?.waiting() ?? 0 })

  createQueryCompiler = () => new SqliteQueryCompiler()
  createAdapter = () => new SqliteFileAdapter()
  createIntrospector: Dialect['createIntrospector'] = (db) => new SqliteIntrospector(db)
}

/** A single connection with exclusive use: SQLite has one writer, and its calls are synchronous. */
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
    // Only one check at a time, however many deletions follow each other.
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

  /** Erased data remains in the log until a checkpoint. Waits for other processes that are reading. */
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

/** Checkpoints and truncates the log; false if a reader or writer blocks it. */
function isLogEmptied(file: Libsql.Database): boolean {
  try {
    const [row] = logRows.parse(file.pragma('wal_checkpoint(TRUNCATE)'))
    return row?.busy === 0
  } catch {
    // Locked or disk full: the data is safe in the log, and it is tried again.
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

  // Always immediate: a transaction that reads first and writes later would fail without waiting if another process wrote in between. Uses `exec`
  // because libsql 0.5 leaves a prepared statement open after SQLITE_BUSY, and no commit succeeds until it is collected.
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

  /** Whether people or classes were deleted since the last call. */
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
    // Kysely's row types come from the table definitions.
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) }
  }
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || /^\s*(select|pragma|vacuum)\b/i.test(sql)
}

/** libsql 0.5 crashes the process on a boolean, so only SQLite's own types are passed. */
function bindable(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  throw new TypeError(`SQLite cannot keep a ${typeof value}.`)
}
