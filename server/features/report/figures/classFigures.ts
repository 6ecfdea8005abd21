import type { Lessons } from '../../../../src/content/lessons.ts'
import type { Projection } from './projection.ts'
import { isSchoolDay, type Lang } from './facts.ts'
import { compare } from './questions.ts'

/** A learner of the class, with the unsent work that devices report for them. */
export interface Member {
  readonly id: string
  readonly name: string
  /** Day on which they joined. */
  readonly added: string
  readonly waiting: number
  /** Day of the last heartbeat that named unsent work of theirs. */
  readonly heartbeatDay: string | null
  readonly projection: Projection
}

/** Figures of a learner that depend on the class. */
export interface LearnerFigures extends Member {
  readonly lastDay: string | null
  /** Unsent work counts as activity. */
  readonly lastSeen: string | null
  readonly lastLang: Lang | null
  /** Class days since then; `null` if never active. */
  readonly daysAway: number | null
  readonly thisWeek: number
}

/** One item over the class; lists are learners' ids. */
export interface ItemCell {
  readonly first: string[]
  readonly known: string[]
  readonly help: string[]
  readonly not_yet: string[]
  readonly stuck: string[]
  readonly none: string[]
  readonly chose: Map<string, string[]>
  readonly asked: number
  readonly questions: number
}

/** School days on which at least one child had a counted visit. */
export function classDaysOf(projections: readonly Projection[]): string[] {
  const days = new Set(projections.flatMap(({ sessions }) => sessions.map(({ day }) => day)))
  return [...days].filter(isSchoolDay).sort(compare)
}

/** Figures of each learner as they stand in a week that begins with `monday`. */
export function learnerFigures(members: readonly Member[], monday: string): LearnerFigures[] {
  const classDays = classDaysOf(members.map(({ projection }) => projection))
  return members.map((member) => {
    const { sessions } = member.projection
    const last = sessions.at(-1)
    const lastSeen =
      [last?.day, member.heartbeatDay]
        .filter((day) => typeof day === 'string')
        .sort(compare)
        .at(-1) ?? null
    return {
      ...member,
      lastDay: last?.day ?? null,
      lastSeen,
      lastLang: last?.lang ?? null,
      daysAway: lastSeen === null ? null : classDays.filter((day) => day > lastSeen).length,
      thisWeek: sessions.filter(({ day }) => day >= monday).length,
    }
  })
}

/** The items that a class's report is about: all of the books, and those of the ladder that one of its children was asked in this language. */
export function itemsInClass(members: readonly Pick<Member, 'projection'>[], lessons: Lessons, lang: Lang): string[] {
  const isAsked = (key: string) => members.some(({ projection }) => projection.items[`${lang} ${key}`] !== undefined)
  return [...lessons.items.keys(), ...[...lessons.ladder.keys()].filter(isAsked)]
}

/** All items of the class's report, in one language; each child is counted once for an item. */
export function itemTable(members: readonly Member[], lessons: Lessons, lang: Lang): Map<string, ItemCell> {
  return new Map(itemsInClass(members, lessons, lang).map((key) => [key, itemCell(members, `${lang} ${key}`)]))
}

function itemCell(members: readonly Member[], key: string): ItemCell {
  const lists = { first: [], known: [], help: [], not_yet: [], stuck: [], none: [] } as Record<
    'first' | 'known' | 'help' | 'not_yet' | 'stuck' | 'none',
    string[]
  >
  const chose = new Map<string, string[]>()
  let questions = 0
  for (const { id, projection } of members) {
    const item = projection.items[key]
    lists[item?.state ?? 'none'].push(id)
    if (!item) continue
    questions += item.asked
    if (item.known) lists.known.push(id)
    if (item.stuck) lists.stuck.push(id)
    if (item.state !== 'first' && item.chose !== undefined) {
      chose.set(item.chose, [...(chose.get(item.chose) ?? []), id])
    }
  }
  return { ...lists, chose, asked: members.length - lists.none.length, questions }
}
