import type { Book, Page } from '../../../../content/index.ts'
import { findQuote, type WordRange } from '../../../../content/ladder/story/quote.ts'
import type { Clip } from '../../../../game/audio/index.ts'
import type { Language } from '../../../../game/language.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'
import { pageTextOf, scriptOf } from '../page/pageScript.ts'

/** The last sound of a word may ring on a little longer than its mark says, ms. */
const RING_MS = 80

interface Place {
  readonly book: Book
  readonly page: Page
  readonly language: Language
  readonly name: string
}

/** Where a quote stands in a page's text; `undefined` where the page does not say it. */
export function quoteRange({ book, page, language, name }: Place, quote: string): WordRange | undefined {
  const { words } = pageTextOf(book, page, language, name)
  return findQuote(
    words.map(({ pieces }) => pieces.map(({ text }) => text).join('')),
    quote,
  )
}

/** The part of a page's narration that says a quote; `undefined` where it has no word times. */
export function quoteClip(place: Place, quote: string, media: BookMedia): Clip | undefined {
  const { book, page, language, name } = place
  const range = quoteRange(place, quote)
  const { clip, times } = scriptOf(page, language, pageTextOf(book, page, language, name), media)
  const first = range && times[range.from]
  const last = range && times[range.to]
  if (!clip || !first || !last) return undefined
  return { src: clip.src, startMs: clip.startMs + first.startMs, ms: last.endMs - first.startMs + RING_MS }
}
