/** A range of sequence numbers, inclusive. */
export type Span = readonly [from: number, to: number]

/** A device with more gaps than this is broken or forged; its oldest gaps are dropped. */
const SPANS_MAX = 100

/** Adds numbers to the ranges, ascending. A newly seen device may be an old one, so everything before its first numbers counts as arrived. */
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

/** How many of the numbers 1 … `last` are missing from the ranges; 0 if nothing has arrived at all. */
export function missingUpTo(spans: readonly Span[], last: number): number {
  if (spans.length === 0) return 0
  const arrived = spans.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, last) - Math.max(from, 1) + 1), 0)
  return Math.max(0, last - arrived)
}

const byStart = ([one]: Span, [other]: Span) => one - other
