/** Longest accepted pause, ms, whatever a proxy says. */
const LONGEST_MS = 24 * 60 * 60_000

/** A `Retry-After` header in ms from `now`: whole seconds or a date; undefined for anything else. At most a day. */
export function retryAfterMs(header: unknown, now: number = Date.now()): number | undefined {
  if (typeof header !== 'string') return undefined
  const text = header.trim()
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(ms) ? undefined : Math.min(LONGEST_MS, Math.max(0, ms))
}
