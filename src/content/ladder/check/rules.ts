/**
 * The numbers of the five-minute check. They are judgement until there are answers of real children (docs/today.md). `slope`: how sharply knowing falls
 * off from one step to the next; `slip`: the chance that a child who knows is wrong; `perStep`: places that are told apart within a step. It ends at
 * `error` steps, when no further question would fit into `seconds`, or after `most` questions: a quick child whose answers fit no step would otherwise be
 * asked the whole ladder, and the questions of far steps say nothing more. `block`: questions that are asked in a row before the next ones are chosen.
 */
export const CHECK = {
  slope: 2,
  slip: 0.1,
  perStep: 4,
  error: 0.4,
  seconds: 300,
  most: 60,
  block: 3,
  /** Questions of these sorts place a child; syllables and building follow from them. */
  sorts: ['sounds', 'reading', 'sentences'],
  /** The class is reminded after so many days: a term. */
  termDays: 120,
  /** Fewer answers say nothing about a step. */
  leastAnswers: 6,
} as const
