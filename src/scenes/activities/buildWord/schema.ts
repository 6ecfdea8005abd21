import { z } from 'zod'
import {
  clipSchema,
  itemSchema,
  languageSchema,
  modeSchema,
  partSchema,
  pictureCardSchema,
} from '../../shared/ladder/schema.ts'

/** Tiles that a row has room for. */
const MOST_TILES = 7

/**
 * Build a word from tiles: `parts` are its syllables or graphemes in order, `others` tiles that do not belong into it. `picture`: an id of
 * `pictures`. The tiles are the options, so a question lists none.
 */
export const buildWordSchema = z.object({
  mode: modeSchema,
  pictures: z.array(pictureCardSchema).default([]),
  questions: z
    .array(
      z
        .object({
          item: itemSchema,
          language: languageSchema,
          word: z.string().min(1),
          say: clipSchema.optional(),
          parts: z.array(partSchema).min(2),
          others: z.array(partSchema).min(1),
          picture: z.string().min(1).optional(),
        })
        .refine(({ parts, others }) => parts.length + others.length <= MOST_TILES, `at most ${MOST_TILES} tiles`)
        .refine(
          ({ parts, others }) => others.every(({ text }) => parts.every((part) => part.text !== text)),
          'no other tile is a part of the word',
        ),
    )
    .min(1),
})

/** The parsed content of the activity. */
export type BuildWord = z.infer<typeof buildWordSchema>

/** One of its questions. */
export type BuildWordQuestion = BuildWord['questions'][number]
