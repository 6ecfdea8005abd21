import type { WordTime } from '../../../lib/books/bookMedia.ts'

/** A gap shorter than this counts as part of the word before it, so that the mark does not flicker. */
const JOINED_HOLE_MS = 250

/** The word spoken at a moment; none before the first word, in longer pauses and after the last. */
export function wordAt(times: readonly WordTime[], ms: number): number | undefined {
  const index = times.findLastIndex(({ startMs }) => startMs <= ms)
  const time = times[index]
  if (!time) return undefined
  if (ms < time.endMs) return index
  const next = times[index + 1]
  return next && next.startMs - time.endMs < JOINED_HOLE_MS ? index : undefined
}
