import { atom } from 'jotai'
import { keepReadingMode, keptReadingMode, type ReadingMode } from '../../lib/readingMode.ts'

const chosenAtom = atom<ReadingMode>()

/** How the child reads, kept in the browser. */
export const readingModeAtom = atom(
  (get) => get(chosenAtom) ?? keptReadingMode(),
  (_get, set, mode: ReadingMode) => {
    keepReadingMode(mode)
    set(chosenAtom, mode)
  },
)
