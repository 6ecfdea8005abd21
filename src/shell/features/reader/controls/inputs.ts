import { noteActivity } from '../../../lib/device/idle.ts'
import type { Input } from '../../../lib/service/learningEvents.ts'

let last: 'hand' | 'key' | 'voice' = 'hand'

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => noteInput('hand'), { capture: true, passive: true })
  document.addEventListener('keydown', () => noteInput('key'), { capture: true, passive: true })
}

/** Sets the current input method; pointers and keys are detected automatically. */
export function noteInput(input: typeof last): void {
  last = input
  if (input === 'voice') noteActivity()
}

/** By what the last move was made; `byHand` is how hands move things here. */
export function lastInput(byHand: 'drag' | 'tap'): Input {
  return last === 'hand' ? byHand : last
}
