import { type FSRSState, fsrs, generatorParameters, Rating as Grade } from 'ts-fsrs'
import { daysBetween } from './days.ts'
import type { Rating } from './knowing.ts'

// The weights come from grown-ups' cards: hence at most 30 days, however well a child remembers.
const scheduler = fsrs(
  generatorParameters({ request_retention: 0.9, maximum_interval: 30, enable_fuzz: false, enable_short_term: false }),
)

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
