import { z } from 'zod'
import { localSchema, percentBoxSchema } from '../../../game/rules/content.ts'

const letterSchema = z.object({
  id: z.string().min(1),
  letter: z.string().min(1),
  originalIndex: z.number().int().min(0),
})

/** A word to build from its shuffled letters. */
export const matchingLetterSchema = z.object({
  word: localSchema,
  letters: z.object({ en: z.array(letterSchema).min(1), id: z.array(letterSchema).min(1) }),
  member: z.string().min(1),
  widgetArea: percentBoxSchema,
  wordAudio: localSchema,
  /** The line that invites the child to write the finished word, and the paths of its sound. */
  trace: localSchema.optional(),
  traceAudio: localSchema,
})

/** The parsed content of the page. */
export type MatchingLetter = z.infer<typeof matchingLetterSchema>
