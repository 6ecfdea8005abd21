import { z } from 'zod'
import {
  clipSchema,
  hasAnswer,
  languageSchema,
  itemSchema,
  modeSchema,
  pictureSchema,
  questionFields,
} from '../../shared/ladder/schema.ts'

/**
 * A sound with the letters that write it, or a syllable. `id` is unique in its language. `mouth`: how the mouth makes it; `keyword`: a word that has
 * it, which is shown and said once it is found.
 */
const soundSchema = z.object({
  id: z.string().min(1),
  item: itemSchema,
  language: languageSchema,
  text: z.string().min(1),
  say: clipSchema.optional(),
  mouth: z.object({ text: z.string().min(1), say: clipSchema.optional() }).optional(),
  keyword: z
    .object({ text: z.string().min(1), say: clipSchema.optional(), picture: pictureSchema.optional() })
    .optional(),
})

/** Hear a sound, find the letters. `meet`: the sound is new and is shown first, without a question. */
export const hearSoundSchema = z.object({
  mode: modeSchema,
  sounds: z.array(soundSchema).min(2),
  questions: z
    .array(
      z
        .object({ ...questionFields, answer: z.string().min(1), meet: z.boolean().default(false) })
        .refine(hasAnswer, 'the answer is one of the options'),
    )
    .min(1),
})

/** The parsed content of the activity. */
export type HearSound = z.infer<typeof hearSoundSchema>

/** One of its questions. */
export type HearSoundQuestion = HearSound['questions'][number]
