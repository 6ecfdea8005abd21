import type { Database } from './tables.ts'

/** Connections of a process: those that are open, and who waits for one. */
export interface PoolState {
  readonly open: number
  readonly waiting: number
}

const readers = new WeakMap<Database, () => PoolState>()

/** From now on `poolOf` reads the state of this database's connections so. */
export function watchPool(db: Database, read: () => PoolState): Database {
  readers.set(db, read)
  return db
}

/** The connections of an opened database; none where it is a transaction. */
export const poolOf = (db: Database): PoolState => readers.get(db)?.() ?? { open: 0, waiting: 0 }
