import { z } from 'zod'

// A printable name without spaces.
const ask = z.string().regex(/^[\x21-\x7e]{1,64}$/)
// Each part has a maximum length, like everything that a device may send.
const item = z.string().regex(/^[a-z]{1,24}:[^|\s\p{Cc}]{1,40}\|[a-z]{1,24}$/u)

/**
 * One move that was right or wrong, in the format shared by rules, bridge, outbox, service and report. It is defined here because the stage is the
 * lowest layer: the shell imports it from here, the service through `src/content/tryFields.ts`. The stage imports only its types (`import type`), so
 * that pages do not load zod.
 */
export const tryFields = z.object({
  /** The question's id, unique in the visit. */
  ask,
  /**
   * The item, with its skill: `letter:E
   * sound`.
   */
  item,
  /** The number of this move at its question, from 1. */
  n: z.int().min(1).max(1000),
  ok: z.boolean(),
  /** Help given: 0 none, 2 fewer choices (after two misses), 3 shown by the hand (after three). 1 is not used. */
  help: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** Whether the child heard what was moved, or had the question repeated, before this move. Devices before 2026-12 did not say. */
  heard: z.boolean().optional(),
  /** Chance that a random first move is right, 0…1. */
  guess: z.number().min(0).max(1),
  /** The item chosen instead, if wrong. A scene may omit the skill (`letter:S`) if it is that of the question; the outbox adds it. */
  chose: item.optional(),
})

/** What `tryFields` parses to. */
export type TryFields = Readonly<z.infer<typeof tryFields>>
