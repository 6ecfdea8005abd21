import { z } from 'zod'
import { reportHead } from './reportHead.ts'

const lang = z.enum(['en', 'id'], { error: 'The lang field must be en or id.' })
/** A day in the school's time zone, as in 2026-11-20. */
const day = z.string()
const local = z.object({ en: z.string(), id: z.string() })
const item = z.string().regex(/^[a-z]+:[^|\s]{1,40}\|[a-z]{1,20}$/, {
  error: 'An item has a skill, as in sound:m|hear.',
})
const skill = z.string().regex(/^[a-z]{1,20}$/)

/** What a teacher has chosen for a child's path in one language; what is not chosen is `null` or empty (`src/content/ladder/path/choice.ts`). */
export const pathChoice = z.object({
  pin: z.array(item).max(12, { error: 'At most 12 items come first.' }),
  off: z.array(z.union([item, skill])).max(12, { error: 'At most 12 items or skills are left out.' }),
  step: z.string().min(1).max(40).nullable(),
  book: z.object({ id: z.int().positive(), page: z.int().min(1).max(500) }).nullable(),
  minutes: z.int().min(4).max(15).nullable(),
  lasts: z.enum(['turns', 'changed'], { error: 'The lasts field must be turns or changed.' }),
})

/** PUT /api/classes/:id/learners/:learnerId/path: sets a child's path in one language; `choice: null` gives it back to the app. */
export const pathChoiceRequest = z.object({ lang, choice: pathChoice.nullable() })

/** What `pathChoiceRequest` parses to. */
export type PathChoiceRequest = z.infer<typeof pathChoiceRequest>

/** A choice as it is stored, with the day on which it was made. */
const madeChoice = z.object({ lang, day, choice: pathChoice })

/**
 * GET /api/path: what the signed-in reader's teachers have chosen, at most one a language, and the languages in which they have asked for a five-minute
 * check that has not been made yet.
 */
export const pathChoicesAnswer = z.object({
  data: z.object({
    learner_id: z.string(),
    choices: z.array(madeChoice),
    checks: z.array(z.object({ lang, asked_at: z.string() })),
  }),
})

/** PUT /api/classes/:id/checks: asks for a five-minute check of these learners in one language, or takes that back. */
export const checksRequest = z.object({
  lang,
  learners: z
    .array(z.string().max(64))
    .min(1, { error: 'The learners field must name a learner.' })
    .max(200, { error: 'At most 200 learners at once.' }),
  wanted: z.boolean({ error: 'The wanted field must be true or false.' }),
})

/** What `checksRequest` parses to. */
export type ChecksRequest = z.infer<typeof checksRequest>

/** GET /api/path/history?have=: the version that the device has, if any. */
export const pathHistoryQuery = z.object({ have: z.string().max(40).optional() })

/** A counted question: the day, right (1) or not, the chance of guessing it, the end of its event's id. */
const keptTry = z.tuple([day, z.union([z.literal(0), z.literal(1)]), z.number(), z.string()])

/**
 * What the service has of the signed-in reader's counted questions, of all her devices: the newest twelve of each item by language (`id sound:m|hear`),
 * the latest days of turns, and its own `today`. `history` is `null` where the device has this version.
 */
export const pathHistoryAnswer = z.object({
  data: z.object({
    learner_id: z.string(),
    version: z.string(),
    history: z.object({ today: day, items: z.record(z.string(), z.array(keptTry)), days: z.array(day) }).nullable(),
  }),
})

/** What `pathHistoryAnswer` parses to. */
export type PathHistoryAnswer = z.infer<typeof pathHistoryAnswer>

/** What `pathChoicesAnswer` parses to. */
export type PathChoicesAnswer = z.infer<typeof pathChoicesAnswer>

/** GET …/path?lang= */
export const pathQuery = z.object({ lang: lang.default('id') })

/** What a question of the ladder is about. `chose`: what the child took instead, and when. */
const pathItem = z.object({
  item: z.string(),
  skill: z.string(),
  label: z.string(),
  chose: z.object({ label: z.string(), day }).optional(),
})

/** Why today's questions were chosen (`src/content/ladder/path/why.ts`). */
const pathWhy = z.object({
  pinned: z.array(pathItem),
  again: z.array(pathItem),
  due: z.array(pathItem),
  fresh: z.array(pathItem),
  too_shaky: z.int(),
})

/** `new`: never asked; `needs`: needs the teacher; `ready`: the next step is open and nothing is shaky; `way`: on the way. */
const PATH_STATES = ['needs', 'way', 'ready', 'new'] as const

/** A teacher's choice that holds; `turns_left` is `null` where it holds until changed. */
const heldChoice = z.object({ choice: pathChoice, day, turns_left: z.int().nullable() })

/**
 * The five-minute check. `latest`: the newest one that says something, with the step that it found (give or take `error` steps); `is_wanted`: a teacher has
 * asked for one; `is_over`: it is older than a term, or there was none though the child has been asked things.
 */
const pathCheck = z.object({
  latest: z.object({ day, step: z.string(), error: z.number(), answers: z.int() }).nullable(),
  is_wanted: z.boolean(),
  is_over: z.boolean(),
})

/** Where a child stands and what today's path holds. `step`: id of the step that the path uses, `own_step`: by the child's own evidence. */
const pathRow = z.object({
  learner_id: z.string(),
  state: z.enum(PATH_STATES),
  step: z.string().nullable(),
  own_step: z.string().nullable(),
  since: day.nullable(),
  turns: z.int(),
  /** Items that are known by the two-day rule. */
  known: z.int(),
  stuck: z.array(pathItem),
  shaky: z.int(),
  why: pathWhy,
  book: z.object({ book_id: z.int(), page: z.int(), is_read_aloud: z.boolean() }).nullable(),
  held: heldChoice.nullable(),
  check: pathCheck,
})

const pathStep = z.object({ id: z.string(), order: z.int(), title: local })

/** GET /api/classes/:id/report/path?lang=: all children, in the order of `head.learners`, and the steps of the ladder. */
export const pathReportAnswer = z.object({
  data: z.object({ head: reportHead, lang, steps: z.array(pathStep), rows: z.array(pathRow) }),
})

/** An item of a child: `known` by the two-day rule, else `sure`, `shaky` or between, else `new`. The latest tries come last. */
const childItem = pathItem.extend({
  step: z.string(),
  state: z.enum(['known', 'sure', 'between', 'shaky', 'new']),
  tries: z.array(z.object({ day, ok: z.boolean(), chose: z.string().optional() })),
})

/**
 * GET …/report/learners/:learnerId/path?lang=: one child. `items`: all that the path may ask her today, and what she has been asked before, in the
 * ladder's order.
 */
export const childPathAnswer = z.object({
  data: z.object({
    head: reportHead,
    lang,
    steps: z.array(pathStep),
    row: pathRow,
    items: z.array(childItem),
    /**
     * What she told a grown-up about a book, and what she guessed would come, newest first; neither is right or wrong. `chose` with a guess. Questions that
     * this version no longer asks are left out.
     */
    said: z.array(
      z.object({ kind: z.enum(['told', 'guessed']), day, book_id: z.int(), ask: local, chose: local.optional() }),
    ),
    /** What her step brings, for the words to parents: its new sounds and words that can be read with a picture. */
    brings: z.object({ sounds: z.array(z.string()), words: z.array(z.string()) }),
  }),
})

/** The content of each response. */
export type PathReport = z.infer<typeof pathReportAnswer>['data']
/** See `pathReportAnswer`. */
export type PathRow = PathReport['rows'][number]
/** See `pathReportAnswer`. */
export type PathItemRow = z.infer<typeof pathItem>
/** See `childPathAnswer`. */
export type ChildPath = z.infer<typeof childPathAnswer>['data']
