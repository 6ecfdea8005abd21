/** When a word is said, ms from the narration's start. */
export interface WordTime {
  readonly startMs: number
  readonly endMs: number
}

/** A hole shorter than this belongs to the word before it, so that the mark does not flicker. */
const JOINED_HOLE_MS = 250

/** The word that is said at a moment; none before the first, in longer pauses and after the last. */
export function wordAt(times: readonly WordTime[], ms: number): number | undefined {
  const index = times.findLastIndex(({ startMs }) => startMs <= ms)
  const time = times[index]
  if (!time) return undefined
  if (ms < time.endMs) return index
  const next = times[index + 1]
  return next && next.startMs - time.endMs < JOINED_HOLE_MS ? index : undefined
}
