import type { Database } from './tables.ts'

/** Connections of a process: open ones, and queries waiting for one. */
export interface PoolState {
  readonly open: number
  readonly waiting: number
}

const readers = new WeakMap<Database, () => PoolState>()

/** Registers how `poolOf` reads the state of this database's connections. */
export function watchPool(db: Database, read: () => PoolState): Database {
  readers.set(db, read)
  return db
}

/** The connections of an opened database; zero for a transaction. */
export const poolOf = (db: Database): PoolState => readers.get(db)?.() ?? { open: 0, waiting: 0 }
