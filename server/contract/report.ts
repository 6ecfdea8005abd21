import { z } from 'zod'
import { RUNGS } from '../../src/content/lessonWords.ts'
import { NEED_KINDS } from './doneToday.ts'
import { reportHead } from './reportHead.ts'
import { answerTally, need, nextStep, reportItem, reportPlace, stuckPlace } from './reportParts.ts'

const lang = z.enum(['en', 'id'])
const ids = z.array(z.string())
/** A day in the school's time zone, as in 2026-11-20. */
const day = z.string()

/** GET /api/classes/:id/report: who needs what next. `needs` are at most six, one of each kind, most urgent first. */
export const homeReportAnswer = z.object({
  data: z.object({
    head: reportHead,
    needs: z.array(need),
    /** Kinds of needs that this teacher ticked as done today; absent in responses cached by versions without these ticks. */
    done_today: z.array(z.enum(NEED_KINDS)).default([]),
    /** Who should get a tablet next; `last_day` is `null` for learners who never used the app. */
    turns: z.array(z.object({ learner_id: z.string(), last_day: day.nullable() })),
    /** `unsent_only` learners were active this week according to a tablet's heartbeat only; the count is then "at least". */
    active: z.object({ learner_ids: ids, not_yet: ids, unsent_only: ids }),
    stuck: z.array(
      z.object({
        learner_id: z.string(),
        places: z.array(stuckPlace),
        items: z.array(z.object({ item: reportItem, lang })),
      }),
    ),
    done: z.array(z.object({ book_id: z.int(), learner_ids: ids })),
  }),
})

/** State of a book for a child. `none`: unlocked, not opened yet. */
const bookState = z.enum(['locked', 'none', 'opened', 'playing', 'done', 'done-help'])

/** One book of one child. `best` is the best finished round: `first` of its `asked` counted questions were right at the first try. */
export const bookCell = z.object({
  book_id: z.int(),
  state: bookState,
  best: z
    .object({
      round: z.int(),
      day,
      lang,
      points: z.int(),
      stars: z.int(),
      first: z.int(),
      asked: z.int(),
      helped: z.boolean(),
    })
    .nullable(),
  times: z.int(),
  rounds: z.int(),
  furthest_page: z.int(),
  /** Reported as finished although no page was ever left; a device's report may be forged. */
  no_pages_seen: z.boolean(),
  pages: z.int(),
  finished_activities: z.int(),
  activities: z.int(),
  /** Activities of this book in which the child is stuck. */
  left: z.array(stuckPlace),
  last_day: day.nullable(),
})

/** GET …/report/books: books × learners; rows in the order of `head.learners`. */
export const booksReportAnswer = z.object({
  data: z.object({
    head: reportHead,
    rows: z.array(z.object({ learner_id: z.string(), last_day: day.nullable(), books: z.array(bookCell) })),
    /** Children with a visit this week; `at_least` when a tablet holds unsent work. */
    active: z.object({ count: z.int(), at_least: z.boolean() }),
  }),
})

/** One item over the class: `first`, `help`, `not_yet` and `none` add up to the class; `known` are of `first`, `stuck` of `not_yet`. */
const skillRow = z.object({
  item: reportItem,
  first: ids,
  known: ids,
  help: ids,
  not_yet: ids,
  stuck: ids,
  none: ids,
  asked: z.int(),
  /** Counted questions in all. */
  questions: z.int(),
  /** What was chosen instead, most frequent first. */
  chose: z.array(z.object({ item: reportItem, learner_ids: ids })),
  places: z.array(reportPlace),
})

/** GET …/report/skills?lang=: all items of the books, in their order. */
export const skillsReportAnswer = z.object({ data: z.object({ head: reportHead, lang, items: z.array(skillRow) }) })

/** Steps of the reading ladder, from below. A step that no book asks for has no items. */
export const LADDER = RUNGS

/** GET …/report/ladder?lang=: how many items of each step a child has shown; `talk` are the teachers' own ticks. */
export const ladderReportAnswer = z.object({
  data: z.object({
    head: reportHead,
    lang,
    rungs: z.array(z.object({ rung: z.enum(LADDER), items: z.int() })),
    rows: z.array(
      z.object({
        learner_id: z.string(),
        rungs: z.array(z.object({ rung: z.enum(LADDER), first: z.int(), known: z.int(), asked: z.int() })),
        talk: z.object({ own_words: z.int(), part: z.int(), not_yet: z.int() }),
      }),
    ),
  }),
})

/** GET …/report/learners: all learners with one next step each. `answers` is `null` when there is too little data. */
export const learnersReportAnswer = z.object({
  data: z.object({
    head: reportHead,
    rows: z.array(
      z.object({
        learner_id: z.string(),
        last_day: day.nullable(),
        sessions: z.int(),
        this_week: z.int(),
        current: z.object({ book_id: z.int(), again: z.boolean() }).nullable(),
        answers: answerTally.nullable(),
        next: nextStep,
      }),
    ),
  }),
})

/** The content of each response. */
export type HomeReport = z.infer<typeof homeReportAnswer>['data']
/** See `booksReportAnswer`. */
export type BooksReport = z.infer<typeof booksReportAnswer>['data']
/** See `bookCell`. */
export type BookCell = z.infer<typeof bookCell>
/** See `skillsReportAnswer`. */
export type SkillsReport = z.infer<typeof skillsReportAnswer>['data']
/** See `ladderReportAnswer`. */
export type LadderReport = z.infer<typeof ladderReportAnswer>['data']
/** See `learnersReportAnswer`. */
export type LearnersReport = z.infer<typeof learnersReportAnswer>['data']
