import { daysBetween } from './days.ts'
import { RULES } from './rules.ts'

/** Days until a child's next turn: the median gap between the latest turn days (in order). Tablets are shared, so it may be days. */
export function turnGap(days: readonly string[]): number {
  const { least, most, first, of } = RULES.gap
  const gaps = days
    .slice(1)
    .map((day, n) => daysBetween(days[n] ?? day, day))
    .slice(-of)
    .toSorted((a, b) => a - b)
  const middle = gaps[Math.floor((gaps.length - 1) / 2)]
  return middle === undefined ? first : Math.min(most, Math.max(least, middle))
}

/** Whether an item is due: faint now, or so faint by the next turn that waiting would lose it. Days since its last rating; `recall`: memoryOf. */
export function isDue(sinceLast: number, gap: number, recall: (days: number) => number): boolean {
  const since = Math.max(0, sinceLast)
  return recall(since) < RULES.dueBelow || recall(since + gap) < RULES.beforeNextTurn
}
