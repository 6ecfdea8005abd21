import { lastBackup } from './db/backupRuns.ts'
import type { DatabasePlace } from './db/open.ts'
import { poolOf } from './db/pool.ts'
import type { Database } from './db/tables.ts'
import { reportsBehind } from './features/report/backlog.ts'
import type { PackService } from './features/packs/service.ts'
import type { SpeechService } from './features/speech/service.ts'
import type { Clock } from './lib/clock.ts'
import type { MetricSources } from './lib/metrics.ts'
import { freeBytes } from './lib/space.ts'

/** Where the figures of /metrics come from that are not of the process itself. */
export function metricSources(
  place: DatabasePlace,
  db: Database,
  clock: Clock,
  speech: Pick<SpeechService, 'figures'>,
  packs: Pick<PackService, 'figures'>,
): MetricSources {
  return {
    reportsBehind: () => reportsBehind(db, clock()),
    speech: speech.figures,
    packs: packs.figures,
    isClockSuspect: () => clock.isSuspect?.() === true,
    connections: () => poolOf(db),
    // A cluster's disks are not this machine's.
    freeBytes: async () => (place.engine === 'sqlite' ? freeBytes(place.folder) : undefined),
    async lastBackup() {
      const last = await lastBackup(db)
      return (
        last && {
          isWhole: last.is_whole === 1,
          wholeAt: last.whole_at === null ? undefined : Date.parse(last.whole_at) / 1000,
          bytes: last.bytes ?? 0,
        }
      )
    },
  }
}
