import type { JournalEntry } from '../../../../../server/contract/journal.ts'

/** Entries with the same action, person and target within this time are shown as one line, ms. */
const TOGETHER_MS = 30 * 60_000

/** Groups entries (latest first) into lines of the journal, so that thirty children moved at once are one line. */
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
