import type { Lessons } from '../../../../src/content/lessons.ts'
import { REPORT_RULES } from '../../../contract/reportHead.ts'
import { type BookFigures, bookFigures, isPlaced } from './books.ts'
import type { Fact, Lang, Visit } from './facts.ts'
import { type LadderFigures, ladderFigures } from './ladder.ts'
import { type AskedQuestion, compare, type ItemFigures, itemFigures, questionsOf } from './questions.ts'
import { visitState } from './reading.ts'

/** One counted visit on a device. */
interface SessionFigures {
  readonly id: string
  readonly day: string
  readonly lang: Lang
  readonly seconds: number
}

/** An activity left unfinished since it was last finished. */
export interface LeftFigures {
  readonly place: string
  readonly left: number
  readonly days: readonly string[]
}

/** All figures of one learner that depend neither on the day of reading nor on the class. */
export interface Projection {
  readonly sessions: readonly SessionFigures[]
  readonly books: readonly BookFigures[]
  readonly left: readonly LeftFigures[]
  /** Pages of the last counted visit. */
  readonly lastFlip: { readonly flipped: number; readonly of: number; readonly book: number | null }
  /** By language and item, as in `id letter:E|sound`. */
  readonly items: Readonly<Record<string, ItemFigures>>
  readonly current: number | null
  /** The latest counted questions, newest first. */
  readonly latest: readonly AskedQuestion[]
  readonly questions: number
  /** What today's path is chosen from. */
  readonly ladder: LadderFigures
  /** Numbers of the taken-in books that its facts speak of. */
  readonly packs: readonly number[]
}

const LATEST = 6

/** Numbers from here on are of books that the running service has taken in; ours are below. */
const FIRST_PACK = 1001

/** Calculates the figures of one learner from facts, oldest first. Of taken-in books it has those that the learner has opened. */
export function projectionOf(facts: readonly Fact[], lessons: Lessons): Projection {
  const bookOf = bookFinder(lessons)
  const questions = questionsOf(facts, lessons)
  const placed = facts.filter(isPlaced)
  const sessions = countedSessions(facts)
  const packs = packsIn(placed.map(({ place }) => place))
  const books = lessons.books
    .filter(({ id }) => id < FIRST_PACK || packs.includes(id))
    .map((book) =>
      bookFigures(
        book,
        placed.filter(({ place }) => bookOf(place) === book.id),
        questions.filter(({ place }) => bookOf(place) === book.id),
      ),
    )
  const counted = questions.filter((question) => question.counted)
  return {
    sessions,
    books,
    left: leftUnfinished(facts, sessions),
    lastFlip: lastFlip(facts, sessions.at(-1), bookOf),
    items: itemsOf(counted, lessons, sessions.length),
    current: currentOf(books),
    latest: counted.slice(-LATEST).reverse(),
    questions: questions.length,
    ladder: ladderFigures(facts),
    packs,
  }
}

/** The taken-in books of these places, whether they are known or not: a page is `b1001-p03`, an activity `100101`, the book `book-1001`. */
function packsIn(places: readonly string[]): number[] {
  const numbers = places.map((place) => {
    const [, page, activity, whole] = /^(?:b(\d+)-.*|(\d+)\d\d|book-(\d+))$/.exec(place) ?? []
    return Number(page ?? activity ?? whole ?? 0)
  })
  return [...new Set(numbers)].filter((number) => number >= FIRST_PACK).sort((one, other) => one - other)
}

/** The book of a place: a page, an activity, or `book-1`. */
export function bookFinder(lessons: Lessons): (place: string) => number | undefined {
  const known = new Map(
    lessons.books.flatMap(({ id, pages, activities, earlier }) => [
      [`book-${id}`, id] as const,
      ...[...earlier, ...pages, ...activities].map((place) => [place.id, id] as const),
    ]),
  )
  return (place) => known.get(place)
}

function countedSessions(facts: readonly Fact[]): SessionFigures[] {
  const spans = new Map<string, { first: Fact; last: Fact }>()
  for (const fact of facts) {
    const span = spans.get(fact.session_id)
    if (span) span.last = fact
    else spans.set(fact.session_id, { first: fact, last: fact })
  }
  return [...spans].flatMap(([id, { first, last }]) => {
    const seconds = (Date.parse(last.at_utc) - Date.parse(first.at_utc)) / 1000
    return seconds >= REPORT_RULES.sessionSeconds ? [{ id, day: first.day, lang: last.lang, seconds }] : []
  })
}

function leftUnfinished(facts: readonly Fact[], sessions: readonly SessionFigures[]): LeftFigures[] {
  const dayOf = new Map(sessions.map(({ id, day }) => [id, day]))
  const days = new Map<string, string[]>()
  for (const fact of facts) {
    const day = dayOf.get(fact.session_id)
    if (fact.type !== 'activity.end' || day === undefined) continue
    days.set(fact.place, fact.finished ? [] : [...(days.get(fact.place) ?? []), day])
  }
  return [...days].flatMap(([place, days]) =>
    days.length >= REPORT_RULES.stuckLeft ? [{ place, left: days.length, days }] : [],
  )
}

function lastFlip(
  facts: readonly Fact[],
  session: SessionFigures | undefined,
  bookOf: (place: string) => number | undefined,
): Projection['lastFlip'] {
  const visits = facts.filter((fact): fact is Visit => fact.type === 'page.leave' && fact.session_id === session?.id)
  const last = visits.at(-1)
  return {
    flipped: visits.filter((visit) => visitState(visit) === 'flipped').length,
    of: visits.length,
    book: last ? (bookOf(last.place) ?? null) : null,
  }
}

function itemsOf(counted: readonly AskedQuestion[], lessons: Lessons, sessions: number): Record<string, ItemFigures> {
  const grouped = new Map<string, AskedQuestion[]>()
  for (const question of counted) {
    const key = `${question.lang} ${question.item}`
    const others = grouped.get(key)
    if (others) others.push(question)
    else grouped.set(key, [question])
  }
  const items: Record<string, ItemFigures> = {}
  for (const lang of ['id', 'en'] as const) {
    const ladder = [...lessons.ladder.keys()].filter((key) => grouped.has(`${lang} ${key}`))
    for (const key of [...lessons.items.keys(), ...ladder]) {
      const figures = itemFigures(grouped.get(`${lang} ${key}`) ?? [])
      if (figures) {
        items[`${lang} ${key}`] = { ...figures, known: figures.known && sessions >= REPORT_RULES.knownSessions }
      }
    }
  }
  return items
}

function currentOf(books: readonly BookFigures[]): number | null {
  return (
    books.toSorted((one, other) => compare(other.lastAt ?? '', one.lastAt ?? '')).find(({ lastAt }) => lastAt)?.book ??
    null
  )
}
