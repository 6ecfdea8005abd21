import { REMEMBERED } from './counted.ts'
import { daysBetween } from './days.ts'

/**
 * A counted question as devices and the service keep it: the day, right (1) or not, the chance of guessing it, and the end of its event's id, by which
 * it is known again (empty: kept before ids were).
 */
export type StoredTry = readonly [day: string, ok: 0 | 1, guess: number, id: string]

/** What is kept of a child: counted questions by language and item (`id sound:m|hear`), oldest first, and the days of turns, in order. */
export interface TryHistory {
  readonly items: Readonly<Record<string, readonly StoredTry[]>>
  readonly days: readonly string[]
}

/** What the service has of all the child's devices; `today` is its day when it said so. */
export interface Digest extends TryHistory {
  readonly today: string
}

/** By this much of its id an event is known again among those of one item. */
export const idEnd = (id: string): string => id.slice(-8)

/**
 * What a device knows of a child: its own questions and what the service has of all devices. A question that both have is the service's, whose days are
 * those of a right clock; so two devices that have sent all they had and have heard from the service know the same.
 */
export function merged(own: TryHistory, digest: Digest | undefined): TryHistory {
  if (!digest) return own
  const items = { ...digest.items }
  for (const [item, mine] of Object.entries(own.items)) items[item] = joined(mine, digest.items[item] ?? [])
  return { items, days: [...new Set([...digest.days, ...own.days])].sort().slice(-REMEMBERED.days) }
}

/** Lists that were joined before, by the device's own: what was not asked since stays the same list, so that nothing is calculated again for it. */
const before = new WeakMap<readonly StoredTry[], { theirs: readonly StoredTry[]; list: readonly StoredTry[] }>()

function joined(mine: readonly StoredTry[], theirs: readonly StoredTry[]): readonly StoredTry[] {
  const [first] = theirs
  const last = theirs.at(-1)
  if (!first || !last) return mine
  const known = before.get(mine)
  if (known?.theirs === theirs) return known.list
  const ids = new Set(theirs.map(([, , , id]) => id))
  const isFull = theirs.length >= REMEMBERED.questions
  // What the service no longer has among its newest is older than those; what has no id is not sent only if it is newer.
  const others = mine.filter(([day, , , id]) =>
    id === '' ? day > last[0] : !ids.has(id) && !(isFull && day <= first[0]),
  )
  const list =
    others.length === 0
      ? theirs
      : [...theirs, ...others].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).slice(-REMEMBERED.questions)
  before.set(mine, { theirs, list })
  return list
}

/** A turn so long ago says nothing about the next one; a clock that shows more has lost its battery. */
const YEAR_DAYS = 365
/** Somewhere it is tomorrow already. */
const AHEAD_DAYS = 1

/** A device's own questions once the service has said what day it is: days that cannot be, of a clock that was wrong, count as that day. */
export function corrected(own: TryHistory, { today }: Pick<Digest, 'today'>): TryHistory {
  const isWell = (day: string) => {
    const ago = daysBetween(day, today)
    return ago >= -AHEAD_DAYS && ago <= YEAR_DAYS
  }
  const isAllWell =
    own.days.every(isWell) && Object.values(own.items).every((list) => list.every(([day]) => isWell(day)))
  if (isAllWell) return own
  const items = Object.entries(own.items).map(([item, list]) => {
    const days = list.map(([day, ok, guess, id]): StoredTry => [isWell(day) ? day : today, ok, guess, id])
    return [item, days.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))] as const
  })
  return { items: Object.fromEntries(items), days: own.days.filter(isWell) }
}
