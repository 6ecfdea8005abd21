import { z } from 'zod'
import {
  clipSchema,
  hasAnswer,
  modeSchema,
  partSchema,
  pictureCardSchema,
  questionFields,
} from '../../shared/ladder/schema.ts'

/** What a picture of a sentence shows: who (`a`, an id of `pictures`), how many, doing what, and where or with what (`rel`, `b`). */
const showsSchema = z
  .object({
    a: z.string().min(1),
    n: z.int().min(1).max(10).default(1),
    act: z.enum(['run', 'sleep', 'fly', 'jump']).optional(),
    rel: z.enum(['with', 'on', 'in', 'under']).optional(),
    b: z.string().min(1).optional(),
  })
  .refine(({ rel, b }) => (rel === undefined) === (b === undefined), 'rel and b belong together')

/** See `showsSchema`. */
export type Shows = z.infer<typeof showsSchema>

/**
 * Read a sentence and find its picture. `options` are ids of the question's `scenes`. `differs`: index of the word in `words` by which the scenes
 * differ; it is shown as help.
 */
export const sentenceSchema = z.object({
  mode: modeSchema,
  pictures: z.array(pictureCardSchema).min(1),
  questions: z
    .array(
      z
        .object({
          ...questionFields,
          answer: z.string().min(1),
          text: z.string().min(1),
          say: clipSchema.optional(),
          words: z.array(partSchema).min(1).max(8),
          differs: z.int().min(0).optional(),
          scenes: z.array(z.object({ id: z.string().min(1), shows: showsSchema })).min(2),
        })
        .refine(hasAnswer, 'the answer is one of the options'),
    )
    .min(1),
})

/** The parsed content of the activity. */
export type Sentence = z.infer<typeof sentenceSchema>

/** One of its questions. */
export type SentenceQuestion = Sentence['questions'][number]
