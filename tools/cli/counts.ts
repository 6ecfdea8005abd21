import type { Counts } from '../../server/db/copy.ts'

/** Row counts as text: `3 users, 12 events`. */
export function described(counts: Counts): string {
  const parts = Object.entries(counts).flatMap(([table, count]) => (count > 0 ? [`${count} ${table}`] : []))
  return parts.length === 0 ? 'nothing yet' : parts.join(', ')
}
