import type Libsql from 'libsql'

/** So many texts stay prepared; the one not used for longest is let go first. */
const CACHE_MAX = 200

/** Longer ones are batches, which seldom come twice, and would keep their values in memory. */
const LENGTH_MAX = 2000

/** A statement of a file, ready to run. */
interface Cached {
  readonly statement: Libsql.Statement
  /** Whether it answers rows. */
  readonly isReader: boolean
}

/** What a statement has brought about. */
interface Result {
  readonly rows: unknown[]
  readonly changes?: number
}

/** Runs statements of a file and keeps them prepared: to prepare one takes three times as long as to run it. */
export function statementCache(file: Libsql.Database): (sql: string, values: readonly unknown[]) => Result {
  const cached = new Map<string, Cached>()

  function statementOf(sql: string): Cached {
    const ready = cached.get(sql) ?? preparedBy(file, sql)
    if (sql.length > LENGTH_MAX) return ready
    // Set again it stands last in the map, as the one used last.
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
      // libsql 0.5 leaves one that failed open, and no commit succeeds until it is collected.
      cached.delete(sql)
      throw error
    }
  }
}

function preparedBy(file: Libsql.Database, sql: string): Cached {
  const statement = file.prepare(sql)
  return { statement, isReader: statement.reader }
}
