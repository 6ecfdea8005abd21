import { setTimeout as delay } from 'node:timers/promises'
import { giveBackLease, takeLease } from '../../db/leases.ts'
import type { Database } from '../../db/tables.ts'
import type { Clock } from '../../lib/clock.ts'
import type { ProjectionStore, Versioned } from './projectionStore.ts'
import type { ReportStore } from './store.ts'

const LEASE = 'digests'
const LEASE_SECONDS = 60

/** Learners per step. */
const STEP = 10

/**
 * Polling interval when nothing is behind, ms. Reading children send events every few seconds; their projections are refreshed at most this often.
 */
const LOOK_EVERY_MS = 20_000

/** Interval of a full pass over all learners: a restored backup brings events without projections. */
const THROUGH_EVERY_MS = 3_600_000

interface Needs {
  readonly db: Database
  readonly store: Pick<ReportStore, 'behind' | 'unmade'>
  readonly projections: Pick<ProjectionStore, 'make' | 'madeWith'>
  readonly clock: Clock
  /** Lease holder, unique per process. */
  readonly holder: string
}

/**
 * Refreshes projections before a teacher asks: after an upgrade or a restored backup for all learners by id, then for those with new events. One
 * replica at a time. Each step is saved, so a restart continues where it stopped.
 */
export function projectionRefresh({ db, store, projections, clock, holder }: Needs) {
  /** Id of the last learner of the full pass; `null` once it is done. */
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
    /** Does one step and returns the number of projections made: 0 if nothing is behind or another replica is working. */
    async step(): Promise<number> {
      const { learners, done } = await behind()
      // Taken only if there is work: each lease is a disk write.
      const isMine =
        learners.length === 0 || (await takeLease(db, clock, { id: LEASE, holder, seconds: LEASE_SECONDS }))
      if (!isMine) return 0
      if (learners.length > 0) await projections.make(learners)
      done()
      return learners.length
    },

    /** Runs until `signal` aborts. Errors are logged and retried at the next step. */
    async run(signal: AbortSignal, onError: (error: unknown) => void): Promise<void> {
      while (!signal.aborted) {
        const made = await this.step().catch((error: unknown) => {
          onError(error)
          return 0
        })
        // Lets waiting report requests run between steps.
        await delay(made > 0 ? 1 : LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
      }
      await giveBackLease(db, LEASE, holder).catch(onError)
    },
  }
}
