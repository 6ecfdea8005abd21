import { z } from 'zod'
import { localSchema } from '../../../game/rules/content.ts'

/** Twelve words and their first letters; the letters are the choices. */
export const matchByAlphabetSchema = z.object({
  words: z
    .array(
      z.object({
        letter: z.string().length(1),
        word: localSchema,
        image: z.string(),
        audio: localSchema,
        /** A word from outside of the story, because the story's own begins with another sound than its letter has first. */
        isAnchor: z.boolean().optional(),
      }),
    )
    .min(2)
    .refine((words) => new Set(words.map(({ letter }) => letter)).size === words.length, 'each letter once'),
})

/** The parsed content of the activity. */
export type MatchByAlphabet = z.infer<typeof matchByAlphabetSchema>
