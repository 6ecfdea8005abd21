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

/** How the last move was made; `byHand` is the method for hands in the current game. */
export function lastInput(byHand: 'drag' | 'tap'): Input {
  return last === 'hand' ? byHand : last
}
