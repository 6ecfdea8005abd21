import { countedQuestion, REMEMBERED } from '../../../../src/content/ladder/path/counted.ts'
import type { CheckAnswer } from '../../../../src/content/ladder/check/check.ts'
import { idEnd, type StoredTry } from '../../../../src/content/ladder/path/merge.ts'
import type { Fact, Lang } from './facts.ts'

/** A counted question of today's path: as devices keep it, and the item that was taken instead. */
type LadderTry = readonly [...StoredTry, chose?: string]

/** What today's path is chosen from, as the child's tablets have it: counted questions by language and item (`id sound:m|hear`), and turn days. */
export interface LadderFigures {
  readonly items: Readonly<Record<string, readonly LadderTry[]>>
  readonly turnDays: readonly string[]
  /** The latest five-minute check of each language. */
  readonly checks: Readonly<Partial<Record<Lang, MadeCheck>>>
  /** Newest first. */
  readonly said: readonly Said[]
}

/** What a child told a grown-up about a book, or guessed would come: the question's id, and the answer's. Neither is right or wrong. */
interface Said {
  readonly kind: 'told' | 'guessed'
  readonly day: string
  readonly lang: Lang
  readonly ask: string
  readonly chose?: string
}

/** So much of what was said is kept, the newest. */
const MOST_SAID = 12

/** A five-minute check: the day it ended on, and what was answered. */
interface MadeCheck {
  readonly day: string
  readonly answers: readonly CheckAnswer[]
}

/** Reads it from facts, oldest first. */
export function ladderFigures(facts: readonly Fact[]): LadderFigures {
  const items: Record<string, LadderTry[]> = {}
  const checks: Partial<Record<Lang, MadeCheck>> = {}
  for (const fact of facts) {
    if (fact.type === 'check') checks[fact.lang] = { day: fact.day, answers: fact.answers }
    if (fact.type !== 'try') continue
    const counted = countedQuestion(fact, fact.day)
    if (!counted) continue
    const own = (items[`${fact.lang} ${fact.item}`] ??= [])
    const seen = [fact.day, counted.ok ? 1 : 0, counted.guess, idEnd(fact.id)] as const
    own.push(fact.ok || fact.chose === undefined ? seen : [...seen, fact.chose])
    if (own.length > REMEMBERED.questions) own.shift()
  }
  const said = facts.flatMap((fact): Said[] => {
    if (fact.type !== 'told' && fact.type !== 'prediction') return []
    const { day, lang, ask } = fact
    return [
      fact.type === 'told' ? { kind: 'told', day, lang, ask } : { kind: 'guessed', day, lang, ask, chose: fact.chose },
    ]
  })
  return {
    items,
    checks,
    said: said.slice(-MOST_SAID).reverse(),
    turnDays: [...new Set(facts.map(({ day }) => day))].sort().slice(-REMEMBERED.days),
  }
}
