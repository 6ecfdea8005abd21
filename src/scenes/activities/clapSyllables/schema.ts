import { z } from 'zod'
import { clipSchema, modeSchema, partSchema, pictureCardSchema, questionFields } from '../../shared/ladder/schema.ts'

/** How many parts has the word? `options` are numbers as text (`'1'` …), `parts` the word's parts in order, `picture` an id of `pictures`. */
export const clapSyllablesSchema = z.object({
  mode: modeSchema,
  pictures: z.array(pictureCardSchema).min(1),
  questions: z
    .array(
      z
        .object({
          ...questionFields,
          options: z.array(z.enum(['1', '2', '3', '4'])).min(3),
          word: z.string().min(1),
          say: clipSchema.optional(),
          parts: z.array(partSchema).min(1).max(4),
          picture: z.string().min(1),
        })
        .refine(
          ({ options, parts }) => options.some((option) => Number(option) === parts.length),
          'the number of parts is one of the options',
        ),
    )
    .min(1),
})

/** The parsed content of the activity. */
export type ClapSyllables = z.infer<typeof clapSyllablesSchema>

/** One of its questions. */
export type ClapSyllablesQuestion = ClapSyllables['questions'][number]
