import { atom } from 'jotai'
import { readText, writeText } from '../../lib/storage.ts'
import type { ReadingMode } from './narration.ts'

const KEY = 'readingMode'
const MODES: readonly ReadingMode[] = ['listen', 'along', 'alone']

const chosenAtom = atom<ReadingMode>()

/** How the child reads, kept in the browser; the app reads aloud at first. */
export const readingModeAtom = atom(
  (get) => get(chosenAtom) ?? MODES.find((mode) => mode === readText(KEY)) ?? 'listen',
  (_get, set, mode: ReadingMode) => {
    writeText(KEY, mode)
    set(chosenAtom, mode)
  },
)
