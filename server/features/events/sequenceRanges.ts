/** Running numbers from … to …, both included. */
export type Span = readonly [from: number, to: number]

/** A device that leaves more gaps than this is broken or made up: its oldest gaps are forgotten. */
const SPANS_MAX = 100

/**
 * The spans with these numbers among them, ascending. A device that is heard of for the first time may be an old one, so what was
 * before its first numbers counts as arrived.
 */
export function withSequence(spans: readonly Span[], numbers: readonly number[]): Span[] {
  const first = Math.min(...numbers)
  const known: readonly Span[] = spans.length === 0 && first > 1 ? [[1, first - 1]] : spans
  const merged: [number, number][] = []
  for (const [from, to] of [...known, ...numbers.map((number): Span => [number, number])].toSorted(byStart)) {
    const last = merged.at(-1)
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  const tooMany = merged.length - SPANS_MAX
  const end = tooMany > 0 ? merged[tooMany]?.[1] : undefined
  return end === undefined ? merged : [[1, end], ...merged.slice(tooMany + 1)]
}

/** How many of the numbers 1 … `last` are in none of the spans; none where nothing has arrived at all. */
export function missingUpTo(spans: readonly Span[], last: number): number {
  if (spans.length === 0) return 0
  const arrived = spans.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, last) - Math.max(from, 1) + 1), 0)
  return Math.max(0, last - arrived)
}

const byStart = ([one]: Span, [other]: Span) => one - other
