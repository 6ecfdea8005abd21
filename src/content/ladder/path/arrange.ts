import { areNeighbours } from '../options.ts'
import type { LadderAsk } from './asks.ts'
import { aimed, choose, keptApart, order, type Override, type PathItem } from './choose.ts'

/** An item of the path with the question that asks it. */
export interface PathAsk extends PathItem {
  readonly ask: LadderAsk
}

/** Chooses and orders questions by all rules: slots, the aim for the mean, neighbours apart. */
export function arrange(items: readonly PathAsk[], slots: number, override?: Override): PathAsk[] {
  const choice = aimed(choose(items, slots, override), items, override)
  return keptApart(order(choice), areMixedUp)
}

/** Whether children mix these two up: letters that look or sound alike. */
function areMixedUp({ ask: { thing: one } }: PathAsk, { ask: { thing: other } }: PathAsk): boolean {
  return one.sort === 'sounds' && other.sort === 'sounds' && areNeighbours(one.grapheme, other.grapheme)
}
