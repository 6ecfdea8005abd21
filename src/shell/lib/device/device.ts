import type { OpenPageOptions } from '../../../game/runtime/pageHandle.ts'
import { isCalm, motionNow } from '../account/calm.ts'

/** Settings for opening a page on this device for this reader; shuffled each time. */
export function onThisDevice(): Pick<OpenPageOptions, 'layout' | 'seed'> & {
  readonly motion: OpenPageOptions['motion']
  readonly isCalm: boolean
} {
  return {
    layout: Math.min(window.innerWidth, window.innerHeight) <= 480 ? 'compact' : 'regular',
    seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
    motion: motionNow(),
    isCalm: isCalm(),
  }
}
