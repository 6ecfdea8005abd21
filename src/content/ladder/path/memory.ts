import { type FSRSState, fsrs, generatorParameters, Rating as Grade } from 'ts-fsrs'
import type { Rating } from './knowing.ts'

const DAY_MS = 86_400_000
// The weights come from grown-ups' cards: hence at most 30 days, however well a child remembers.
const scheduler = fsrs(
  generatorParameters({ request_retention: 0.9, maximum_interval: 30, enable_fuzz: false, enable_short_term: false }),
)

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

/** Recall, 0 to 1, so many days after the last rating; `undefined` without ratings. Ratings are in the order of their days. */
export function memoryOf(ratings: readonly Rating[]): ((days: number) => number) | undefined {
  let state: FSRSState | null = null
  let before = ''
  for (const { day, rating } of ratings) {
    // The step of the scheduler alone: planning a card's next day as well takes ten times as long.
    const days = state === null ? 0 : Math.max(0, daysBetween(before, day))
    state = scheduler.next_state(state, days, rating === 'good' ? Grade.Good : Grade.Again)
    before = day
  }
  const last = state
  // A clock that was set back must not make a child forget: before the last rating nothing has been forgotten.
  return last === null ? undefined : (days) => scheduler.forgetting_curve(Math.max(0, days), last.stability)
}

/** Whole days from one day to another; negative where the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}
