import { z } from 'zod'

// A printable name without spaces.
const ask = z.string().regex(/^[\x21-\x7e]{1,64}$/)
// Each part has an end, as everything that a device may write has.
const item = z.string().regex(/^[a-z]{1,24}:[^|\s\p{Cc}]{1,40}\|[a-z]{1,24}$/u)

/**
 * One move that could be right or wrong, in the words of everybody on its way: rules, bridge, outbox, service, report.
 * It is written down here because the stage is the lowest layer: the shell sees it from here, the service through
 * `src/content/tryFields.ts`. The stage takes only its types (`import type`), so that zod is not loaded with a page.
 */
export const tryFields = z.object({
  /** Which question this was, unique in the visit. */
  ask,
  /** What was asked, with its skill: `letter:E|sound`. */
  item,
  /** The number of this move at its question, from 1. */
  n: z.int().min(1).max(1000),
  ok: z.boolean(),
  /** How much the child was helped: 0 not at all, 2 fewer choices (after two misses), 3 shown by the hand (after three). 1 is not given. */
  help: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** Chance that a random first move is right, 0…1. */
  guess: z.number().min(0).max(1),
  /** The item chosen instead, if wrong. A scene may leave its skill out (`letter:S`): then it is the one that was asked, and the outbox adds it. */
  chose: item.optional(),
})

/** What `tryFields` parses to. */
export type TryFields = Readonly<z.infer<typeof tryFields>>
