import type { Compilable, CompiledQuery, DialectAdapter, RootOperationNode } from 'kysely'
import type { Database } from './tables.ts'

/** Parameter values of a prepared statement. */
type Values = Readonly<Record<string, string | number | null>>

/** Placeholder for a value while the statement is built. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`“${this.name}” of a prepared statement can only be handed on: its value is not known yet.`)
  }
}

const SLOTS = new Proxy({}, { get: (_, name) => new Slot(String(name)) })

/** A statement compiled for one engine. */
interface Built {
  readonly sql: string
  readonly query: RootOperationNode
  readonly queryId: CompiledQuery['queryId']
  readonly parameters: readonly unknown[]
}

const names = new Map<string, string>()

/** The PostgreSQL name of a prepared statement; `undefined` for other texts. */
export const nameOfPrepared = (sql: string): string | undefined => names.get(sql)

/**
 * A statement used in nearly every request: `build` defines it once with slots for its values, and it is compiled once per engine. It must name its
 * columns: PostgreSQL rejects a prepared `select *` after a column was added.
 */
export function prepared<Given extends Values, Row>(build: (db: Database, values: Given) => Compilable<Row>) {
  const engines = new WeakMap<DialectAdapter, Built>()
  return async (db: Database, values: Given): Promise<Row[]> => {
    const { adapter } = db.getExecutor()
    // Only the names of the values are known here; the builder passes them on like values.
    const built = engines.get(adapter) ?? compiled(build(db, SLOTS as Given))
    engines.set(adapter, built)
    const parameters = built.parameters.map((value) => (value instanceof Slot ? values[value.name] : value))
    const { rows } = await db.executeQuery<Row>({ ...built, parameters })
    return rows
  }
}

function compiled(statement: Compilable): Built {
  const { sql, query, queryId, parameters } = statement.compile()
  if (!names.has(sql)) names.set(sql, `lumbung_${names.size}`)
  return { sql, query, queryId, parameters }
}
