import type { RuleTarget } from '../targets.ts'

type Targets = readonly RuleTarget[]

/**
 * Fewer choices for a child who has missed: all that is right stays, and one that is wrong, so that there is still something to choose;
 * the others step aside and cannot be taken. `missed`: ids tried in vain at this question, which go first. Places and the ground stay as
 * they are: where things are carried to places of their own, the right place glows.
 */
export function narrowed(targets: Targets, missed: ReadonlySet<string>): Targets {
  const orders = targets.flatMap((target) => (isRight(target) && target.order !== undefined ? [target.order] : []))
  const wrong = targets.filter((target) => isWrong(target, Math.min(...orders)))
  const left = wrong.find(({ id }) => !missed.has(id))
  return targets.map((target) =>
    target !== left && wrong.includes(target) ? { ...target, state: 'disabled', isAside: true } : target,
  )
}

const isRight = ({ state, correct }: RuleTarget) => state === 'idle' && correct === true

/** A wrong choice, or (where things go in order) one whose turn is later. */
function isWrong({ state, kind, correct, order, isBackground }: RuleTarget, first: number): boolean {
  if (state !== 'idle' || kind === 'drop' || isBackground) return false
  return correct === false || (kind === 'drag' && order !== undefined && order > first)
}
