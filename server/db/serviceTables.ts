// Tables for the service's own work; `tables.ts` has those about people, and how values are encoded.

/** Try counters, shared by all replicas. `id` is a hash, so that it reveals neither addresses nor accounts. */
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

/** Leases for work that one replica at a time does: holder and expiry. */
export interface LeasesTable {
  id: string
  holder: string
  ends_at: string
}

/** Times the service records about itself: `clock`, when it last trusted its clock; `write`, its last test write. */
export interface HeartbeatsTable {
  id: string
  at: string
}

/**
 * A batch that arrived while the service's clock was suspect. `uptime_ms` counts from the boot that `boot_id` names; `sent_at` is the device's clock.
 */
export interface UncertainArrivalsTable {
  id: string
  boot_id: string
  uptime_ms: number
  sent_at: string | null
}

/** The events of such a batch; their times are corrected once the clock is trusted again. */
export interface UncertainEventsTable {
  learner_id: string
  event_id: string
  arrival_id: string
}
