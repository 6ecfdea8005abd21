import { z } from 'zod'

/** Kinds of sentences that say who needs what, most urgent first. */
export const NEED_KINDS = ['stuck', 'struggling', 'mix', 'flip', 'away', 'done'] as const

/** PUT /api/classes/:id/done-today: a teacher ticks a sentence of that day as done, or takes it back. */
export const doneTodayRequest = z.object({
  kind: z.enum(NEED_KINDS, { error: 'The kind field must be one of the needs.' }),
  day: z.iso.date({ error: 'The day field must be a day, as in 2026-11-20.' }),
  done: z.boolean({ error: 'The done field must be true or false.' }),
})

/** What `doneTodayRequest` parses to. */
export type DoneTodayRequest = z.infer<typeof doneTodayRequest>
