import type { ReadingMode } from '../../lib/language/readingMode.ts'
import type { NarrationState } from './narration/narration.ts'

/** Whether the page is being read; the Listen button is then a Pause button. */
export function isReadingNow(state: NarrationState): boolean {
  return state === 'waiting' || state === 'speaking' || state === 'echo'
}

const ORDER: readonly ReadingMode[] = ['listen', 'along', 'alone']

/** The reading mode after this one. */
export function nextMode(mode: ReadingMode): ReadingMode {
  return ORDER[(ORDER.indexOf(mode) + 1) % ORDER.length] ?? 'listen'
}
