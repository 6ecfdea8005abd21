import { lessonItem } from '../../../src/content/lessons.ts'
import type {
  BookCell,
  BooksReport,
  HomeReport,
  LadderReport,
  LearnersReport,
  SkillsReport,
} from '../../contract/report.ts'
import { LADDER } from '../../contract/report.ts'
import { REPORT_RULES } from '../../contract/reportHead.ts'
import { type AccessDecision, shelfOf } from '../progress/shelf.ts'
import { itemsInClass, itemTable, type LearnerFigures } from './figures/classFigures.ts'
import type { Lang } from './figures/facts.ts'
import { compare } from './figures/questions.ts'
import type { Loaded } from './load.ts'
import type { Books } from './reportBooks.ts'
import { needsOf } from './needs.ts'
import { nextStepOf } from './nextStep.ts'
import { langAndItem, mainLanguage } from './practise.ts'
import type { ReportStore } from './store.ts'
import { answersOf } from './struggling.ts'

/** Today. */
export function homeReport(
  { head, learners, books: { lessons, refs } }: Loaded,
  done_today: HomeReport['done_today'],
): HomeReport {
  const active = learners.filter(({ thisWeek }) => thisWeek > 0)
  const unsent = learners.filter(({ thisWeek, lastSeen }) => thisWeek === 0 && (lastSeen ?? '') >= head.monday)
  return {
    head,
    needs: needsOf(learners, lessons, refs),
    done_today,
    turns: turnsOf(learners),
    active: {
      learner_ids: idsOf(active),
      not_yet: idsOf(learners.filter((one) => !active.includes(one) && !unsent.includes(one))),
      unsent_only: idsOf(unsent),
    },
    stuck: learners.flatMap(({ id, projection }) => {
      const places = refs.stuck(projection.left)
      const items = stuckItems(projection.items).flatMap(({ key, lang }) => {
        const item = refs.item(key)
        return item ? [{ item, lang }] : []
      })
      return places.length + items.length > 0 ? [{ learner_id: id, places, items }] : []
    }),
    done: lessons.books.map(({ id }) => ({
      book_id: id,
      learner_ids: idsOf(
        learners.filter(({ projection }) => projection.books.some(({ book, best }) => book === id && best)),
      ),
    })),
  }
}

const idsOf = (learners: readonly LearnerFigures[]) => learners.map(({ id }) => id)

const stuckItems = (items: LearnerFigures['projection']['items']) =>
  Object.entries(items).flatMap(([key, item]) => (item.stuck ? [langAndItem(key)] : []))

/** Longest wait first, never-active learners before all; then fewest visits. */
function turnsOf(learners: readonly LearnerFigures[]): HomeReport['turns'] {
  return learners
    .toSorted(
      (one, other) =>
        compare(one.lastSeen ?? '', other.lastSeen ?? '') ||
        one.projection.sessions.length - other.projection.sessions.length ||
        one.name.localeCompare(other.name, 'id'),
    )
    .slice(0, REPORT_RULES.turns)
    .map(({ id, lastDay }) => ({ learner_id: id, last_day: lastDay }))
}

/** What decides whether a book is locked for a child. */
export interface Access {
  readonly places: Awaited<ReturnType<ReportStore['places']>>
  readonly decisions: readonly AccessDecision[]
}

/** One child's books; a started book is never locked. */
export function bookCells(
  { id, projection }: LearnerFigures,
  { places, decisions }: Access,
  { lessons, refs, catalog }: Books,
): BookCell[] {
  const mine = places.filter(({ user_id }) => user_id === id)
  const locked = new Set(shelfOf(catalog, mine, decisions).flatMap(({ book, isLocked }) => (isLocked ? [book.id] : [])))
  return projection.books.map((figures): BookCell => {
    const book = lessons.books.find((one) => one.id === figures.book)
    return {
      book_id: figures.book,
      state: figures.state === 'none' && locked.has(figures.book) ? 'locked' : figures.state,
      best: figures.best && { ...figures.best },
      times: figures.times,
      rounds: figures.rounds,
      furthest_page: figures.furthest,
      no_pages_seen: figures.best !== null && figures.furthest === 0,
      pages: book?.pages.length ?? 0,
      finished_activities: figures.finishedActivities,
      activities: book?.activities.length ?? 0,
      left: refs.stuck(projection.left).filter(({ place }) => place.book_id === figures.book),
      last_day: figures.lastDay,
    }
  })
}

/** Books × learners. */
export function booksReport({ head, learners, books }: Loaded, access: Access): BooksReport {
  const isHere = ({ thisWeek, lastSeen }: LearnerFigures) => thisWeek === 0 && (lastSeen ?? '') >= head.monday
  return {
    head,
    rows: learners.map((learner) => ({
      learner_id: learner.id,
      last_day: learner.lastDay,
      books: bookCells(learner, access, books),
    })),
    active: {
      count: learners.filter(({ thisWeek }) => thisWeek > 0).length,
      at_least: learners.some(isHere),
    },
  }
}

/** All items over the class, for the tries in one language. */
export function skillsReport({ head, learners, books: { lessons, refs } }: Loaded, lang: Lang): SkillsReport {
  const items = [...itemTable(learners, lessons, lang)].flatMap(([key, { chose, ...cell }]) => {
    const item = refs.item(key)
    if (!item) return []
    return [
      {
        item,
        ...cell,
        chose: [...chose]
          .flatMap(([other, learner_ids]) => {
            const taken = refs.item(other)
            return taken ? [{ item: taken, learner_ids }] : []
          })
          .toSorted((one, other) => other.learner_ids.length - one.learner_ids.length),
        places: (lessons.items.get(key)?.places ?? []).flatMap((id) => refs.place(id) ?? []),
      },
    ]
  })
  return { head, lang, items }
}

/** The teacher's ticks of one class, by learner and question; later ones replace earlier ones. */
export type Ticks = ReadonlyMap<string, ReadonlyMap<string, { readonly mark: 'own-words' | 'part' | 'not-yet' }>>

/** Learners × steps. Items of a step are never summed over steps. */
export function ladderReport({ head, learners, books: { lessons } }: Loaded, lang: Lang, ticks: Ticks): LadderReport {
  const keys = LADDER.map((rung) => ({
    rung,
    keys: itemsInClass(learners, lessons, lang)
      .flatMap((key) => lessonItem(lessons, key) ?? [])
      .filter(({ group, skill }) => (lessons.groups.get(group)?.rung ?? lessons.skills.get(skill)?.rung) === rung)
      .map(({ key }) => key),
  }))
  return {
    head,
    lang,
    rungs: keys.map(({ rung, keys }) => ({ rung, items: keys.length })),
    rows: learners.map(({ id, projection }) => {
      const marks = [...(ticks.get(id)?.values() ?? [])].map(({ mark }) => mark)
      return {
        learner_id: id,
        rungs: keys.map(({ rung, keys }) => {
          const items = keys.flatMap((key) => projection.items[`${lang} ${key}`] ?? [])
          return {
            rung,
            first: items.filter(({ state }) => state === 'first').length,
            known: items.filter(({ known }) => known).length,
            asked: items.length,
          }
        }),
        talk: {
          own_words: marks.filter((mark) => mark === 'own-words').length,
          part: marks.filter((mark) => mark === 'part').length,
          not_yet: marks.filter((mark) => mark === 'not-yet').length,
        },
      }
    }),
  }
}

/** All learners with one next step each. */
export function learnersReport({ head, learners, books: { lessons, refs } }: Loaded): LearnersReport {
  const main = mainLanguage(learners)
  return {
    head,
    rows: learners.map((learner) => {
      const { id, lastDay, thisWeek, projection } = learner
      const current = projection.books.find(({ book }) => book === projection.current)
      const isEarly = projection.sessions.length < REPORT_RULES.knownSessions
      return {
        learner_id: id,
        last_day: lastDay,
        sessions: projection.sessions.length,
        this_week: thisWeek,
        current: current ? { book_id: current.book, again: current.rounds > 1 } : null,
        answers: isEarly ? null : answersOf(learner),
        next: nextStepOf(learner, lessons, main, refs),
      }
    }),
  }
}
