import { z } from 'zod'
import { dropAreaBoxSchema, localSchema } from '../../../game/rules/content.ts'

/** SPEC section 5: in any case. */
export function isSameWord(word: string, label: string): boolean {
  return word.toLowerCase() === label.toLowerCase()
}

/** Words and their places: a word fits if it equals the place's label, in any case (SPEC section 5). */
export const wordDropSchema = z
  .object({
    dragDropWords: z.array(z.object({ id: z.string().min(1), word: localSchema, dropAudio: localSchema })).min(1),
    dropZones: z
      .array(dropAreaBoxSchema.extend({ id: z.string().min(1), label: localSchema, picture: z.string().optional() }))
      .min(1),
  })
  .refine(
    ({ dragDropWords, dropZones }) =>
      dragDropWords.every(({ word }) =>
        dropZones.some(({ label }) => isSameWord(word.en, label.en) && isSameWord(word.id, label.id)),
      ),
    'a place for each word, in both languages',
  )

/** The parsed content. */
export type WordDrop = z.infer<typeof wordDropSchema>
