import { z } from 'zod'
import { localSchema } from '../../../game/rules/content.ts'

/** Words to spell, each with its picture and sound. */
export const matchByLetterSchema = z.object({
  words: z.array(z.object({ id: z.string().min(1), word: localSchema, image: z.string(), audio: localSchema })).min(1),
})

/** The parsed content of the activity. */
export type MatchByLetter = z.infer<typeof matchByLetterSchema>
