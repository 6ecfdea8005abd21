import { RULES } from './rules.ts'

/** A counted question of a child about one item: the day (`2026-11-02`), right at the first move without help, and the chance of guessing it. */
export interface Question {
  readonly day: string
  readonly ok: boolean
  readonly guess: number
}

/** The first counted question of a day. */
export interface Rating {
  readonly day: string
  readonly rating: 'good' | 'again'
}

/** Questions that are easier to guess say nothing. */
const MOST_GUESS = 1 / 3 + 0.001

/** The chance, 0 to 1, that a child knows an item after its counted questions, oldest first (knowledge tracing). */
export function knowing(questions: readonly Question[]): number {
  const { p0, slip, learn, forget } = RULES
  return questions.reduce<number>((p, { ok, guess }) => {
    const seen = ok
      ? (p * (1 - slip)) / (p * (1 - slip) + (1 - p) * guess)
      : (p * slip) / (p * slip + (1 - p) * (1 - guess))
    return (seen + (1 - seen) * learn) * (1 - forget)
  }, p0)
}

/** The chance that the next first try is right. */
export function expectedRight(p: number, guess: number): number {
  return p * (1 - RULES.slip) + (1 - p) * guess
}

/** What the report calls known: right at the first try in the two latest counted questions, on two days. Never the model's word. */
export function isKnown(questions: readonly Question[]): boolean {
  const [before, latest] = questions.filter(({ guess }) => guess <= MOST_GUESS).slice(-2)
  return before !== undefined && latest !== undefined && before.ok && latest.ok && before.day !== latest.day
}

/** One rating for each day: its first counted question. */
export function ratingsOf(questions: readonly Question[]): Rating[] {
  const days = new Map<string, Rating['rating']>()
  for (const { day, ok } of questions) if (!days.has(day)) days.set(day, ok ? 'good' : 'again')
  return [...days].map(([day, rating]) => ({ day, rating }))
}
