import { z } from 'zod'
import { LANGUAGES } from '../../game/language.ts'
import { localTextSchema } from '../schema.ts'

const text = z.string().min(1)
const item = z.string().regex(/^[a-z]+:[^|\s]{1,40}$/, 'is no item, such as word:sun')
const imagePath = z.string().startsWith('/img/')

/** A thing in a sentence's picture: `a`, how many of it, what it does, and with, on, in or under what it is. All values are ids of pictures. */
const sceneSchema = z.strictObject({
  a: text,
  n: z.number().int().min(1).max(10).optional(),
  act: text.optional(),
  rel: z.enum(['with', 'on', 'in', 'under']).optional(),
  b: text.optional(),
})

const graphemeSchema = z.strictObject({
  id: text,
  text,
  ipa: z.string(),
  mouth: localTextSchema,
  keyword: z.strictObject({ text, at: z.enum(['onset', 'nucleus', 'coda']), picture: text }),
  confusable: z.strictObject({ looks: z.array(text), sounds: z.array(text) }),
  say: text,
  item,
  note: text.optional(),
})

const syllableSchema = z.strictObject({ text, say: text.optional(), graphemes: z.array(text).min(1), item })

const wordSchema = z.strictObject({
  word: text,
  syllables: z.array(text).min(1).optional(),
  say: text.optional(),
  graphemes: z.array(text).min(1),
  picture: text.optional(),
  item,
})

const heartSchema = z.strictObject({
  word: text,
  regular: z.array(text),
  byHeart: z.array(text),
  ipa: z.string(),
  item,
})

const sentenceSchema = z.strictObject({ id: text, text, item, shows: sceneSchema, not: z.array(sceneSchema) })

const stepSchema = z.strictObject({
  id: text,
  order: z.number().int().positive(),
  stage: z.enum(['A', 'B1', 'B2', 'B3']).optional(),
  title: localTextSchema,
  new: z.array(text),
  allows: z.strictObject({
    codas: z.array(text).optional(),
    clusters: z.boolean(),
    affixes: z.array(text).optional(),
  }),
  syllables: z.array(syllableSchema).optional(),
  words: z.array(wordSchema),
  heart: z.array(heartSchema).optional(),
  sentences: z.array(sentenceSchema),
})

/** A picture has a file of its own (`free`), is a sprite of a page, is drawn by the art kit, or is still to be drawn (`new`). */
const pictureSchema = z.strictObject({
  name: localTextSchema,
  free: imagePath.optional(),
  page: text.optional(),
  sprite: text.optional(),
  kit: text.optional(),
  new: text.optional(),
  wanted: z.number().int().min(1).max(2).optional(),
})

const languageSchema = z.strictObject({
  name: localTextSchema,
  basis: z.looseObject({}),
  graphemes: z.array(graphemeSchema),
  steps: z.array(stepSchema).min(1),
})

/** `ladder.json`: sounds, syllables, words and sentences of each language, in the order in which they are learned. */
export const ladderSchema = z.strictObject({
  meta: z.looseObject({ notAlone: z.record(z.enum(LANGUAGES), z.array(text)) }),
  pictures: z.record(text, pictureSchema),
  clap: z.record(z.enum(LANGUAGES), z.record(z.string().regex(/^\d$/), z.array(text))),
  languages: z.record(z.enum(LANGUAGES), languageSchema),
})

const quoteSchema = z.strictObject({ page: text, quote: localTextSchema })
const answerSchema = z.strictObject({
  label: localTextSchema,
  free: imagePath.optional(),
  page: text.optional(),
  sprite: text.optional(),
})

/**
 * A question about a book: what it asks, three answers with pictures of that book, and the sentence that it points back to. By type: `what` is said in the
 * text, `why` is a cause or a conclusion, `next` is what comes after and is for re-reading. To `predict` nothing is wrong: the guess is shown again on the
 * page of `reveal`. `tell` is told to a grown-up, and marked by the teacher as an observation.
 */
const questionSchema = z.strictObject({
  id: text,
  book: z.number().int().positive(),
  page: text,
  type: z.enum(['what', 'why', 'next', 'predict', 'tell']),
  set: z.enum(['first', 'again', 'both']),
  ask: localTextSchema,
  answers: z.array(answerSchema),
  right: z.number().int().optional(),
  guess: z.number().optional(),
  item: z
    .string()
    .regex(/^story:[^|\s]{1,40}\|[a-z]+$/)
    .optional(),
  because: localTextSchema.optional(),
  // oxlint-disable-next-line unicorn/no-thenable -- What is said after an answer that is neither right nor wrong; stored so.
  then: localTextSchema.optional(),
  back: quoteSchema.optional(),
  reveal: quoteSchema.optional(),
  observation: z.strictObject({ book: z.number().int(), number: z.number().int() }).optional(),
})

/** `questions/book1.json`: questions of understanding about a book. They are asked after the page’s text. */
export const questionsSchema = z.array(questionSchema)

/** The whole ladder. */
export type Ladder = z.infer<typeof ladderSchema>
/** The ladder of one language. */
export type LanguageLadder = Ladder['languages']['en']
/** Letters with one sound; Indonesian `é` and `ə` are both written e. */
export type Grapheme = z.infer<typeof graphemeSchema>
/** A step of the ladder: what is new on it and what can be read with it. */
export type Step = z.infer<typeof stepSchema>
/** A word that a step makes readable. */
export type LadderWord = z.infer<typeof wordSchema>
/** A sentence of two to five words with one right picture and two wrong ones. */
export type LadderSentence = z.infer<typeof sentenceSchema>
/** What a sentence's picture shows. */
export type Scene = z.infer<typeof sceneSchema>
/** A question about a book. */
export type StoryQuestion = z.infer<typeof questionSchema>
