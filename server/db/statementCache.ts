import type Libsql from 'libsql'

/** Maximum number of prepared statements; the least recently used is evicted. */
const CACHE_MAX = 200

/** Longer texts are batches, which rarely repeat and would hold their values in memory. */
const LENGTH_MAX = 2000

/** A prepared statement. */
interface Cached {
  readonly statement: Libsql.Statement
  /** Whether it returns rows. */
  readonly isReader: boolean
}

/** The result of a statement. */
interface Result {
  readonly rows: unknown[]
  readonly changes?: number
}

/** Runs statements and caches them prepared: preparing takes three times as long as running. */
export function statementCache(file: Libsql.Database): (sql: string, values: readonly unknown[]) => Result {
  const cached = new Map<string, Cached>()

  function statementOf(sql: string): Cached {
    const ready = cached.get(sql) ?? preparedBy(file, sql)
    if (sql.length > LENGTH_MAX) return ready
    // Re-inserting moves it to the end of the map, as the most recently used.
    cached.delete(sql)
    cached.set(sql, ready)
    const [oldest] = cached.keys()
    if (cached.size > CACHE_MAX && oldest !== undefined) cached.delete(oldest)
    return ready
  }

  return (sql, values) => {
    const { statement, isReader } = statementOf(sql)
    try {
      return isReader ? { rows: statement.all(values) } : { rows: [], changes: statement.run(values).changes }
    } catch (error) {
      // libsql 0.5 leaves a failed statement open, and no commit succeeds until it is collected.
      cached.delete(sql)
      throw error
    }
  }
}

function preparedBy(file: Libsql.Database, sql: string): Cached {
  const statement = file.prepare(sql)
  return { statement, isReader: statement.reader }
}
