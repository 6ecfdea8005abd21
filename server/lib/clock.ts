/** Tells the time; tests give their own. */
export type Clock = () => Date

/** The machine's clock. */
export const systemClock: Clock = () => new Date()

/** A moment some seconds after another, as the database keeps it (ISO 8601, UTC, so that texts sort as times do). */
export function isoAfter(moment: Date, seconds: number): string {
  return new Date(moment.getTime() + seconds * 1000).toISOString()
}
