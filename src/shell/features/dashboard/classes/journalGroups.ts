import type { JournalEntry } from '../../../../../server/contract/journal.ts'

/** What is done within so long of each other, by the same person and in the same way, is one line, ms. */
const TOGETHER_MS = 30 * 60_000

/** Entries, the latest first, as lines of the journal: thirty children that were moved at once are one line. */
export function groupEntries(entries: readonly JournalEntry[]): JournalEntry[][] {
  const groups: JournalEntry[][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    const [first] = last ?? []
    if (last && first && isSame(first, entry)) last.push(entry)
    else groups.push([entry])
  }
  return groups
}

const isSame = (one: JournalEntry, other: JournalEntry): boolean =>
  one.action === other.action &&
  one.by === other.by &&
  one.teacher === other.teacher &&
  one.to_class === other.to_class &&
  Date.parse(one.at) - Date.parse(other.at) <= TOGETHER_MS
