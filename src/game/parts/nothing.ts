import type { RuleTarget } from '../targets.ts'
import type { TargetView } from './targetView.ts'

/** The view of a target that draws nothing: the rest of the picture. */
export function makeNothing(target: RuleTarget): TargetView {
  return { box: () => target.box, update: () => undefined, destroy: () => undefined }
}
