import { z } from 'zod'

/** Thresholds of the figures; the page "How this is counted" reads them too. */
export const REPORT_RULES = {
  /** A question whose guess chance is above this proves nothing. */
  guessMax: 1 / 3,
  /** Shortest visit that counts, in seconds. */
  sessionSeconds: 60,
  /** Share of a page's words that must have been read aloud. */
  heardShare: 0.95,
  aloneSecondsPerWord: 0.4,
  /** Pages a round may miss and still count as a whole book. */
  pagesMissing: 1,
  knownDays: 2,
  knownSessions: 3,
  stuckQuestions: 2,
  stuckLeft: 2,
  /** Items a child must have been asked before they can be reported as struggling. */
  strugglingAsked: 10,
  /** Items of a skill in one language that must have been asked before it can be named as the weakest. */
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

/** Counts only these days (both included, school's time zone); without either, the current school year. */
export const reportQuery = z
  .object({ from: asked('from'), to: asked('to') })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'The to field must not be before the from field.',
  })

/** What `reportQuery` parses to. */
export type ReportQuery = z.infer<typeof reportQuery>

const inLanguage = { lang: lang.default('id') }

/** Skills and ladder are calculated from the tries in one language. */
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

/** Exports have headings in one language, and numbers instead of names unless names are requested. */
export const exportQuery = z.intersection(
  reportQuery,
  z.object({
    language: lang.default('id'),
    names: z.enum(['true', 'false'], { error: 'The names field must be true or false.' }).default('false'),
  }),
)

/** Part of every response: the learners and books it covers, and how current its data is. Elsewhere learners and books are ids only. */
export const reportHead = z.object({
  now: z.string(),
  today: day,
  /** First day of this week. */
  monday: day,
  time_zone: z.string(),
  filter: z.object({ from: day.nullable(), to: day.nullable() }),
  /** When the latest events arrived; `null` if none have. */
  up_to: z.string().nullable(),
  /** School days on which somebody had a counted visit. */
  class_days: z.array(day),
  /** Sorted by name; `number` replaces the name in exports. `waiting`: records still queued on a device. */
  learners: z.array(
    z.object({ id: z.string(), number: z.int(), name: z.string(), avatar: z.string(), added: day, waiting: z.int() }),
  ),
  books: z.array(
    z.object({
      id: z.int(),
      title: z.object({ en: z.string(), id: z.string() }),
      pages: z.int(),
      activities: z.int(),
      /** Conversation questions; `observation` events number them from 1. */
      talk: z.object({ en: z.array(z.string()), id: z.array(z.string()) }),
    }),
  ),
  /** Devices with unsent work; `sent_at`: when their last events arrived. */
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
   * Devices with missing records: sequence numbers assigned before the last heartbeat that have neither arrived nor are reported as queued. They are
   * lost or on their way; which child they belong to is unknown.
   */
  gaps: z.array(
    z.object({ device_id: z.string(), name: z.string().nullable(), hello_at: z.string(), missing: z.int() }),
  ),
})

/** What `reportHead` parses to. */
export type ReportHead = z.infer<typeof reportHead>
