import { z } from 'zod'
import { localSchema } from '../../../game/rules/content.ts'

/** Pictures to count, and the numbers to choose from. */
export const matchByNumberSchema = z.object({
  numbers: z
    .array(
      z.object({
        number: z.number().int().positive(),
        numberWord: localSchema,
        item: localSchema,
        image: z.string(),
        instruction: localSchema,
        audio: localSchema,
      }),
    )
    .min(2)
    .refine((numbers) => new Set(numbers.map(({ number }) => number)).size === numbers.length, 'each number once'),
})

/** The parsed content of the activity. */
export type MatchByNumber = z.infer<typeof matchByNumberSchema>
