/** Every figure that has a definition of its own, in the order of the page "How this is counted". */
export const COUNT_KEYS = [
  'session',
  'day',
  'active',
  'away',
  'turn',
  'book',
  'stars',
  'heard',
  'alone',
  'flip',
  'whole',
  'sheet',
  'question',
  'item',
  'known',
  'stuck',
  'struggling',
  'answers',
  'chose',
  'few',
  'ladder',
  'waiting',
  'done',
] as const

/** A figure by its key; also its place on the page (`#stuck`). */
export type CountKey = (typeof COUNT_KEYS)[number]

/** A figure: its name, what it means in plain words, and the rule over what is stored. */
interface Definition {
  readonly name: string
  readonly means: string
  readonly formula: string
}

/** What the page "How this is counted" and the ways to it say. */
export interface CountsText {
  readonly title: string
  readonly sub: string
  readonly link: string
  readonly figure: string
  readonly meaning: string
  readonly formula: string
  readonly of: Readonly<Record<CountKey, Definition>>
}
