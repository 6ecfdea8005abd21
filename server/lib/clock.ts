/** The current time; tests pass their own clock. */
export interface Clock {
  (): Date
  /** Whether the time may be wrong; nothing expires or is erased meanwhile. Absent: never. */
  readonly isSuspect?: () => boolean
}

/** The machine's clock. */
export const systemClock: Clock = () => new Date()

/** A moment some seconds after another, as the database keeps it (ISO 8601, UTC, so that texts sort as times do). */
export function isoAfter(moment: Date, seconds: number): string {
  return new Date(moment.getTime() + seconds * 1000).toISOString()
}

/** What ends before this moment (as the database keeps it) has expired; before every moment while the clock is suspect. */
export function expiryMoment(clock: Clock): string {
  return clock.isSuspect?.() ? '' : clock().toISOString()
}
