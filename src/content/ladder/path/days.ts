const DAY_MS = 86_400_000
/** Numbers of days that have been asked for: a child's questions lie on few days, and reading a date takes long. */
const numbers = new Map<string, number>()
/** So many days are remembered, ten years. */
const MOST_DAYS = 3660

/** The number of a day, whatever the clocks do. */
function dayNumber(day: string): number {
  const known = numbers.get(day)
  if (known !== undefined) return known
  const number = Math.round(Date.parse(`${day}T12:00:00Z`) / DAY_MS)
  if (numbers.size >= MOST_DAYS) numbers.clear()
  numbers.set(day, number)
  return number
}

/** Whole days from one day to another; negative where the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}
