import type { RuleTarget } from '../targets.ts'

type Targets = readonly RuleTarget[]

/**
 * Fewer choices after misses: all right ones and one wrong one remain, so that there is still a choice; the others are disabled. `missed`: ids
 * already tried at this question, which are disabled first. Drop places and the background remain: in drag games the right place glows instead.
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

/** A wrong choice, or one whose turn comes later if order matters. */
function isWrong({ state, kind, correct, order, isBackground }: RuleTarget, first: number): boolean {
  if (state !== 'idle' || kind === 'drop' || isBackground) return false
  return correct === false || (kind === 'drag' && order !== undefined && order > first)
}
