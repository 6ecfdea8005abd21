import { setTimeout as delay } from 'node:timers/promises'
import { databaseFailure } from './failures.ts'
import type { Database } from './tables.ts'

const TRIES = 8

/**
 * Runs work as one transaction: all of it happens, or nothing. Where another transaction was in the way it runs again
 * from the start (so `work` must not do anything but query), up to eight times.
 */
export async function transact<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  return whileBusy(() => db.transaction().execute(work))
}

/** Runs work, a transaction as a whole, again where another was in its way, up to eight times. */
export async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await work()
    } catch (error) {
      if (turn === TRIES || databaseFailure(error) !== 'busy') throw error
      // Two that collided must not collide again in step.
      await delay(Math.random() * 10 * 2 ** turn)
    }
  }
}

/** Undoes what has been done, and is known for that. */
class Undone extends Error {}

/** Runs work as one transaction, and undoes it where its answer is no. */
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
