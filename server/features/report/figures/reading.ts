import type { LessonBook } from '../../../../src/content/lessons.ts'
import { REPORT_RULES } from '../../../contract/reportHead.ts'
import type { Lang, Visit } from './facts.ts'

/** The result of one page visit. */
export type VisitState = 'heard' | 'alone' | 'flipped'

/** The pages of one book in one language, or in either. */
export interface ReadingFigures {
  readonly pages: number
  readonly heard: number
  readonly alone: number
  readonly flipped: number
  readonly unopened: number
  /** Rounds that were a whole book. */
  readonly heardThrough: number
  readonly aloneThrough: number
  readonly strip: ReadonlyArray<VisitState | 'none'>
}

/** Heard to the end, open long enough to read it alone, or flipped past. */
export function visitState({ mode, heard, words, active }: Visit): VisitState {
  if (mode !== 'alone') return heard >= words * REPORT_RULES.heardShare ? 'heard' : 'flipped'
  return active >= words * REPORT_RULES.aloneSecondsPerWord ? 'alone' : 'flipped'
}

/** The reading record of a book from its page visits. */
export function readingOf(book: LessonBook, visits: readonly Visit[], lang: Lang | 'any'): ReadingFigures {
  const mine = visits.filter((visit) => lang === 'any' || visit.lang === lang)
  const pages = book.pages.map(({ id }) => new Set(mine.filter(({ place }) => place === id).map(visitState)))
  const count = (isSo: (states: ReadonlySet<VisitState>) => boolean) => pages.filter(isSo).length
  return {
    pages: pages.length,
    heard: count((states) => states.has('heard')),
    alone: count((states) => states.has('alone')),
    flipped: count((states) => states.size === 1 && states.has('flipped')),
    unopened: count((states) => states.size === 0),
    heardThrough: wholeRounds(book, mine, 'heard'),
    aloneThrough: wholeRounds(book, mine, 'alone'),
    strip: pages.map(bestOf),
  }
}

function bestOf(states: ReadonlySet<VisitState>): VisitState | 'none' {
  return (['alone', 'heard', 'flipped'] as const).find((state) => states.has(state)) ?? 'none'
}

function wholeRounds(book: LessonBook, visits: readonly Visit[], wanted: VisitState): number {
  const rounds = new Map<number, Set<string>>()
  for (const visit of visits) {
    if (visitState(visit) !== wanted) continue
    rounds.set(visit.round, (rounds.get(visit.round) ?? new Set()).add(visit.place))
  }
  return [...rounds.values()].filter(({ size }) => size >= book.pages.length - REPORT_RULES.pagesMissing).length
}
