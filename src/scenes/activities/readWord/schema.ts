import { z } from 'zod'
import {
  clipSchema,
  hasAnswer,
  modeSchema,
  partSchema,
  pictureCardSchema,
  questionFields,
} from '../../shared/ladder/schema.ts'

/**
 * Read a word and find its picture: `options` are ids of `pictures`. A heart word has no picture and is read the other way round: with `finds:
 * 'word'` it is heard and found among `options`, which are the written words themselves.
 */
export const readWordSchema = z.object({
  mode: modeSchema,
  pictures: z.array(pictureCardSchema).default([]),
  questions: z
    .array(
      z
        .object({
          ...questionFields,
          answer: z.string().min(1),
          word: z.string().min(1),
          say: clipSchema.optional(),
          parts: z.array(partSchema).min(1),
          finds: z.enum(['picture', 'word']).default('picture'),
        })
        .refine(hasAnswer, 'the answer is one of the options'),
    )
    .min(1),
})

/** The parsed content of the activity. */
export type ReadWord = z.infer<typeof readWordSchema>

/** One of its questions. */
export type ReadWordQuestion = ReadWord['questions'][number]
