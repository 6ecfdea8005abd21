import { setTimeout as delay } from 'node:timers/promises'
import { databaseFailure } from './failures.ts'
import type { Database } from './tables.ts'

const TRIES = 8

/** Runs work as one atomic transaction. Retries from the start on a conflict, up to eight times, so `work` must only query. */
export async function transact<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  return whileBusy(() => db.transaction().execute(work))
}

/** Runs a whole transaction, retrying up to eight times on conflicts. */
export async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await work()
    } catch (error) {
      if (turn === TRIES || databaseFailure(error) !== 'busy') throw error
      // Random delay, so that two transactions do not collide again.
      await delay(Math.random() * 10 * 2 ** turn)
    }
  }
}

/** Thrown to roll back. */
class Undone extends Error {}

/** Runs work as one transaction and rolls it back if it returns false. */
export async function allOrNone(db: Database, work: (trx: Database) => Promise<boolean>): Promise<boolean> {
  try {
    return await transact(db, async (trx) => {
      if (await work(trx)) return true
      throw new Undone()
    })
  } catch (error) {
    if (error instanceof Undone) return false
    throw error
  }
}
