import { markSchool } from '../../db/dataFolder.ts'
import type { Database } from '../../db/tables.ts'
import { NEAR_MS } from '../../lib/clockJudge.ts'
import type { ServiceClock } from '../../lib/serviceClock.ts'
import { settleFutureEnds, settleFutureEvents, settleUncertain } from '../events/settle.ts'
import type { HealthStore } from './store.ts'

/** It looks after itself this often, ms. */
const EVERY_MS = 30_000

/** A trusted clock is written down this often, ms. */
const BEAT_EVERY_MS = 10 * 60_000

interface Needs {
  readonly db: Database
  readonly store: HealthStore
  readonly timekeeper: ServiceClock
  readonly tokenSeconds: number
  /** Which folder to mark once a school is in it; none for PostgreSQL, or where nothing is meant to last. */
  readonly markedFolder: string | undefined
}

/** The service's care for itself: it compares its clock with its records, and sets right what came while the clock was wrong. */
export function healthMonitor({ db, store, timekeeper, tokenSeconds, markedFolder }: Needs) {
  let isMarked = markedFolder === undefined
  let beatAt: number | undefined
  /** Once when it begins, and after each doubt: a clock that was ahead may have stamped what it should not. */
  let isFutureSettled = false

  async function checkClock(): Promise<void> {
    const newest = await store.newestRecord()
    timekeeper.noteRecord(newest)
    const { doubt: fault, isConfirmed, now } = timekeeper.judgement()
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
    /** Looks once at everything. */
    async look(): Promise<void> {
      await checkClock()
      await markFolder()
    },

    /** Looks again and again until it is stopped; a failure is told, and the next look tries again. */
    start(onError: (error: unknown) => void): () => void {
      const timer = setInterval(() => void this.look().catch(onError), EVERY_MS)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}

/** What `healthMonitor` gives. */
export type HealthMonitor = ReturnType<typeof healthMonitor>
