import { setTimeout as delay } from 'node:timers/promises'
import { giveBackLease, takeLease } from '../../db/leases.ts'
import type { Database } from '../../db/tables.ts'
import type { Clock } from '../../lib/clock.ts'
import type { ProjectionStore, Versioned } from './projectionStore.ts'
import type { ReportStore } from './store.ts'

const LEASE = 'digests'
const LEASE_SECONDS = 60

/** Learners whose projections are made in one step. */
const STEP = 10

/** Where nothing is behind, it looks again after this, ms. Children who read send events every few seconds: their projections are made this often at most. */
const LOOK_EVERY_MS = 20_000

/** All learners are gone through once in this time: a restored backup brings events without digests. */
const THROUGH_EVERY_MS = 3_600_000

interface Needs {
  readonly db: Database
  readonly store: Pick<ReportStore, 'behind' | 'unmade'>
  readonly projections: Pick<ProjectionStore, 'make' | 'madeWith'>
  readonly clock: Clock
  /** Whoever does it; another for each process. */
  readonly holder: string
}

/** What `projectionRefresh` gives. */
export type ProjectionRefresh = ReturnType<typeof projectionRefresh>

/**
 * Works out projections before a teacher asks: after an upgrade (or a restored backup) those of all learners in the order of their ids, and then of
 * whom events have arrived. One replica at a time does it. Each step is saved, so that whoever goes on after a restart does only what is left.
 */
export function projectionRefresh({ db, store, projections, clock, holder }: Needs) {
  /** The learner up to whom all have been gone through; `null` once that is done. */
  let through: string | null = ''
  let throughAt = 0

  async function behind(): Promise<{ learners: Versioned[]; done: () => void }> {
    if (through === null && clock().getTime() - throughAt > THROUGH_EVERY_MS) through = ''
    const unmade = through === null ? [] : await store.unmade(projections.madeWith, through, STEP)
    const rows = unmade.length > 0 ? unmade : await store.behind(STEP)
    return {
      learners: rows.map(({ learner_id: id, version }) => ({ id, version })),
      done() {
        through = unmade.at(-1)?.learner_id ?? null
        throughAt = clock().getTime()
      },
    }
  }

  return {
    /** Does a step; answers how many projections it has made: none where nothing is behind, or where another replica is at it. */
    async step(): Promise<number> {
      const { learners, done } = await behind()
      // Asked for only where there is something to do: each lease is written to the disk.
      const isMine =
        learners.length === 0 || (await takeLease(db, clock, { id: LEASE, holder, seconds: LEASE_SECONDS }))
      if (!isMine) return 0
      if (learners.length > 0) await projections.make(learners)
      done()
      return learners.length
    },

    /** Goes on until `signal` says stop. What goes wrong is told, and tried again at the next look. */
    async run(signal: AbortSignal, onError: (error: unknown) => void): Promise<void> {
      while (!signal.aborted) {
        const made = await this.step().catch((error: unknown) => {
          onError(error)
          return 0
        })
        // Between two steps whoever waits for a report gets their turn.
        await delay(made > 0 ? 1 : LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
      }
      await giveBackLease(db, LEASE, holder).catch(onError)
    },
  }
}
