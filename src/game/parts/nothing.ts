import type { RuleTarget } from '../targets.ts'
import type { TargetView } from './targetView.ts'

/** A target without a look of its own: the rest of the picture. */
export function makeNothing(target: RuleTarget): TargetView {
  return { box: () => target.box, update: () => undefined, destroy: () => undefined }
}
