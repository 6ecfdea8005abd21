import { lessonItem } from '../../../src/content/lessons.ts'
import type { Account } from '../../contract/auth.ts'
import type { ChildPath, PathHistoryAnswer, PathReport } from '../../contract/path.ts'
import type { ReportQuery } from '../../contract/reportHead.ts'
import type { LearnerReport, Question, QuestionsReport } from '../../contract/reportLearner.ts'
import { invalid, notFound } from '../../lib/httpError.ts'
import type { StoredTry } from '../../../src/content/ladder/path/merge.ts'
import { loadAllQuestions } from '../../../src/content/ladder/load.ts'
import { loadPlayable } from '../../../src/content/ladder/playable.ts'
import type { ClassService } from '../classes/service.ts'
import { madeChoiceOf } from '../path/service.ts'
import type { CheckRequestStore } from '../path/checkRequestStore.ts'
import type { PathStore } from '../path/store.ts'
import { booksCsv, type Manner, skillsCsv } from './exports.ts'
import type { LearnerFigures } from './figures/classFigures.ts'
import { type Fact, factsOf, type Lang } from './figures/facts.ts'
import { questionsOf } from './figures/questions.ts'
import { isWithin } from './projectionStore.ts'
import { learnerReport } from './learnerPage.ts'
import { pathCsv } from './pathCsv.ts'
import { childPath, pathReport, type PathSources } from './path.ts'
import type { Loaded, ReportLoader } from './load.ts'
import { type Access, booksReport, homeReport, ladderReport, learnersReport, skillsReport } from './screens.ts'
import type { ReportStore } from './store.ts'
import { latestTicks } from './ticks.ts'

interface Needs {
  readonly store: ReportStore
  readonly classes: Pick<ClassService, 'own' | 'daysOf'>
  readonly loader: ReportLoader
  readonly paths: Pick<PathStore, 'ofClass' | 'modesOfClass'>
  readonly checks: Pick<CheckRequestStore, 'open'>
}

interface Inside extends Needs {
  /** The class if it is the teacher's; otherwise 404. */
  load(teacher: Account, classId: string, filter: ReportQuery): Promise<Loaded>
}

/** Questions that a class page shows of each child. */
const LATEST_EACH = 3

/** Learners whose tries are read at once. */
const READ_AT_ONCE = 50

/** The data of the teacher's screens. For anybody who does not teach the class, it does not exist. */
export function reportService(needs: Needs) {
  const { classes, loader } = needs
  const inside: Inside = {
    ...needs,
    async load(teacher, classId, filter) {
      await classes.own(teacher, classId)
      return loader.load(classId, await classes.daysOf(classId, filter))
    },
  }
  return { ...screens(inside), ...learners(inside), ...paths(inside), ...exports(inside) }
}

/** What `reportService` gives. */
export type ReportService = ReturnType<typeof reportService>

async function accessOf(store: ReportStore, classId: string): Promise<Access> {
  const [places, decisions] = await Promise.all([store.places(classId), store.decisions(classId)])
  return { places, decisions }
}

/** The days that a report counted, as its head says them. */
const daysIn = ({ head: { filter } }: Loaded): ReportQuery => ({
  from: filter.from ?? undefined,
  to: filter.to ?? undefined,
})

/** Teachers' latest ticks on the days the report counts. */
async function ticksOf({ store, loader }: Inside, classId: string, loaded: Loaded) {
  const rows = await store.observations(classId)
  const days = daysIn(loaded)
  return latestTicks(rows.filter(({ at_utc }) => isWithin(loader.dayOf(at_utc), days)))
}

function screens(inside: Inside) {
  const { store, load } = inside
  return {
    async home(teacher: Account, classId: string, filter: ReportQuery) {
      const loaded = await load(teacher, classId, filter)
      return homeReport(loaded, await store.done(teacher.id, classId, loaded.head.today))
    },

    books: async (teacher: Account, classId: string, filter: ReportQuery) =>
      booksReport(await load(teacher, classId, filter), await accessOf(store, classId)),

    skills: async (teacher: Account, classId: string, { lang, ...filter }: ReportQuery & { lang: Lang }) =>
      skillsReport(await load(teacher, classId, filter), lang),

    async ladder(teacher: Account, classId: string, { lang, ...filter }: ReportQuery & { lang: Lang }) {
      const loaded = await load(teacher, classId, filter)
      return ladderReport(loaded, lang, await ticksOf(inside, classId, loaded))
    },

    learners: async (teacher: Account, classId: string, filter: ReportQuery) =>
      learnersReport(await load(teacher, classId, filter)),
  }
}

/** Increase when the form of the history that devices get changes. */
const HISTORY_FORMAT = 1

/** What a reader has been asked, for her own devices; nothing where they have it in this version. */
async function historyOf(
  { store, loader }: Inside,
  { id }: Pick<Account, 'id'>,
  have: string | undefined,
): Promise<PathHistoryAnswer['data']> {
  const events = await store.versionOf(id)
  const version = `${HISTORY_FORMAT}.${events ?? 0}`
  if (version === have) return { learner_id: id, version, history: null }
  const all = events === null ? undefined : await loader.projections.whole([{ id, version: events }], () => undefined)
  const { items, turnDays } = all?.get(id)?.projection.ladder ?? { items: {}, turnDays: [] }
  const own = Object.entries(items).map(([key, tries]) => [
    key,
    tries.map(([day, ok, guess, end]): StoredTry => [day, ok, guess, end]),
  ])
  const history = { today: loader.today(), items: Object.fromEntries(own), days: [...turnDays] }
  return { learner_id: id, version, history }
}

/** A class's paths have no filter of days: a path is made of all that a child has been asked. */
async function pathsOf({ store, loader, paths, checks }: Inside, classId: string, lang: Lang) {
  const [loaded, access, rows, modes, open, all, questions] = await Promise.all([
    loader.load(classId, {}),
    accessOf(store, classId),
    paths.ofClass(classId),
    paths.modesOfClass(classId),
    checks.open({ classId }),
    loadPlayable(lang),
    loadAllQuestions(),
  ])
  const asks = new Map(
    await Promise.all(
      [...modes].map(async ([learnerId, mode]) => [learnerId, (await loadPlayable(lang, mode)).asks] as const),
    ),
  )
  const made = rows.flatMap((row) => {
    const choice = row.lang === lang ? madeChoiceOf(row) : undefined
    return choice ? [[row.learner_id, choice] as const] : []
  })
  const sources: PathSources = {
    lang,
    ladder: all.ladder,
    asksOf: (learnerId) => asks.get(learnerId) ?? all.asks,
    access,
    questions,
    choices: new Map(made),
    wanted: new Set(open.filter((one) => one.lang === lang).map(({ learner_id }) => learner_id)),
  }
  return { loaded, sources }
}

function paths(inside: Inside) {
  const { classes } = inside
  return {
    history: (reader: Pick<Account, 'id'>, have?: string) => historyOf(inside, reader, have),

    async path(teacher: Account, classId: string, { lang }: { lang: Lang }): Promise<PathReport> {
      await classes.own(teacher, classId)
      const { loaded, sources } = await pathsOf(inside, classId, lang)
      return pathReport(loaded, sources)
    },

    async childPath(
      teacher: Account,
      classId: string,
      learnerId: string,
      { lang }: { lang: Lang },
    ): Promise<ChildPath> {
      await classes.own(teacher, classId)
      const { loaded, sources } = await pathsOf(inside, classId, lang)
      return childPath(loaded, learnerOf(loaded, learnerId), sources)
    },

    async pathCsv(teacher: Account, classId: string, manner: Manner): Promise<string> {
      await classes.own(teacher, classId)
      const reports: PathReport[] = []
      for (const lang of ['id', 'en'] as const) {
        const { loaded, sources } = await pathsOf(inside, classId, lang)
        reports.push(pathReport(loaded, sources))
      }
      return pathCsv(reports, manner)
    },
  }
}

function learners(inside: Inside) {
  const { store, load } = inside
  return {
    async learner(teacher: Account, classId: string, learnerId: string, filter: ReportQuery): Promise<LearnerReport> {
      const loaded = await load(teacher, classId, filter)
      const learner = learnerOf(loaded, learnerId)
      const ticks = (await ticksOf(inside, classId, loaded)).get(learnerId)
      const observations = [...(ticks?.values() ?? [])]
      return learnerReport(loaded, learner, await accessOf(store, classId), observations)
    },

    /** The counted questions behind one item of the class (the latest three of each child), or all of one learner. */
    async questions(
      teacher: Account,
      classId: string,
      {
        item: key,
        lang,
        learner_id,
        ...filter
      }: ReportQuery & { lang: Lang; item: string; learner_id?: string | undefined },
    ): Promise<QuestionsReport> {
      const loaded = await load(teacher, classId, filter)
      const { books } = loaded
      const item = books.refs.item(key)
      if (!item || !lessonItem(books.lessons, key)) throw invalid('item', 'The selected item is not in the books.')
      const asked = learner_id === undefined ? loaded.learners : [learnerOf(loaded, learner_id)]
      const all = await questionsAt(inside, loaded, asked, item, lang)
      const questions =
        learner_id === undefined
          ? asked.flatMap(({ id }) => all.filter((one) => one.learner_id === id && one.counted).slice(0, LATEST_EACH))
          : all
      return { head: loaded.head, item, lang, questions }
    },
  }
}

/** Latest first. */
async function questionsAt(
  { store, loader }: Inside,
  loaded: Loaded,
  learners: readonly LearnerFigures[],
  { key, name, skill }: { key: string; name: string; skill: string },
  lang: Lang,
): Promise<Question[]> {
  const { books } = loaded
  const filter = daysIn(loaded)
  const found: Question[] = []
  for (let start = 0; start < learners.length; start += READ_AT_ONCE) {
    const ids = learners.slice(start, start + READ_AT_ONCE).map(({ id }) => id)
    const rows = await store.tries(ids, [key, `word:${name}|${skill}`])
    for (const id of ids) {
      const facts = factsOf(
        rows.filter(({ learner_id }) => learner_id === id),
        loader.dayOf,
      )
      const questions = questionsOf(within(facts, filter), books.lessons).filter(
        (one) => one.item === key && one.lang === lang,
      )
      found.push(...questions.toReversed().flatMap((one) => books.refs.question(id, one) ?? []))
    }
  }
  return found
}

const within = (facts: readonly Fact[], filter: ReportQuery) => facts.filter(({ day }) => isWithin(day, filter))

function learnerOf({ learners }: Loaded, learnerId: string): LearnerFigures {
  const learner = learners.find(({ id }) => id === learnerId)
  if (!learner) throw notFound('There is no such learner in this class.')
  return learner
}

function exports({ store, load }: Inside) {
  return {
    async booksCsv(teacher: Account, classId: string, filter: ReportQuery, manner: Manner): Promise<string> {
      const loaded = await load(teacher, classId, filter)
      return booksCsv(loaded, booksReport(loaded, await accessOf(store, classId)), manner)
    },

    skillsCsv: async (teacher: Account, classId: string, filter: ReportQuery, manner: Manner) =>
      skillsCsv(await load(teacher, classId, filter), manner),
  }
}
