import type { Counts } from '../../server/db/copy.ts'

/** Counts of tables as a person reads them. */
export function described(counts: Counts): string {
  const parts = Object.entries(counts).flatMap(([table, count]) => (count > 0 ? [`${count} ${table}`] : []))
  return parts.length === 0 ? 'nothing yet' : parts.join(', ')
}
