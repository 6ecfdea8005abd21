import { z } from 'zod'
import { picturePathSchema } from '../game/rules/content.ts'
import { pageCuesSchema } from '../game/rules/cues.ts'

/** A text in both languages. */
export const localTextSchema = z.object({ en: z.string().min(1), id: z.string().min(1) })

/** One paragraph of a page's text; the only markup is bold. */
const paragraphSchema = z.object({ text: z.string().min(1) })

const pageBase = {
  id: z.string().min(1),
  pageNumber: z.number().int().min(0),
  title: localTextSchema,
  image: picturePathSchema,
  audio: localTextSchema.nullable(),
  /** What the picture shows; `altAfter`: what it shows once the page was played, where the play changes it. */
  illustration: z.object({ alt: localTextSchema, altAfter: localTextSchema.optional() }),
}

/** The first page: picture, title and author. `author` may hold `{name}`, the reader's own name. */
export const coverSchema = z.object({
  ...pageBase,
  id: z.literal('cover'),
  pageNumber: z.literal(0),
  author: z.string().min(1),
  authorLine: localTextSchema,
})

/** A page of the story. Its kind's own fields stay on it unread; the kind's schema (src/scenes) parses them. */
export const storyPageSchema = z.looseObject({
  ...pageBase,
  pageNumber: z.number().int().min(1),
  'content-en': z.array(paragraphSchema).min(1),
  'content-in': z.array(paragraphSchema).min(1),
  narration: localTextSchema,
  instruction: localTextSchema,
  instructionAudio: localTextSchema,
  interactionPrompt: localTextSchema.optional(),
  music: z.string().nullable(),
  hasInteraction: z.boolean(),
  hasActivity: z.boolean(),
  isCounting: z.boolean(),
  isOrdinal: z.boolean(),
  interactionType: z.string().nullable(),
  feedback: z
    .looseObject({
      onEach: localTextSchema,
      onComplete: localTextSchema,
      onWrong: localTextSchema.optional(),
      // A picture that stands still is better than no book; the content check names what is wrong.
      cues: pageCuesSchema.optional().catch(undefined),
    })
    .optional(),
  feedbackAudio: localTextSchema.optional(),
})

/**
 * What a finished book leaves: a thing that hangs in the child's barn, and somebody of the story for the dialogs at its end. A book without one
 * hangs its cover.
 */
const keepsakeSchema = z.object({ picture: picturePathSchema, name: localTextSchema, friend: picturePathSchema })

/** A book as it is bundled. */
export const bookSchema = z.looseObject({
  id: z.number().int().positive(),
  key: z.string().min(1),
  title: localTextSchema,
  author: z.string().min(1),
  authorLine: localTextSchema,
  blurb: localTextSchema,
  keepsake: keepsakeSchema.optional(),
  music: z.string().nullable(),
  pageCount: z.number().int().positive(),
  pages: z.tuple([coverSchema], storyPageSchema),
})

/** The look of an activity's card, where it is not its kind's own. */
export const gameCardSchema = z.object({
  border: z.enum(['nila', 'soga', 'hutan', 'cabai', 'manggis']),
  from: z.string().regex(/^#[\dA-F]{6}$/),
  to: z.string().regex(/^#[\dA-F]{6}$/),
  pictures: z.array(z.string()),
  tiles: z.array(z.string()),
})

/** An activity after a book. Its kind's own fields stay on it unread. */
export const activitySchema = z.looseObject({
  id: z.number().int().positive(),
  key: z.string().min(1),
  type: z.string().min(1),
  title: localTextSchema,
  description: localTextSchema,
  instruction: localTextSchema,
  instructionAudio: localTextSchema,
  image: picturePathSchema.optional(),
  /** How it looks among the games, where not as its kind does. */
  card: gameCardSchema.optional(),
  total: z.number().int().positive(),
  passScore: z.number().int().min(2),
})

/** All activities of a book, in the order they are done. */
export const activitiesSchema = z.object({
  bookId: z.number().int().positive(),
  postActivities: z.array(activitySchema).min(1),
})

/** The cover of a book. */
export type Cover = z.infer<typeof coverSchema>
/** A page of the story with its kind's fields. */
type StoryPage = z.infer<typeof storyPageSchema>
/** Any page of a book. */
export type Page = Cover | StoryPage
/** A bundled book. */
export type Book = z.infer<typeof bookSchema>
/** An activity after a book with its kind's fields. */
export type Activity = z.infer<typeof activitySchema>
