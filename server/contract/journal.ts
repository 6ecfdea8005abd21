import { z } from 'zod'

/** The kinds of entry in a class's journal. `teacher.left`: a co-teacher left by themselves; `learner.arrived`: moved here from another class. */
const JOURNAL_ACTIONS = [
  'learner.added',
  'learner.arrived',
  'learner.renamed',
  'learner.moved',
  'learner.removed',
  'learner.deleted',
  'learner.restored',
  'learner.erased',
  'learner.unlocked',
  'path.changed',
  'move.asked',
  'removal.asked',
  'request.declined',
  'request.withdrawn',
  'record.opened',
  'record.exported',
  'report.exported',
  'cards.opened',
  'cards.renewed',
  'class.changed',
  'class.deleted',
  'class.restored',
  'code.renewed',
  'books.changed',
  'device.approved',
  'device.removed',
  'device.unlocked',
  'work.carried',
  'teacher.added',
  'teacher.removed',
  'teacher.left',
  'year.closed',
  'year.reopened',
  'class.offered',
  'class.offer-ended',
  'class.handed-over',
] as const

/** What was done. */
export type JournalAction = (typeof JOURNAL_ACTIONS)[number]

/** How long an entry is stored, in days. */
export const JOURNAL_DAYS = 365

/** Entries per response. */
export const JOURNAL_PAGE = 200

/** One journal entry. `by` is `null` for the service itself, the operator, or an erased account; learners are given as ids. */
const journalEntry = z.object({
  id: z.string(),
  at: z.string(),
  action: z.enum(JOURNAL_ACTIONS),
  by: z.string().nullable(),
  learner_id: z.string().nullable(),
  /** The teacher concerned. */
  teacher: z.string().nullable(),
  to_class: z.string().nullable(),
  count: z.int().nullable(),
})

/** What `journalEntry` parses to. */
export type JournalEntry = z.infer<typeof journalEntry>

/** GET /api/classes/:id/journal?before=<id of an entry>: newest first; `next` is the value of `before` for the next page. */
export const journalQuery = z.object({ before: z.string().max(64).optional() })

/** 200 of the journal. */
export const journalAnswer = z.object({
  data: z.object({ entries: z.array(journalEntry), next: z.string().nullable() }),
})

/** What `journalAnswer` parses to. */
export type JournalAnswer = z.infer<typeof journalAnswer>
