import type { Move } from '../../../game/rules/kindRules.ts'
import { nextRightMove, type RuleTarget } from '../../../game/targets.ts'

/** A move that is wrong now: a wrong choice, or an item on another's place; `undefined` where nothing can go wrong. */
export function wrongMove(targets: readonly RuleTarget[]): Move | undefined {
  const idle = targets.filter(({ state }) => state === 'idle')
  const choice = idle.find(({ correct, kind }) => correct === false && kind !== 'drop')
  if (choice) return { targetId: choice.id }
  const item = idle.find(({ goesTo }) => goesTo !== undefined)
  const place = idle.find(({ kind, id }) => kind === 'drop' && id !== item?.goesTo)
  return item && place && { targetId: item.id, to: place.id }
}

/** The right move now. */
export const rightMove: (targets: readonly RuleTarget[]) => Move | undefined = nextRightMove
