import { z } from 'zod'

/** Every error: a text to show, and for invalid input the texts by field. */
export const errorAnswer = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

/** What `errorAnswer` parses to. */
export type ErrorAnswer = z.infer<typeof errorAnswer>

/** A response that only confirms success. */
export const messageAnswer = z.object({ message: z.string() })
