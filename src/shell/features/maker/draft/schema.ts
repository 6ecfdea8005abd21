import { z } from 'zod'
import { compositionSchema } from '../../../../content/kit/index.ts'
import { LICENCE_IDS } from '../../../../content/pack/licences.ts'
import { MEDIA_TYPES, PLACE_ID } from '../../../../content/pack/names.ts'
import { LEVELS } from '../../../../content/levels/levels.ts'

/** The version of drafts that this app writes, and the newest that it reads. */
export const DRAFT_FORMAT = 1

/** Most pages without the cover, as in a pack. */
export const MOST_PAGES = 60
/** Most characters of a page's text in one language. Longer text is refused when it is pasted, never cut. */
export const MOST_TEXT = 4000

/** A text in the languages of the book; what is not written yet is missing. */
const textSchema = z.strictObject({
  en: z.string().max(MOST_TEXT).optional(),
  id: z.string().max(MOST_TEXT).optional(),
})
/** The name of a file in the device's store of media. */
const mediaIdSchema = z.string().regex(/^[a-z0-9-]{1,64}$/)

/** A sound: what was recorded, chosen as a file, or read by the service. Times in ms. */
const takeSchema = z.strictObject({
  media: mediaIdSchema,
  type: z.enum(MEDIA_TYPES),
  /** Length of the file, and the part of it that is heard. */
  fileMs: z.number().positive(),
  startMs: z.number().min(0),
  ms: z.number().positive(),
  /** The text that was read. Another text now means that the sound is old. */
  text: z.string().max(MOST_TEXT),
  by: z.enum(['recorded', 'file', 'service']),
  /** Words of the text in order: start and end in ms from `startMs`; `unsure` was guessed. Empty: not marked yet. */
  words: z.array(
    z.strictObject({ word: z.string(), start: z.number(), end: z.number(), unsure: z.boolean().default(false) }),
  ),
  /** Loudness in LUFS before it was raised, and noise floor in dBFS, where they were measured. */
  loudness: z.number().optional(),
  noise: z.number().optional(),
  /** What was added to the loudness when the sound was encoded, dB; absent where it was kept as it came. */
  raised: z.number().optional(),
})

/** A photo that was redrawn on the device: no place, no date. */
const photoSchema = z.strictObject({
  media: mediaIdSchema,
  type: z.enum(MEDIA_TYPES),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Who can be recognised in it; `unasked` stops sharing. */
  people: z.enum(['none', 'agreed', 'covered', 'unasked']),
})

/** A word to learn, in the languages of the book. */
const targetSchema = z.strictObject({
  id: z.string().regex(PLACE_ID),
  word: textSchema,
})

/** What is played. `fields` holds only what the author has set by hand; everything else is filled in from words and picture. */
const playSchema = z.strictObject({ kind: z.string().min(1).max(40), fields: z.record(z.string(), z.unknown()) })

/** A page; the first one of a draft is its cover, whose words are the title. */
const pageSchema = z.strictObject({
  id: z.string().regex(PLACE_ID),
  /** The picture as data. `photo.file` of it is `media/<media of photo>.webp`. */
  picture: compositionSchema,
  photo: photoSchema.nullable(),
  /** A description that the author has written; a language without one is described from the composition. */
  alt: textSchema,
  /** Plain text; each line is a paragraph. */
  words: textSchema,
  targets: z.array(targetSchema).max(12),
  /** The spoken page. */
  voice: z.strictObject({ en: takeSchema.optional(), id: takeSchema.optional() }),
  /** Other spoken lines of the page by what they say: words, instructions. */
  lines: z.strictObject({ en: z.record(z.string(), takeSchema), id: z.record(z.string(), takeSchema) }),
  play: playSchema.nullable(),
})

/** An activity after the book. */
const activitySchema = z.strictObject({ id: z.string().regex(PLACE_ID), play: playSchema })

/** A book that is being made. */
export const draftSchema = z.strictObject({
  format: z.int().min(1),
  /** Its key as a pack for ever; `class.<random>` until it is shared. */
  key: z.string().min(3).max(100),
  languages: z.array(z.enum(['en', 'id'])).min(1),
  /** The level that the author writes for. */
  level: z.enum(LEVELS),
  authors: z.array(z.strictObject({ name: z.string().max(120), role: z.string().max(60) })).max(20),
  licence: z.enum(LICENCE_IDS),
  credits: z.array(z.string().max(400)).max(40),
  pages: z.tuple([pageSchema], pageSchema).refine((pages) => pages.length <= MOST_PAGES + 1, 'too many pages'),
  activities: z.array(activitySchema).max(20),
})

/** A book that is being made. */
export type Draft = z.infer<typeof draftSchema>
/** A page of it. */
export type DraftPage = z.infer<typeof pageSchema>
/** A sound of it. */
export type Take = z.infer<typeof takeSchema>
/** A photo of it. */
export type Photo = z.infer<typeof photoSchema>
/** A word to learn. */
export type Target = z.infer<typeof targetSchema>
/** What is played on a page or after the book, with what the author has set by hand. */
export type Play = z.infer<typeof playSchema>
/** An activity after it. */
export type DraftActivity = z.infer<typeof activitySchema>
