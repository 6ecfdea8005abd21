// What the service keeps for its own work; `tables.ts` has what it keeps of people, and how values are written.

/** Counters of tries, shared by all replicas. `id` is a hash, so that neither addresses nor accounts can be read from it. */
export interface LimitsTable {
  id: string
  count: number
  resets_at: string
}

/** Which migrations have run. */
export interface MigrationsTable {
  name: string
  timestamp: string
}

/** Who does something that one replica at a time does, and until when it is theirs. */
export interface LeasesTable {
  id: string
  holder: string
  ends_at: string
}

/** Moments that the service has written down of itself: `clock`, when it trusted its clock last; `write`, when it tried whether it can write. */
export interface HeartbeatsTable {
  id: string
  at: string
}

/** A batch that arrived while the service distrusted its clock. `uptime_ms` counts from the start of the machine that `boot_id` names; `sent_at` is the device's clock. */
export interface UncertainArrivalsTable {
  id: string
  boot_id: string
  uptime_ms: number
  sent_at: string | null
}

/** The events of such a batch: their times are worked out when the clock is right again. */
export interface UncertainEventsTable {
  learner_id: string
  event_id: string
  arrival_id: string
}
