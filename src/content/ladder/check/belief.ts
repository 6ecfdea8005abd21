import { CHECK } from './rules.ts'

/** An answered question of the check. `at`: the place of its step, 1 for the first; `guess`: the chance of guessing it. */
export interface Answer {
  readonly at: number
  readonly guess: number
  readonly ok: boolean
}

/**
 * What answers say of where a child stands: for each place on the ladder the chance that she stands there. Places are in steps: 0 knows nothing yet,
 * 3.5 knows three steps and half of the fourth.
 */
export interface Belief {
  readonly places: readonly number[]
  readonly chances: readonly number[]
}

/** Nothing is known yet: every place is as likely as any other. */
export function openBelief(steps: number): Belief {
  const places = Array.from({ length: steps * CHECK.perStep + 1 }, (_, i) => i / CHECK.perStep)
  return { places, chances: places.map(() => 1 / places.length) }
}

/** The chance of a right first try at a question of step `at` for a child at a place (Rasch, with guessing and slips). */
export function rightAt(place: number, { at, guess }: Pick<Answer, 'at' | 'guess'>): number {
  const knows = 1 / (1 + Math.exp(-CHECK.slope * (place - (at - 0.5))))
  return knows * (1 - CHECK.slip) + (1 - knows) * guess
}

/** What is believed after one more answer. */
export function after({ places, chances }: Belief, answer: Answer): Belief {
  const seen = chances.map((chance, i) => {
    const right = rightAt(places[i] ?? 0, answer)
    return chance * (answer.ok ? right : 1 - right)
  })
  const sum = seen.reduce((total, chance) => total + chance, 0)
  return { places, chances: seen.map((chance) => chance / sum) }
}

/** The mean place and its standard error, both in steps. */
export function estimateOf({ places, chances }: Belief): { readonly place: number; readonly error: number } {
  const mean = (of: (place: number) => number) =>
    places.reduce((sum, place, i) => sum + of(place) * (chances[i] ?? 0), 0)
  const place = mean((one) => one)
  return { place, error: Math.sqrt(mean((one) => (one - place) ** 2)) }
}
