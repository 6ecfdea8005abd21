import { z } from 'zod'
import { bookCell } from './report.ts'
import { reportHead } from './reportHead.ts'
import { answerTally, itemState, nextStep, reportItem, reportPlace, struggling } from './reportParts.ts'

const lang = z.enum(['en', 'id'])
/** A day in the school's time zone, as in 2026-11-20. */
const day = z.string()

/** One question to one child with every try. A question that is easy to guess is stored but not counted. */
const question = z.object({
  id: z.string(),
  learner_id: z.string(),
  item: reportItem,
  lang,
  place: reportPlace,
  at: z.string(),
  day,
  outcome: itemState.exclude(['none']),
  counted: z.boolean(),
  guess: z.number(),
  tries: z.array(z.object({ n: z.int(), ok: z.boolean(), help: z.int(), chose: reportItem.nullable() })),
})

/** What `question` parses to. */
export type Question = z.infer<typeof question>

/**
 * GET …/report/questions?item=&lang=&learner_id=: the tries behind a figure, newest first; at most three per child for a class, all for a single
 * learner.
 */
export const questionsReportAnswer = z.object({
  data: z.object({ head: reportHead, item: reportItem, lang, questions: z.array(question) }),
})

/** State of a page: the best page visit decides. */
const pageState = z.enum(['alone', 'heard', 'flipped', 'none'])

/** The pages of one book in one language (`any`: either). `heard_books`, `alone_books`: rounds that covered the whole book. */
const readingRow = z.object({
  book_id: z.int(),
  lang: z.enum(['en', 'id', 'any']),
  pages: z.int(),
  heard: z.int(),
  alone: z.int(),
  flipped: z.int(),
  unopened: z.int(),
  heard_books: z.int(),
  alone_books: z.int(),
  strip: z.array(pageState),
})

/** Figures of one child, item and language; items that were never counted are omitted. */
const learnerItem = z.object({
  item: reportItem,
  lang,
  state: itemState.exclude(['none']),
  known: z.boolean(),
  stuck: z.boolean(),
  questions: z.int(),
  last_day: day,
  chose: reportItem.nullable(),
})

/** A list of the parents' sheet: `knows`, `once` (right at the first try, once), `practising`; an item's weakest skill decides. */
const sheetItem = z.object({
  lang,
  list: z.enum(['knows', 'once', 'practising']),
  group: reportItem.shape.group,
  label: z.string(),
})

/** GET …/report/learners/:learnerId: one child. `catalog` lists all items, so that unasked ones can be shown. */
export const learnerReportAnswer = z.object({
  data: z.object({
    head: reportHead,
    learner: z.object({ id: z.string(), name: z.string(), avatar: z.string(), added: day, waiting: z.int() }),
    sessions: z.int(),
    days: z.array(day),
    minutes: z.int(),
    this_week: z.int(),
    last_day: day.nullable(),
    last_lang: lang.nullable(),
    current: z.int().nullable(),
    /** Fewer than three visits: tries are shown without a statement. */
    too_early: z.boolean(),
    answers: answerTally,
    /** `null` if not struggling, or if there is too little data. */
    struggling: struggling.nullable(),
    next: nextStep,
    books: z.array(bookCell),
    reading: z.array(readingRow),
    items: z.array(learnerItem),
    catalog: z.array(reportItem),
    latest: z.array(question),
    sheet: z.array(sheetItem),
    /** The latest tick of each question. */
    observations: z.array(
      z.object({
        book_id: z.int(),
        number: z.int(),
        mark: z.enum(['own-words', 'part', 'not-yet']),
        at: z.string(),
        by: z.string().nullable(),
      }),
    ),
  }),
})

/** See `questionsReportAnswer`. */
export type QuestionsReport = z.infer<typeof questionsReportAnswer>['data']

/** See `learnerReportAnswer`. */
export type LearnerReport = z.infer<typeof learnerReportAnswer>['data']
