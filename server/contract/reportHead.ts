import { z } from 'zod'

/** Thresholds of the figures; the page "How this is counted" reads them too. */
export const REPORT_RULES = {
  /** A first move that is right by chance more often than this proves nothing. */
  guessMax: 1 / 3,
  /** Seconds that make a session count. */
  sessionSeconds: 60,
  /** Share of a page's words that must have been spoken. */
  heardShare: 0.95,
  aloneSecondsPerWord: 0.4,
  /** Pages that a whole book may miss. */
  pagesMissing: 1,
  knownDays: 2,
  knownSessions: 3,
  stuckQuestions: 2,
  stuckLeft: 2,
  /** Items that a child must have been asked before it is said that much is not yet right. */
  strugglingAsked: 10,
  /** Items of one skill in one language that must have been asked before it is named as the weakest. */
  skillAsked: 5,
  awayDays: 5,
  classAsked: 5,
  group: 3,
  flippedPages: 6,
  turns: 10,
  needs: 6,
} as const

const lang = z.enum(['en', 'id'])
/** A day in the school's time zone, as in 2026-11-20. */
const day = z.string()
const asked = (name: string) => z.iso.date({ error: `The ${name} field must be a day, as in 2026-11-20.` }).optional()

/** Only what happened on these days (both included, the school's time zone) is counted; where neither is given, on those of the school year that runs. */
export const reportQuery = z
  .object({ from: asked('from'), to: asked('to') })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'The to field must not be before the from field.',
  })

/** What `reportQuery` parses to. */
export type ReportQuery = z.infer<typeof reportQuery>

const inLanguage = { lang: lang.default('id') }

/** Skills and ladder are told for the tries in one language. */
export const skillsQuery = z.intersection(reportQuery, z.object(inLanguage))

/** The questions behind one item: of the whole class, or of one learner. */
export const questionsQuery = z.intersection(
  reportQuery,
  z.object({
    ...inLanguage,
    item: z.string({ error: 'The item field is required.' }).max(80),
    learner_id: z.string().max(64).optional(),
  }),
)

/** Exports have headings in one language, and a number in place of a name unless names are asked for. */
export const exportQuery = z.intersection(
  reportQuery,
  z.object({
    language: lang.default('id'),
    names: z.enum(['true', 'false'], { error: 'The names field must be true or false.' }).default('false'),
  }),
)

/** Stands in every answer: who and what it speaks of, and up to when it can speak. Elsewhere learners and books are ids only. */
export const reportHead = z.object({
  now: z.string(),
  today: day,
  /** Where this week begins. */
  monday: day,
  time_zone: z.string(),
  filter: z.object({ from: day.nullable(), to: day.nullable() }),
  /** When the latest events arrived; `null` where none have. */
  up_to: z.string().nullable(),
  /** Days of school on which somebody had a counted session. */
  class_days: z.array(day),
  /** By name; `number` stands for the name in exports. `waiting`: records that a device still holds. */
  learners: z.array(
    z.object({ id: z.string(), number: z.int(), name: z.string(), avatar: z.string(), added: day, waiting: z.int() }),
  ),
  books: z.array(
    z.object({
      id: z.int(),
      title: z.object({ en: z.string(), id: z.string() }),
      pages: z.int(),
      activities: z.int(),
      /** Questions to talk about; `observation` events number them from 1. */
      talk: z.object({ en: z.array(z.string()), id: z.array(z.string()) }),
    }),
  ),
  /** Devices that hold work which is not sent yet; `sent_at`: when the last events came from it. */
  unsent: z.array(
    z.object({
      device_id: z.string(),
      name: z.string().nullable(),
      hello_at: z.string(),
      sent_at: z.string().nullable(),
      queued: z.array(z.object({ learner_id: z.string(), records: z.int() })),
    }),
  ),
  /**
   * Devices of which records are missing: numbers that a device had given out at its last heartbeat, that have not arrived and that it does not say
   * it still holds. They are lost, or on their way; of which child they are is not known.
   */
  gaps: z.array(
    z.object({ device_id: z.string(), name: z.string().nullable(), hello_at: z.string(), missing: z.int() }),
  ),
})

/** What `reportHead` parses to. */
export type ReportHead = z.infer<typeof reportHead>
