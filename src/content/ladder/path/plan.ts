import { type Choice, choose, order, type Override, type PathItem } from './choose.ts'
import { costOf, type MeasuredCost, RULES } from './rules.ts'

/** What today's path is planned from. `measured`: this child's own seconds for a skill, where known. */
export interface PlanInput<Item extends PathItem> {
  readonly items: readonly Item[]
  readonly override?: Override | undefined
  readonly measured?: MeasuredCost
  /** Puts chosen items in order; the path's own adds rules to it (`arrange.ts`). */
  readonly arrange?: (items: readonly Item[], slots: number, override?: Override) => Item[]
}

/** What today holds, in seconds. */
export interface Plan<Item extends PathItem> {
  readonly asks: readonly Item[]
  readonly askSeconds: number
  readonly bookSeconds: number
  readonly talkSeconds: number
}

const asChosen = <Item extends PathItem>(items: readonly Item[], slots: number, override?: Override): Item[] =>
  order<Item>(choose(items, slots, override) satisfies Choice<Item>)

/** Plans the asks so that they keep their share of the time; the book takes what is left, the talk is always last. */
export function plan<Item extends PathItem>({
  items,
  override,
  measured,
  arrange = asChosen,
}: PlanInput<Item>): Plan<Item> {
  const seconds = (override?.minutes ?? RULES.seconds / 60) * 60
  const forAsks = seconds * RULES.share.asks
  const sum = (list: readonly Item[], withNew: boolean) =>
    list.reduce((all, { skill, asked }) => all + costOf(skill, withNew && !asked, measured), 0)
  const mean = items.length === 0 ? RULES.costElse : sum(items, false) / items.length
  let slots = Math.max(RULES.leastSlots, Math.floor(forAsks / mean))
  let asks = arrange(items, slots, override)
  // Fewer slots until they fit: so every kind of slot is cut, not the end of the list.
  while (sum(asks, true) > forAsks && slots > RULES.leastSlots) {
    slots -= 1
    asks = arrange(items, slots, override)
  }
  const askSeconds = sum(asks, true)
  const bookSeconds = Math.round(seconds - askSeconds - RULES.talk - seconds * RULES.share.end)
  return { asks, askSeconds, bookSeconds, talkSeconds: RULES.talk }
}

/** A part of the path. */
export type PathPart = 'asks' | 'book' | 'talk'

/** What comes after a part: on with the path, straight to the book, or the talk, after which it ends. `elapsed` in seconds. */
export function goOn(at: {
  readonly elapsed: number
  readonly notYetRunning: number
  readonly part: PathPart
}): 'on' | 'book' | 'talk' {
  if (at.part === 'asks' && at.notYetRunning >= RULES.stop) return 'book'
  return at.elapsed >= RULES.lastStart && at.part !== 'talk' ? 'talk' : 'on'
}
