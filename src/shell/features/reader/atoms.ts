import { atom } from 'jotai'
import { storeReadingMode, storedReadingMode, type ReadingMode } from '../../lib/language/readingMode.ts'

const chosenAtom = atom<ReadingMode>()

/** The reading mode, stored in the browser. */
export const readingModeAtom = atom(
  (get) => get(chosenAtom) ?? storedReadingMode(),
  (_get, set, mode: ReadingMode) => {
    storeReadingMode(mode)
    set(chosenAtom, mode)
  },
)
