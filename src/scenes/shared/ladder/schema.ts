import { z } from 'zod'
import { LANGUAGES } from '../../../game/language.ts'
import { localSchema, picturePathSchema } from '../../../game/rules/content.ts'

/** How a child plays the ladder's kinds: seeing and hearing, by ear alone (blind, screen reader), or without sound (deaf). */
export const modeSchema = z.enum(['all', 'byEar', 'withoutSound']).default('all')

/** See `modeSchema`. */
export type PlayMode = z.infer<typeof modeSchema>

/** The language that a question teaches; without one it is asked in both. */
export const languageSchema = z.enum(LANGUAGES).optional()

/** The path of a spoken line. A line that was never made is left out; then the prompt is shown instead. */
export const clipSchema = z.string().regex(/^\/audio\/[\w/-]+\.mp3$/)

/** A spoken line in each language that has one. */
export const clipsSchema = z.object({ en: clipSchema.optional(), id: clipSchema.optional() }).default({})

/** The key of an item without its skill: `sound:m`, `word:duck`. */
export const itemSchema = z.string().regex(/^[a-z]{1,24}:[^|\s#]{1,40}$/)

/** A picture: a file of its own, or the frame of a sprite on a page (`base` if none is named). */
export const pictureSchema = z.union([
  z.object({ free: picturePathSchema }),
  z.object({ page: z.string().min(1), sprite: z.string().min(1), frame: z.string().min(1).optional() }),
])

/** See `pictureSchema`. */
export type PictureRef = z.infer<typeof pictureSchema>

/** A picture to choose, with its name. `item`: what choosing it means where it is wrong; `word:<id>` if absent. */
export const pictureCardSchema = z.object({
  id: z.string().min(1),
  name: localSchema,
  picture: pictureSchema,
  say: clipsSchema,
  item: itemSchema.optional(),
})

/** See `pictureCardSchema`. */
export type PictureCardData = z.infer<typeof pictureCardSchema>

/** A part of a word as it is read: a syllable or a grapheme, with its sound. */
export const partSchema = z.object({ text: z.string().min(1), say: clipSchema.optional() })

/** See `partSchema`. */
export type WordPart = z.infer<typeof partSchema>

/** Ids of the options of a question: what makes it a choice, and what a row has room for. */
const optionsSchema = z.array(z.string().min(1)).min(2).max(4)

/** What all questions have. `options`: ids in any order; they are shuffled when the question is asked. */
export const questionFields = { item: itemSchema, language: languageSchema, options: optionsSchema }

/** Whether each question's answer is among its options. */
export const hasAnswer = ({ answer, options }: { readonly answer: string; readonly options: readonly string[] }) =>
  options.includes(answer)
