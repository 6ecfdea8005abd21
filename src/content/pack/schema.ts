import { z } from 'zod'
import { pageCuesSchema } from '../../game/rules/cues.ts'
import { compositionSchema } from '../kit/schema.ts'
import { gameCardSchema } from '../schema.ts'
import { LEVELS, LICENCE_IDS } from './licences.ts'
import { MEDIA_TYPES, MUSIC, PACK_KEY, PICTURE, PLACE_ID, SOUND, SPOKEN } from './names.ts'

/** The format that this version writes, and the newest that it reads. */
export const PACK_FORMAT = { format: 'lumbung-pack', version: 1 } as const
/** What of the app books may name: effects and music, and the sprites of the picture kit. Raised when some are added. */
export const KIT_VERSION = 1

/** A text in the languages of the pack. */
const textSchema = z.strictObject({ en: z.string().min(1).optional(), id: z.string().min(1).optional() })
const pathSchema = z.string().regex(PICTURE)
/** Names of spoken lines, one a language. */
const spokenSchema = z.strictObject({
  en: z.string().regex(SPOKEN).optional(),
  id: z.string().regex(SPOKEN).optional(),
})
const paragraphsSchema = z.array(z.object({ text: z.string().min(1) })).min(1)
const listsSchema = z.strictObject({ en: z.array(z.string()).optional(), id: z.array(z.string()).optional() })
const personSchema = z.object({ name: z.string().min(1), role: z.string().min(1).optional() })
const illustrationSchema = z.object({ alt: textSchema, altAfter: textSchema.optional() })

const mediaFileSchema = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.number().int().positive(),
  type: z.enum([...MEDIA_TYPES, 'application/json']),
})

/** pack.json: what the pack is, who made it, and each of its other files with its hash. */
export const manifestSchema = z.looseObject({
  format: z.literal(PACK_FORMAT.format),
  version: z.number().int().min(1),
  key: z.string().regex(PACK_KEY).max(100),
  revision: z.number().int().min(1),
  title: textSchema,
  languages: z.array(z.enum(['en', 'id'])).min(1),
  level: z.enum(LEVELS).nullable(),
  authors: z.array(personSchema).min(1),
  licence: z.enum(LICENCE_IDS),
  credits: z.array(z.string().min(1)).default([]),
  cover: pathSchema,
  kinds: z.array(z.string().regex(/^[A-Za-z][A-Za-z-]*@\d+$/)),
  needs: z.object({ kit: z.number().int().min(1) }),
  files: z.record(z.string(), mediaFileSchema),
  made: z.object({ at: z.iso.date().optional(), with: z.string().optional() }).optional(),
})

/** The cover, the first of the pages. */
const coverPageSchema = z.looseObject({
  id: z.literal('cover'),
  pageNumber: z.literal(0).optional(),
  title: textSchema,
  image: pathSchema,
  /** Of what the picture was composed: kept, so that it can be changed. */
  composition: compositionSchema.optional(),
  audio: spokenSchema.nullable().optional(),
  illustration: illustrationSchema,
  author: z.string().min(1).optional(),
  authorLine: textSchema.optional(),
})

/** A page of the story. Its kind's own fields lie beside these. */
const storyPageSchema = z.looseObject({
  id: z.string().regex(PLACE_ID),
  pageNumber: z.number().int().min(1).optional(),
  title: textSchema.optional(),
  image: pathSchema,
  /** Of what the picture was composed: kept, so that it can be changed. */
  composition: compositionSchema.optional(),
  audio: spokenSchema.nullable().optional(),
  illustration: illustrationSchema,
  'content-en': paragraphsSchema.optional(),
  'content-in': paragraphsSchema.optional(),
  narration: textSchema.optional(),
  instruction: textSchema.optional(),
  instructionAudio: spokenSchema.optional(),
  interactionPrompt: textSchema.optional(),
  music: z.string().regex(MUSIC).nullable().optional(),
  interactionType: z.string().min(1).nullable().optional(),
  hasInteraction: z.boolean().optional(),
  hasActivity: z.boolean().optional(),
  isCounting: z.boolean().optional(),
  isOrdinal: z.boolean().optional(),
  feedback: z
    .looseObject({
      onEach: textSchema,
      onComplete: textSchema,
      onWrong: textSchema.optional(),
      cues: pageCuesSchema.optional(),
    })
    .optional(),
  feedbackAudio: spokenSchema.optional(),
})

/** book.json of a pack. */
export const packBookSchema = z.looseObject({
  title: textSchema,
  author: z.string().min(1),
  authorLine: textSchema,
  blurb: textSchema,
  talkAboutIt: listsSchema.optional(),
  music: z.string().regex(MUSIC).nullable().optional(),
  pages: z.tuple([coverPageSchema], storyPageSchema),
})

/** An activity after the book. Its kind's own fields lie beside these. */
const packActivitySchema = z.looseObject({
  key: z.string().regex(PLACE_ID),
  type: z.string().min(1),
  title: textSchema,
  description: textSchema,
  instruction: textSchema,
  instructionAudio: spokenSchema.optional(),
  image: pathSchema.optional(),
  card: gameCardSchema.optional(),
  total: z.number().int().positive(),
  passScore: z.number().int().min(2),
})

/** activities.json of a pack; a book without activities has none. */
export const packActivitiesSchema = z.object({ postActivities: z.array(packActivitySchema) })

const timedWordSchema = z.tuple([z.string().min(1), z.number().min(0), z.number().min(0)])

/** speech.json of a pack: sounds in one or more formats, and which part of one speaks a line. Times in ms. */
export const packSpeechSchema = z.object({
  sounds: z.array(z.array(z.string().regex(SOUND)).min(1).max(4)),
  lines: z.record(
    z.string().regex(SPOKEN),
    z.strictObject({
      sound: z.number().int().min(0),
      startMs: z.number().min(0),
      ms: z.number().positive(),
      words: z.array(timedWordSchema).optional(),
    }),
  ),
})

/** The parsed pack.json. */
export type PackManifest = z.infer<typeof manifestSchema>
/** The parsed book.json of a pack. */
export type PackBook = z.infer<typeof packBookSchema>
/** The parsed activities.json of a pack. */
export type PackActivities = z.infer<typeof packActivitiesSchema>
/** The parsed speech.json of a pack. */
export type PackSpeech = z.infer<typeof packSpeechSchema>
