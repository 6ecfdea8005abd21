import type { WordRange } from '../../../../content/ladder/story/quote.ts'

/** What the reader must know while the story asks about itself, or shows what was guessed. */
export interface Asking {
  /** The open page; on another one it is over. */
  readonly pageId: string
  /** The question covers the page: its own game rests. */
  readonly isOpen: boolean
  /** Words of the page's text that are lit. */
  readonly lit: WordRange | undefined
  /** Says the question again. */
  readonly repeat: () => void
}
