import type Libsql from 'libsql'

/** So many texts stay prepared; the one not used for longest is let go first. */
const KEPT_MAX = 200

/** Longer ones are batches, which seldom come twice, and would keep their values in memory. */
const LENGTH_MAX = 2000

/** A statement of a file, ready to run. */
interface Kept {
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
export function keptStatements(file: Libsql.Database): (sql: string, values: readonly unknown[]) => Result {
  const kept = new Map<string, Kept>()

  function statementOf(sql: string): Kept {
    const ready = kept.get(sql) ?? preparedBy(file, sql)
    if (sql.length > LENGTH_MAX) return ready
    // Set anew it stands last in the map, as the one used last.
    kept.delete(sql)
    kept.set(sql, ready)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    return ready
  }

  return (sql, values) => {
    const { statement, isReader } = statementOf(sql)
    try {
      return isReader ? { rows: statement.all(values) } : { rows: [], changes: statement.run(values).changes }
    } catch (error) {
      // libsql 0.5 leaves one that failed open, and no commit succeeds until it is collected.
      kept.delete(sql)
      throw error
    }
  }
}

function preparedBy(file: Libsql.Database, sql: string): Kept {
  const statement = file.prepare(sql)
  return { statement, isReader: statement.reader }
}
