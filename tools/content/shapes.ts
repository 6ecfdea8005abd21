import { z } from 'zod'
import {
  activitiesSchema,
  activitySchema,
  bookSchema,
  coverSchema,
  localTextSchema,
  storyPageSchema,
} from '../../src/content/schema.ts'

const box = { x: z.number(), y: z.number(), width: z.number().positive(), height: z.number().positive() }
const boxShape = z.object(box)
const wordsInBoth = z.object({ en: z.array(z.string()), id: z.array(z.string()) })
const placed = { ...box, percent: boxShape }
const lettersInOrder = z.array(z.looseObject({ letter: z.string(), originalIndex: z.number().int() }))

const zoneShape = z.looseObject({
  id: z.string(),
  ...placed,
  label: localTextSchema.optional(),
  order: z.number().int().optional(),
  silhouetteImage: z.string().optional(),
})
const memberShape = z.looseObject({ id: z.string(), label: localTextSchema.optional() })
const wordShape = z.looseObject({ id: z.string(), word: localTextSchema })
const goatShape = z.looseObject({ text: z.string(), weight: z.number() })

/** Fields of the word and family drag-and-drop kinds, which pages and activities share. */
const drops = {
  dragDropWords: z.array(wordShape).optional(),
  dropZones: z.array(zoneShape).optional(),
  dropArea: z.looseObject({ width: z.number(), height: z.number(), sceneWindow: boxShape }).optional(),
  chip: z.looseObject({ width: z.number(), height: z.number() }).optional(),
  familyMembers: z.array(memberShape).optional(),
}

/** A page with every field that is checked. */
const checkedPageShape = storyPageSchema.extend({
  ...drops,
  targetWords: wordsInBoth,
  tapAreas: z.array(z.looseObject({ id: z.string(), ...box, say: localTextSchema.optional() })).optional(),
  total: z.number().int().optional(),
  dropZone: z.looseObject({ id: z.string().optional(), ...placed }).optional(),
  objectList: z.array(z.looseObject({ id: z.string(), start: z.object(placed) })).optional(),
  elements: z
    .array(
      z.looseObject({
        id: z.string(),
        content: z.union([z.string(), z.number()]),
        box: boxShape.optional(),
        voiceVariants: z.object({ en: z.array(goatShape), id: z.array(goatShape) }).optional(),
      }),
    )
    .optional(),
  letters: z
    .union([
      z.object({ target: z.string(), distractors: z.array(z.string()) }),
      z.object({ en: lettersInOrder, id: lettersInOrder }),
    ])
    .optional(),
  bubbleSettings: z
    .looseObject({ appearInterval: z.number(), disappearAfter: z.number(), maxOnScreen: z.number() })
    .optional(),
  countSounds: wordsInBoth.optional(),
  bodyPart: z.string().optional(),
  bodyPartLabel: localTextSchema.optional(),
  word: localTextSchema.optional(),
  successSound: z.string().optional(),
})

/** A limit for both languages, or one for each. */
const mostWords = z.union([z.number(), z.object({ en: z.number(), id: z.number() })])

/** A book with every field that is checked. */
export const checkedBookShape = bookSchema.extend({
  pages: z.tuple([coverSchema], checkedPageShape),
  readingLevel: z.looseObject({
    maxWordsPerSentence: mostWords,
    maxWordsPerPage: mostWords,
    maxFleschKincaidGrade: z.number(),
  }),
})

/** An activity with every field that is checked. */
const checkedActivityShape = activitySchema.extend({
  ...drops,
  difficulty: z.number().int().min(1).max(5),
  words: z
    .array(
      z.looseObject({
        letter: z.string().optional(),
        word: localTextSchema,
        image: z.string().startsWith('/img/'),
        isAnchor: z.boolean().optional(),
      }),
    )
    .optional(),
  numbers: z
    .array(
      z.looseObject({ number: z.number(), item: localTextSchema, image: z.string(), instruction: localTextSchema }),
    )
    .optional(),
  duties: z.array(z.looseObject({ id: z.string(), duty: wordsInBoth })).optional(),
})

/** A book's `activities.json`, with every field that is checked. */
export const checkedActivitiesShape = activitiesSchema.extend({ postActivities: z.array(checkedActivityShape).min(1) })

const sprite = z.looseObject({ id: z.string(), box: boxShape, idle: z.string().min(1) })
const illustration = z.looseObject({
  setting: z.string().min(1),
  timeOfDay: z.string().min(1),
  mood: z.string().min(1),
  characters: z.array(z.string()).min(1),
  layers: z.object({ background: z.string().min(1), midground: z.string().min(1), foreground: z.string().min(1) }),
  sprites: z.array(sprite).min(1),
  hidden: z.looseObject({ who: z.string(), box: boxShape }),
})

/** A book's brief for its artists; never bundled. */
export const briefShape = z.looseObject({
  storyArc: z.object({
    problem: localTextSchema,
    tries: z.array(localTextSchema).length(3),
    resolution: localTextSchema,
  }),
  pages: z.record(z.string(), z.looseObject({ illustration })),
})

/** A box in percent of the picture. */
export type PercentBox = z.infer<typeof boxShape>
/** A page with the checked fields. */
export type CheckedPage = z.infer<typeof checkedPageShape>
/** A book with the checked fields. */
export type CheckedBook = z.infer<typeof checkedBookShape>
/** An activity with the checked fields. */
export type CheckedActivity = z.infer<typeof checkedActivityShape>
/** A book's brief. */
export type Brief = z.infer<typeof briefShape>
