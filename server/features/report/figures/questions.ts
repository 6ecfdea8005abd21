import { lessonItem, type LessonItem, type Lessons } from '../../../../src/content/lessons.ts'
import { REPORT_RULES } from '../../../contract/reportHead.ts'
import type { Fact, Lang, Try } from './facts.ts'

/** How a question ended. */
type Outcome = 'first' | 'help' | 'not_yet'

/** One question put to one child: all tries at it in one visit. */
export interface AskedQuestion {
  readonly id: string
  readonly item: string
  readonly lang: Lang
  readonly place: string
  readonly at: string
  readonly day: string
  readonly session_id: string
  readonly outcome: Outcome
  readonly counted: boolean
  readonly guess: number
  readonly tries: readonly Pick<Try, 'n' | 'ok' | 'help' | 'chose'>[]
}

/** Figures of one child, item and language. */
export interface ItemFigures {
  readonly state: Outcome
  /** Counted questions. */
  readonly asked: number
  /** Different days on which they were asked. */
  readonly days: number
  readonly last: string
  readonly known: boolean
  readonly stuck: boolean
  readonly chose?: string
}

// Guess chances are sent rounded to three places.
const ROUNDING = 0.001

/** The questions of one learner, oldest first. */
export function questionsOf(facts: readonly Fact[], lessons: Lessons): AskedQuestion[] {
  const nameOf = itemNames(lessons)
  const open = new Map<string, Try[]>()
  const all: Try[][] = []
  for (const fact of facts) {
    if (fact.type !== 'try') continue
    const key = `${fact.session_id} ${fact.place} ${fact.ask}`
    const tries = open.get(key)
    // Asked again at a later opening of the page in the same visit: counting restarts.
    if (tries && fact.n > (tries.at(-1)?.n ?? 0)) tries.push(fact)
    else {
      const begun = [fact]
      open.set(key, begun)
      all.push(begun)
    }
  }
  return all.flatMap((tries) => questionOf(tries, nameOf)).sort((one, other) => compare(one.at, other.at))
}

function questionOf(tries: readonly Try[], nameOf: (key: string) => string): AskedQuestion[] {
  const [first] = tries
  if (!first) return []
  return [
    {
      id: first.ask,
      item: nameOf(first.item),
      lang: first.lang,
      place: first.place,
      at: first.at_utc,
      day: first.day,
      session_id: first.session_id,
      outcome: outcomeOf(first, tries),
      counted: first.guess <= REPORT_RULES.guessMax + ROUNDING,
      guess: first.guess,
      tries: tries.map(({ n, ok, help, chose }) => ({ n, ok, help, ...(chose && { chose: nameOf(chose) }) })),
    },
  ]
}

function outcomeOf(first: Try, tries: readonly Try[]): Outcome {
  if (first.ok && first.help < 2) return 'first'
  return tries.some(({ ok, help }) => ok && help <= 2) ? 'help' : 'not_yet'
}

/** State of an item from its questions in one language, oldest first; `undefined` if none counts. */
export function itemFigures(questions: readonly AskedQuestion[]): ItemFigures | undefined {
  const counted = questions.filter((question) => question.counted)
  const last = counted.at(-1)
  if (!last) return undefined
  const two = counted.slice(-2)
  const chose = last.tries.find((one) => one.chose)?.chose
  return {
    state: last.outcome,
    asked: counted.length,
    days: new Set(counted.map(({ day }) => day)).size,
    last: last.day,
    known:
      two.length === 2 &&
      two.every(({ outcome }) => outcome === 'first') &&
      new Set(two.map(({ day }) => day)).size === REPORT_RULES.knownDays,
    stuck:
      two.length === REPORT_RULES.stuckQuestions &&
      two.every(({ outcome }) => outcome === 'not_yet') &&
      two[0]?.session_id !== two[1]?.session_id,
    ...(chose !== undefined && { chose }),
  }
}

/** The books' own key of an item. A scene that spells words says `word:` of body and family words too. */
export function itemNames(lessons: Pick<Lessons, 'items' | 'ladder'>): (key: string) => string {
  const others = new Map(
    [...lessons.items.values()]
      .filter(({ group }) => group === 'body' || group === 'family')
      .map((item: LessonItem) => [`${item.name}|${item.skill}`, item.key]),
  )
  return (key) => (lessonItem(lessons, key) ? key : (others.get(key.replace(/^[a-z]+:/, '')) ?? key))
}

/** Compares texts by code point, as the databases do. */
export function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
