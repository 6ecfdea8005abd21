import type { Override } from './choose.ts'

/** So many turns a teacher's choice lasts, where she has not said "until changed". */
const CHOICE_TURNS = 5

/**
 * What a teacher has chosen for a child's path in one language. `pin`: items with skill that come first; `off`: such items, or skills, that don't come;
 * `step`: id of the ladder's step to begin at; `page` counts from 1. What is not chosen is `null` or empty.
 */
export interface PathChoice {
  readonly pin: readonly string[]
  readonly off: readonly string[]
  readonly step: string | null
  readonly book: { readonly id: number; readonly page: number } | null
  readonly minutes: number | null
  readonly lasts: 'turns' | 'changed'
}

/** A choice with the day on which it was made, `2026-11-02`. */
export interface MadeChoice {
  readonly choice: PathChoice
  readonly day: string
}

/** How many turns a choice still holds, today's among them; `undefined`: until it is changed. A turn is a day; those from the choice's own day on count. */
export function turnsLeft({ choice, day }: MadeChoice, turnDays: readonly string[], today: string): number | undefined {
  if (choice.lasts === 'changed') return undefined
  const used = turnDays.filter((turn) => turn >= day && turn < today).length
  return Math.max(0, CHOICE_TURNS - used)
}

/** The choice as the path takes it; `undefined` where there is none or its turns are over. */
export function overrideOf(
  made: MadeChoice | undefined,
  turnDays: readonly string[],
  today: string,
): Override | undefined {
  if (!made || turnsLeft(made, turnDays, today) === 0) return undefined
  const { pin, off, step, book, minutes } = made.choice
  return {
    pin,
    off,
    ...(step !== null && { step }),
    ...(book !== null && { book }),
    ...(minutes !== null && { minutes }),
  }
}
