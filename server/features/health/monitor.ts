import { markSchool } from '../../db/dataFolder.ts'
import type { Database } from '../../db/tables.ts'
import { NEAR_MS } from '../../lib/clockJudge.ts'
import type { ServiceClock } from '../../lib/serviceClock.ts'
import { settleFutureEnds, settleFutureEvents, settleUncertain } from '../events/settle.ts'
import type { HealthStore } from './store.ts'

/** Interval of the checks, ms. */
const EVERY_MS = 30_000

/** How often a trusted clock is recorded, ms. */
const BEAT_EVERY_MS = 10 * 60_000

interface Needs {
  readonly db: Database
  readonly store: HealthStore
  readonly timekeeper: ServiceClock
  readonly tokenSeconds: number
  /** The folder to mark once it holds a school's data; none for PostgreSQL or temporary data. */
  readonly markedFolder: string | undefined
}

/** The service's self-check: compares its clock with its records, and corrects what arrived while the clock was wrong. */
export function healthMonitor({ db, store, timekeeper, tokenSeconds, markedFolder }: Needs) {
  let isMarked = markedFolder === undefined
  let beatAt: number | undefined
  /** At the start and each time the clock is trusted again: a clock that was ahead may have stamped wrong times. */
  let isFutureSettled = false

  async function checkClock(): Promise<void> {
    const newest = await store.newestRecord()
    timekeeper.noteRecord(newest)
    const { fault, isConfirmed, now } = timekeeper.judgement()
    if (fault) {
      isFutureSettled = false
      return
    }
    const isInFuture = newest !== undefined && newest > now + NEAR_MS
    if (isConfirmed && isInFuture) await settleFutureEvents(db, now)
    if (isConfirmed && (isInFuture || !isFutureSettled)) {
      await settleFutureEnds(db, now, tokenSeconds)
      isFutureSettled = true
    }
    if (await store.hasUncertain()) await settleUncertain(db, { ...timekeeper.arrival(), now })
    if (isInFuture || beatAt === undefined || Math.abs(now - beatAt) >= BEAT_EVERY_MS) {
      await store.beat('clock', new Date(now))
      timekeeper.noteRecord(now)
      beatAt = now
    }
  }

  async function markFolder(): Promise<void> {
    if (isMarked || markedFolder === undefined || !(await store.hasPeople())) return
    markSchool(markedFolder)
    isMarked = true
  }

  return {
    /** Runs all checks once. */
    async look(): Promise<void> {
      await checkClock()
      await markFolder()
    },

    /** Repeats the checks until stopped; a failure is logged and retried at the next run. */
    start(onError: (error: unknown) => void): () => void {
      const timer = setInterval(() => void this.look().catch(onError), EVERY_MS)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}
