import type { Question } from './knowing.ts'

/** Questions that are easier to guess say nothing; guesses are sent rounded to three places. */
const MOST_GUESS = 1 / 3 + 0.001
const HELPED = 2

/** How many counted questions of an item a path looks at, and how many turn days. */
export const REMEMBERED = { questions: 12, days: 12 } as const

/** A move at a question, as far as it says what a child knows. `n`: 1 is the first; `help` from 0 to 3. */
interface Move {
  readonly n: number
  readonly ok: boolean
  readonly help: number
  readonly guess: number
}

/** The counted question of a move: the first move at a question that is guessed at most every third time. Right means without help. */
export function countedQuestion({ n, ok, help, guess }: Move, day: string): Question | undefined {
  if (n !== 1 || guess > MOST_GUESS) return undefined
  return { day, ok: ok && help < HELPED, guess: Math.round(guess * 1000) / 1000 }
}
