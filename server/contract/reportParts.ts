import { z } from 'zod'

const local = z.object({ en: z.string(), id: z.string() })
const lang = z.enum(['en', 'id'])
const ids = z.array(z.string())
const day = z.string()

/**
 * Something that can be asked, with its skill: `letter:E|sound`. `name` is what stands between `:` and `|`. Groups and skills that kinds share are called
 * by the screens (`src/content/lessonWords.ts`); those that a kind brings come with how they are called.
 */
export const reportItem = z.object({
  key: z.string(),
  name: z.string(),
  group: z.string(),
  skill: z.string(),
  label: local,
  group_label: local.optional(),
  skill_label: local.optional(),
})

/** What `reportItem` parses to. */
export type ReportItem = z.infer<typeof reportItem>

/** A page (`number` is its number) or an activity (`number` is its place in the book's list). */
export const reportPlace = z.object({
  id: z.string(),
  kind: z.enum(['page', 'activity']),
  book_id: z.int(),
  number: z.int(),
  title: local,
})

/** What `reportPlace` parses to. */
export type ReportPlace = z.infer<typeof reportPlace>

/** By the latest counted question: right at the first try, right with help, not yet, or never asked. */
export const itemState = z.enum(['first', 'help', 'not_yet', 'none'])

/** How often and on which days an activity was left since it was last finished. */
export const stuckPlace = z.object({ place: reportPlace, left: z.int(), days: z.array(day) })

/** What `stuckPlace` parses to. */
export type StuckPlace = z.infer<typeof stuckPlace>

/** A word to practise, in the language in which it was missed. */
const practice = z.object({ item: reportItem, lang })

/**
 * Summary of a child's answers: of the `asked` items, `first` were right at the first try the last time. `repeated` were asked on two or more days,
 * `known` of them are known.
 */
export const answerTally = z.object({ first: z.int(), asked: z.int(), known: z.int(), repeated: z.int() })

/** What `answerTally` parses to. */
export type AnswerTally = z.infer<typeof answerTally>

/**
 * A child who most recently missed half or more of their items (not yet right, or only with help): `missed` of the `asked`, of these `not_yet` not at
 * all. `skill` in `lang` is the weakest (`skill_missed` of `skill_asked`); `practise` names items of it.
 */
export const struggling = z.object({
  missed: z.int(),
  not_yet: z.int(),
  asked: z.int(),
  skill: z.string(),
  skill_label: local.optional(),
  lang,
  skill_missed: z.int(),
  skill_asked: z.int(),
  practise: z.array(practice),
})

/** What `struggling` parses to. */
export type Struggling = z.infer<typeof struggling>

const inAll = {
  learner_ids: ids,
  /** Learners of these with unsent work on a tablet: the sentence may be out of date. */ unsent: ids,
}

/** One sentence of the Today page as data; the screens turn it into text. */
export const need = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('stuck'),
    ...inAll,
    place: reportPlace,
    /** Fewest times any of them left it. */
    left: z.int(),
    /** `practise`: what this child misses most there. */
    each: z.array(z.object({ learner_id: z.string(), left: z.int(), days: z.array(day), practise: z.array(practice) })),
  }),
  z.object({
    kind: z.literal('struggling'),
    ...inAll,
    /** Most "not yet" first. */
    each: z.array(struggling.extend({ learner_id: z.string() })),
  }),
  z.object({
    kind: z.literal('mix'),
    ...inAll,
    /** Pairs confused by enough children, those with most children first. */
    pairs: z.array(
      z.object({
        lang,
        pair: z.tuple([reportItem, reportItem]),
        /** `learner_ids` of the `asked` took `chose` for `item`. */
        taken: z.array(z.object({ item: reportItem, chose: reportItem, learner_ids: ids, asked: z.int() })),
        /** Where the first item of the pair is asked. */
        places: z.array(reportPlace),
      }),
    ),
  }),
  z.object({
    kind: z.literal('flip'),
    ...inAll,
    book_id: z.int(),
    each: z.array(z.object({ learner_id: z.string(), flipped: z.int(), of: z.int(), book_id: z.int(), day })),
  }),
  z.object({
    kind: z.literal('away'),
    ...inAll,
    away: z.array(z.object({ learner_id: z.string(), last_day: day, days_away: z.int() })),
    /** Added but never signed in. */
    fresh: z.array(z.object({ learner_id: z.string(), added: day })),
  }),
  z.object({
    kind: z.literal('done'),
    ...inAll,
    /** Learners of these who have not read a whole book alone yet. */
    not_alone: ids,
  }),
])

/** What `need` parses to. */
export type Need = z.infer<typeof need>

/** The recommended next step for a child. */
export const nextStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begin') }),
  z.object({
    kind: z.literal('stuck'),
    place: reportPlace,
    left: z.int(),
    days: z.array(day),
    practise: z.array(practice),
  }),
  z.object({ kind: z.literal('flip'), book_id: z.int(), flipped: z.int(), of: z.int(), day }),
  z.object({ kind: z.literal('practise'), item: reportItem, lang, place: reportPlace.nullable() }),
  struggling.extend({ kind: z.literal('struggling') }),
  z.object({ kind: z.literal('away'), days_away: z.int(), book_id: z.int().nullable() }),
  z.object({ kind: z.literal('again'), book_id: z.int(), stars: z.int(), practise: z.array(practice) }),
  z.object({ kind: z.literal('page'), book_id: z.int(), page: z.int(), pages: z.int() }),
  z.object({ kind: z.literal('activities'), book_id: z.int(), finished: z.int(), of: z.int() }),
  z.object({ kind: z.literal('book'), book_id: z.int() }),
  z.object({ kind: z.literal('alone') }),
])

/** What `nextStep` parses to. */
export type NextStep = z.infer<typeof nextStep>
