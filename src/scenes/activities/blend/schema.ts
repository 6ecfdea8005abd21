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
 * Hear the parts of a word, join them, find the picture. `options` are ids of `pictures`. `together`: the first two parts said as one, for a child
 * who needs help.
 */
export const blendSchema = z.object({
  mode: modeSchema,
  pictures: z.array(pictureCardSchema).min(2),
  questions: z
    .array(
      z
        .object({
          ...questionFields,
          answer: z.string().min(1),
          word: z.string().min(1),
          say: clipSchema.optional(),
          parts: z.array(partSchema).min(1).max(6),
          together: clipSchema.optional(),
        })
        .refine(hasAnswer, 'the answer is one of the options'),
    )
    .min(1),
})

/** The parsed content of the activity. */
export type Blend = z.infer<typeof blendSchema>

/** One of its questions. */
export type BlendQuestion = Blend['questions'][number]
