import { z } from 'zod'
import { localSchema, percentBoxSchema } from '../../../game/rules/content.ts'

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
        /** Where each thing is, percent of its picture (4 : 3): touched one by one they are counted. Without them nothing can be touched. */
        spots: z.array(percentBoxSchema).optional(),
      }),
    )
    .min(2)
    .refine(
      (numbers) => numbers.every(({ number, spots }) => spots === undefined || spots.length === number),
      'as many spots as things',
    )
    .refine((numbers) => new Set(numbers.map(({ number }) => number)).size === numbers.length, 'each number once'),
})

/** The parsed content of the activity. */
export type MatchByNumber = z.infer<typeof matchByNumberSchema>
