import type { PathAsk } from './arrange.ts'
import type { Override } from './choose.ts'
import type { Histories } from './open.ts'
import { RULES } from './rules.ts'
import { isStuck } from './standing.ts'

/** Why today's questions were chosen, in the order in which a sentence tells it; each part may be empty. An item is in one part only. */
interface Why {
  /** The teacher wanted these. */
  readonly pinned: readonly PathAsk[]
  /** Not yet right twice in a row, on two days. */
  readonly again: readonly PathAsk[]
  /** Would be forgotten, or is not sure yet. */
  readonly due: readonly PathAsk[]
  readonly fresh: readonly PathAsk[]
  /** So many things are shaky that nothing new comes; 0 where that is not why. */
  readonly tooShaky: number
}

/** Made from what was chosen, not from chances that nobody can check. */
export function whyOf(
  asks: readonly PathAsk[],
  open: readonly PathAsk[],
  histories: Histories,
  override?: Override,
): Why {
  const isPinned = ({ item }: PathAsk) => override?.pin?.includes(item) ?? false
  const isAgain = ({ item }: PathAsk) => isStuck(histories.get(item) ?? [])
  const others = asks.filter((one) => !isPinned(one))
  const shaky = open.filter(({ asked, p }) => asked && p < RULES.shaky).length
  return {
    pinned: asks.filter(isPinned),
    again: others.filter(isAgain),
    due: others.filter((one) => one.asked && !isAgain(one) && (one.due || one.p < RULES.firm)),
    fresh: others.filter(({ asked }) => !asked),
    tooShaky: shaky > RULES.shakyMost ? shaky : 0,
  }
}
