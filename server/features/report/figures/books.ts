import type { LessonBook } from '../../../../src/content/lessons.ts'
import { gradeOf, pointsOf } from '../../progress/shelf.ts'
import type { ActivityEnd, Completion, Fact, Lang, Visit } from './facts.ts'
import type { AskedQuestion } from './questions.ts'
import { type ReadingFigures, readingOf } from './reading.ts'

/** A finished round of a book. `helped`: not all passed, or fewer than 2 of 3 counted questions right at once. */
interface RoundFigures {
  readonly round: number
  readonly day: string
  readonly lang: Lang
  readonly points: number
  readonly stars: number
  readonly first: number
  readonly asked: number
  readonly helped: boolean
}

/** State of one book for one learner, calculated from events. */
export interface BookFigures {
  readonly book: number
  readonly state: 'none' | 'opened' | 'playing' | 'done' | 'done-help'
  readonly best: RoundFigures | null
  readonly times: number
  readonly furthest: number
  readonly finishedActivities: number
  readonly rounds: number
  readonly lastAt: string | null
  readonly lastDay: string | null
  readonly reading: Readonly<Record<Lang | 'any', ReadingFigures>>
}

type Placed = Exclude<Fact, { type: 'session.start' | 'session.end' | 'check' }>

/** Whether a fact has a place. */
export const isPlaced = (fact: Fact): fact is Placed => 'place' in fact

/** Figures of one book from the facts and questions at its places, oldest first. */
export function bookFigures(
  book: LessonBook,
  facts: readonly Placed[],
  questions: readonly AskedQuestion[],
): BookFigures {
  const numbers = new Map(book.pages.map(({ id, number }) => [id, number]))
  const visits = facts.filter((fact): fact is Visit => fact.type === 'page.leave')
  const ends = facts.filter((fact): fact is ActivityEnd => fact.type === 'activity.end')
  const completions = facts.filter((fact): fact is Completion => fact.type === 'book.complete')
  const furthest = Math.max(0, ...visits.map(({ place }) => numbers.get(place) ?? 0))
  const best = bestRound(completions.map((one) => roundFigures(book, one, facts, ends, questions)))
  const last = facts.at(-1)
  return {
    book: book.id,
    state: stateOf(best, furthest, facts),
    best,
    times: completions.length,
    furthest,
    finishedActivities: new Set(ends.filter(({ finished }) => finished).map(({ place }) => place)).size,
    rounds: new Set(facts.flatMap((fact) => ('round' in fact && fact.round ? [fact.round] : []))).size,
    lastAt: last?.at_utc ?? null,
    lastDay: last?.day ?? null,
    reading: {
      id: readingOf(book, visits, 'id'),
      en: readingOf(book, visits, 'en'),
      any: readingOf(book, visits, 'any'),
    },
  }
}

function stateOf(best: RoundFigures | null, furthest: number, facts: readonly Placed[]): BookFigures['state'] {
  if (best) return best.helped ? 'done-help' : 'done'
  if (furthest > 1 || facts.some(({ type }) => type === 'try')) return 'playing'
  return facts.length > 0 ? 'opened' : 'none'
}

function roundFigures(
  book: LessonBook,
  completion: Completion,
  facts: readonly Placed[],
  ends: readonly ActivityEnd[],
  questions: readonly AskedQuestion[],
): RoundFigures {
  const inRound = ends.filter(({ round }) => round === completion.round)
  const activities = activitiesOfRound(book, inRound)
  const passed = activities.filter((id) => inRound.findLast(({ place }) => place === id)?.passed).length
  const points = pointsOf(passed, activities.length)
  const from = facts.find((fact) => 'round' in fact && fact.round === completion.round)?.at_utc ?? completion.at_utc
  const counted = questions.filter(({ counted, at }) => counted && at >= from && at <= completion.at_utc)
  const first = counted.filter(({ outcome }) => outcome === 'first').length
  return {
    round: completion.round,
    day: completion.day,
    lang: completion.lang,
    points,
    stars: gradeOf(points),
    first,
    asked: counted.length,
    helped: points < 100 || first * 3 < counted.length * 2,
  }
}

/** The activities that a round is counted by: those of the newest revision that has all that were played in it. */
function activitiesOfRound({ activities, earlierRounds }: LessonBook, ends: readonly ActivityEnd[]): readonly string[] {
  const current = activities.map(({ id }) => id)
  return [current, ...earlierRounds].find((ids) => ends.every(({ place }) => ids.includes(place))) ?? current
}

function bestRound(rounds: readonly RoundFigures[]): RoundFigures | null {
  const [first, ...others] = rounds
  if (!first) return null
  return others.reduce((best, round) => {
    const isBetter = round.points > best.points || (round.points === best.points && best.helped && !round.helped)
    return isBetter ? round : best
  }, first)
}
