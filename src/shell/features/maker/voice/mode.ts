import { atom, useAtom } from 'jotai'
import type { Language } from '../../../../game/language.ts'
import type { RunningTake } from '../draft/index.ts'
import type { Take } from '../draft/schema.ts'
import type { Finished } from './finish.ts'
import type { RecordingEnd } from './recorder.ts'
import type { Marks } from './words/marks.ts'

/** What is recorded: a page's text, one sentence of it again, one word alone. */
export type Part =
  | { readonly kind: 'page' }
  | { readonly kind: 'sentence'; readonly sentence: number }
  | { readonly kind: 'line'; readonly word: string }

/** A new sound that nobody has decided about. */
export interface Fresh {
  readonly finished: Finished
  readonly by: Take['by']
  readonly words: Marks
  /** What is worth saying of how it ended. */
  readonly end: RecordingEnd | 'cut' | undefined
  /** Where it is being stored; absent where it is only in memory. */
  readonly running: RunningTake | undefined
  /** The name of the cut-off recording that it was. */
  readonly cut?: string
}

/** What the panel shows. `isRow`: goes on to the next text that has no voice. */
export type Mode =
  | { readonly at: 'blocks'; readonly isRowDone?: boolean }
  | { readonly at: 'app' }
  | {
      readonly at: 'record'
      readonly language: Language
      readonly part: Part
      readonly isRow: boolean
      readonly starts: boolean
    }
  | {
      readonly at: 'heard'
      readonly language: Language
      readonly part: Part
      readonly isRow: boolean
      readonly fresh: Fresh
    }
  | { readonly at: 'tap'; readonly language: Language; readonly isRow: boolean; readonly sentence?: number }
  | { readonly at: 'words'; readonly language: Language }

interface Here {
  readonly book: string
  readonly index: number
  readonly mode: Mode
}

// Outside of the panel: it is made again with each page, and recording goes on from page to page.
const hereAtom = atom<Here>()

/** What the panel shows on this page of this book, and its setter; another page begins with its blocks unless it was set for it. */
export function useMode(book: string, index: number): readonly [Mode, (mode: Mode, index?: number) => void] {
  const [here, setHere] = useAtom(hereAtom)
  const mode: Mode = here?.book === book && here.index === index ? here.mode : { at: 'blocks' }
  return [mode, (next, page = index) => setHere({ book, index: page, mode: next })]
}
