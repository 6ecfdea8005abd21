import type { Lessons } from '../../../src/content/lessons.ts'
import { REPORT_RULES } from '../../contract/reportHead.ts'
import type { NextStep } from '../../contract/reportParts.ts'
import type { LearnerFigures } from './figures/classFigures.ts'
import type { Lang } from './figures/facts.ts'
import { isFlipping } from './needs.ts'
import { langAndItem, mostMissed, practices } from './practise.ts'
import type { Refs } from './refs.ts'
import { strugglingOf } from './struggling.ts'

/** After a book was played this often, it is no longer recommended. */
const TIMES = 3
const WEAK = 3

/** The recommended next step for a child: obstacles first, then progress. */
export function nextStepOf(learner: LearnerFigures, lessons: Lessons, main: Lang, refs: Refs): NextStep {
  if (learner.projection.sessions.length === 0) return { kind: 'begin' }
  return (
    stuckStep(learner, main, refs) ??
    flipStep(learner) ??
    practiseStep(learner, lessons, refs) ??
    strugglingStep(learner, refs) ??
    awayStep(learner) ??
    againStep(learner, lessons, refs) ??
    onStep(learner, lessons)
  )
}

function stuckStep(learner: LearnerFigures, main: Lang, refs: Refs): NextStep | undefined {
  const [stuck] = refs.stuck(learner.projection.left)
  if (!stuck) return undefined
  return { kind: 'stuck', ...stuck, practise: mostMissed(learner, stuck.place.id, main, refs) }
}

function flipStep(learner: LearnerFigures): NextStep | undefined {
  const { lastDay, projection } = learner
  const { flipped, of, book } = projection.lastFlip
  if (!isFlipping(learner) || book === null || lastDay === null) return undefined
  return { kind: 'flip', book_id: book, flipped, of, day: lastDay }
}

function practiseStep({ projection }: LearnerFigures, lessons: Lessons, refs: Refs): NextStep | undefined {
  const stuck = Object.entries(projection.items).find(([, item]) => item.stuck)
  if (!stuck) return undefined
  const { lang, key } = langAndItem(stuck[0])
  const item = refs.item(key)
  const [place] = lessons.items.get(key)?.places ?? []
  return item && { kind: 'practise', item, lang, place: (place !== undefined && refs.place(place)) || null }
}

function strugglingStep(learner: LearnerFigures, refs: Refs): NextStep | undefined {
  const struggling = strugglingOf(learner, refs)
  return struggling && { kind: 'struggling', ...struggling }
}

function awayStep({ daysAway, projection }: LearnerFigures): NextStep | undefined {
  if (daysAway === null || daysAway < REPORT_RULES.awayDays) return undefined
  return { kind: 'away', days_away: daysAway, book_id: projection.current }
}

/** The last finished book was finished with help, and none is in progress. */
function againStep({ projection, lastLang }: LearnerFigures, lessons: Lessons, refs: Refs): NextStep | undefined {
  const last = projection.books.findLast(({ best }) => best !== null)
  if (!last?.best?.helped || last.times >= TIMES || projection.books.some(({ state }) => state === 'playing'))
    return undefined
  const lang = lastLang ?? 'id'
  const book = lessons.books.find(({ id }) => id === last.book)
  const asks = [...(book?.pages ?? []), ...(book?.activities ?? [])].flatMap((place) => place.asks)
  const weak = asks.filter((key) => ['help', 'not_yet'].includes(projection.items[`${lang} ${key}`]?.state ?? ''))
  return {
    kind: 'again',
    book_id: last.book,
    stars: last.best.stars,
    practise: practices(weak, lang, refs, WEAK),
  }
}

function onStep({ projection }: LearnerFigures, lessons: Lessons): NextStep {
  const playing = projection.books.find(({ state }) => state === 'playing')
  const book = lessons.books.find(({ id }) => id === playing?.book)
  if (playing && book) {
    const of = book.activities.length
    return playing.furthest < book.pages.length
      ? { kind: 'page', book_id: book.id, page: playing.furthest + 1, pages: book.pages.length }
      : { kind: 'activities', book_id: book.id, finished: playing.finishedActivities, of }
  }
  const next = projection.books.find(({ state }) => state === 'none' || state === 'opened')
  return next ? { kind: 'book', book_id: next.book } : { kind: 'alone' }
}
