import { z } from 'zod'
import { signInPicture } from './pictures.ts'
import { personName } from './text.ts'

/** Maximum rows of one list; enough for a class. */
export const ROSTER_ROWS_MAX = 500

/**
 * POST /api/classes/:id/learners: a pasted list or a CSV file with one child per row: a nickname, and in a two-column list a class after it. In a
 * register the name column is found by its heading or its content; other columns are ignored. `different` lists rows that are a different child with
 * the same name. Nothing is stored unless `save` is true.
 */
export const addLearnersRequest = z.object({
  list: z.string({ error: 'The list field is required.' }).max(100_000, { error: 'This list is too long.' }),
  different: z.array(z.int()).max(ROSTER_ROWS_MAX).default([]),
  /** The name column (from 0), to override the detected one. */
  name_column: z.int().min(0).max(99).optional(),
  save: z.boolean().default(false),
})

/** What `addLearnersRequest` parses to. */
export type AddLearnersRequest = z.infer<typeof addLearnersRequest>

/**
 * `ready`, or why the row is skipped. `signs`: see `hasFormulaSigns`. `twice`: the name appears earlier in this list. `unreadable`: the file was
 * decoded with the wrong encoding.
 */
const rosterState = z.enum([
  'ready',
  'in-class',
  'twice',
  'empty',
  'unknown-class',
  'too-long',
  'not-a-name',
  'signs',
  'unreadable',
])

/** What `rosterState` parses to. */
export type RosterState = z.infer<typeof rosterState>

/** A column of a list: its heading (`null` if none) and its first non-empty field. */
const sheetColumn = z.object({ title: z.string().nullable(), example: z.string() })

/** What `sheetColumn` parses to. */
export type SheetColumn = z.infer<typeof sheetColumn>

/** 200: the result for each row (planned or done), and the columns, including the one used for names. */
export const addLearnersAnswer = z.object({
  data: z.object({
    rows: z.array(z.object({ row: z.int(), name: z.string(), class_name: z.string().nullable(), state: rosterState })),
    columns: z.array(sheetColumn),
    name_column: z.int(),
    ready: z.int(),
    added: z.int(),
  }),
})

/** What `addLearnersAnswer` parses to. */
export type AddLearnersAnswer = z.infer<typeof addLearnersAnswer>

/** PATCH /api/classes/:id/learners/:learnerId: another name, or another class of the same teacher. */
export const changeLearnerRequest = z.object({
  name: personName(60, 'Name is required', 'Name is not valid').optional(),
  class_id: z.string().min(1).max(64).optional(),
})

/** What `changeLearnerRequest` parses to. */
export type ChangeLearnerRequest = z.infer<typeof changeLearnerRequest>

const learner_ids = z.array(z.string().max(64)).min(1).max(ROSTER_ROWS_MAX)

/** POST /api/classes/:id/pictures: new pictures for these learners. Also POST …/learners/remove: removes them from the class, all or none. */
export const learnersRequest = z.object({ learner_ids })

/** POST /api/classes/:id/learners/move: moves these learners to another class of the same teacher, all or none. */
export const moveLearnersRequest = z.object({
  learner_ids,
  class_id: z.string({ error: 'The class id field is required.' }).min(1).max(64),
})

/** What `moveLearnersRequest` parses to. */
export type MoveLearnersRequest = z.infer<typeof moveLearnersRequest>

/** GET /api/classes/:id/cards: what is printed on the sign-in cards. */
export const cardsAnswer = z.object({
  data: z.array(
    z.object({
      learner_id: z.string(),
      name: z.string(),
      avatar: z.string(),
      frame: z.string(),
      pictures: z.array(signInPicture),
    }),
  ),
})

/** What `cardsAnswer` parses to. */
export type CardsAnswer = z.infer<typeof cardsAnswer>
