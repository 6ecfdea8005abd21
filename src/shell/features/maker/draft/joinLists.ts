import { isSame } from './changes.ts'
import type { JoinedItem, Three } from './joinParts.ts'
import type { Conflict, Side } from './types.ts'

interface Item {
  readonly id: string
}

interface ListNeeds<One extends Item> extends Three<readonly One[]> {
  readonly of: 'page' | 'activity'
  readonly join: (three: Three<One>) => JoinedItem<One>
  readonly choices: Readonly<Record<string, Side>>
}

/** A list of both sides together. `taken`: how many changes of theirs were joined by themselves. */
interface JoinedList<One> {
  readonly items: readonly One[]
  readonly conflicts: readonly Conflict[]
  readonly taken: number
}

/** What becomes of one id: its items in order, and how many changes of theirs that took. */
interface JoinedId<One> {
  readonly items: readonly One[]
  readonly conflict?: Conflict
  readonly taken: number
}

/**
 * Joins two lists of items with ids. What one side deleted and the other did not touch is gone; what the other has changed stays. Two new items that
 * happen to have the same id both stay.
 */
export function joinedList<One extends Item>(needs: ListNeeds<One>): JoinedList<One> {
  const { base = [], mine, theirs, of, choices } = needs
  const order = joinedOrder({ base: idsOf(base), mine: idsOf(mine), theirs: idsOf(theirs) }, choices['book-order'])
  const taken = new Set([...idsOf(mine), ...idsOf(theirs)])
  const parts = order.ids.map((id) => joinedId(needs, id, taken))
  const torn = of === 'page' && order.isTorn
  const conflict: Conflict = { id: 'book-order', of: 'book', number: -1, parts: ['order'], itemId: '' }
  return {
    items: parts.flatMap(({ items }) => items),
    conflicts: [...parts.flatMap((part) => part.conflict ?? []), ...(torn ? [conflict] : [])],
    taken: parts.reduce((sum, part) => sum + part.taken, order.isTheirs ? 1 : 0),
  }
}

function joinedId<One extends Item>(needs: ListNeeds<One>, id: string, taken: Set<string>): JoinedId<One> {
  const find = (items: readonly One[] | undefined) => items?.find((one) => one.id === id)
  const [base, mine, theirs] = [find(needs.base), find(needs.mine), find(needs.theirs)]
  if (mine && theirs) return inBoth(needs, { base, mine, theirs }, taken)
  const one = mine ?? theirs
  if (!one) return { items: [], taken: 0 }
  // Deleted on the other side, and not touched on this one.
  if (base && isSame(base, one)) return { items: [], taken: mine ? 1 : 0 }
  return { items: [one], taken: mine ? 0 : 1 }
}

function inBoth<One extends Item>(needs: ListNeeds<One>, three: Three<One>, taken: Set<string>): JoinedId<One> {
  const { of, join, choices } = needs
  const { base, mine, theirs } = three
  const again = (item: One): One => ({ ...item, id: freeId(item.id, taken) })
  if (!base && needs.base && !isSame(mine, theirs)) return { items: [mine, again(theirs)], taken: 1 }
  const joined = join(three)
  if (joined.torn.length === 0) return { items: [joined.mine], taken: joined.taken }
  const id = `${of}-${mine.id}`
  const number = of === 'page' ? needs.mine.indexOf(mine) : -1
  const conflict = { id, of, number, parts: joined.torn, itemId: mine.id }
  const side = choices[id] ?? 'both'
  const items = side === 'both' ? [joined.mine, again(joined.theirs)] : [joined[side]]
  return { items, conflict, taken: joined.taken }
}

/** `p03b`, `p03c` … */
function freeId(id: string, taken: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const free = number < 25 ? `${id}${String.fromCharCode(97 + number)}` : `${id}b${number}`
    if (taken.has(free)) continue
    taken.add(free)
    return free
  }
}

/** All ids of both sides in one order. Where both have moved things differently (`isTorn`), mine, unless theirs is chosen. */
function joinedOrder({ base, mine, theirs }: Three<readonly string[]>, choice: Side | undefined) {
  const common = (list: readonly string[]) => list.filter((id) => mine.includes(id) && theirs.includes(id))
  const [here, there] = [common(mine), common(theirs)]
  const before = base ? base.filter((id) => here.includes(id)) : undefined
  const added = (list: readonly string[]) => before === undefined || list.length !== before.length
  const isMoved = (list: readonly string[]) => before !== undefined && !added(list) && !isSame(list, before)
  const isTorn = !isSame(here, there) && isMoved(here) && isMoved(there)
  const isTheirs = !isTorn && isMoved(there) && !isSame(here, there)
  const leads = isTheirs || (isTorn && choice === 'theirs')
  const ids = leads ? woven(theirs, mine) : woven(mine, theirs)
  return { ids, isTorn, isTheirs }
}

/** The first list, with what only the second one has behind whatever it stands behind there. */
function woven(first: readonly string[], second: readonly string[]): string[] {
  const ids = [...first]
  for (const [index, id] of second.entries()) {
    if (ids.includes(id)) continue
    const before = second.slice(0, index).findLast((one) => ids.includes(one))
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id)
  }
  return ids
}

const idsOf = (items: readonly Item[]): string[] => items.map(({ id }) => id)
