import type { EventOf } from '../../../../server/contract/events.ts'
import { readText, writeText } from '../device/storage.ts'

/** listen: the page is read to the child · along: sentence by sentence, with time to say it too · alone: the voice waits to be asked. */
export type ReadingMode = EventOf<'page.leave'>['mode']

const KEY = 'readingMode'
const MODES: readonly ReadingMode[] = ['listen', 'along', 'alone']

/** The stored reading mode; initially the app reads aloud. */
export function storedReadingMode(): ReadingMode {
  return MODES.find((mode) => mode === readText(KEY)) ?? 'listen'
}

/** Stores the reading mode. */
export function storeReadingMode(mode: ReadingMode): void {
  writeText(KEY, mode)
}
