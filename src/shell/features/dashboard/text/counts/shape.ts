/** Keys of all figures with a definition, in the order of the page "How this is counted". */
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
  'path',
  'waiting',
  'done',
] as const

/** Key of a figure; also its anchor on the page (`#stuck`). */
export type CountKey = (typeof COUNT_KEYS)[number]

/** Definition of a figure: name, meaning in plain words, and formula over the stored data. */
interface Definition {
  readonly name: string
  readonly means: string
  readonly formula: string
}

/** Texts of the page "How this is counted" and of the links to it. */
export interface CountsText {
  readonly title: string
  readonly sub: string
  readonly link: string
  readonly figure: string
  readonly meaning: string
  readonly formula: string
  readonly of: Readonly<Record<CountKey, Definition>>
}
