import { type Book, isCover, type Page, plainText, textOf } from '../../../../content/index.ts'
import type { Language, Local } from '../../../../game/language.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'
import type { Script } from '../narration/narration.ts'
import { type PageText, readPageText } from './pageText.ts'
import { readerText } from '../text/reader/index.ts'

/** The page's words in a language; a cover has the book's blurb. */
export function pageTextOf(book: Book, page: Page, language: Language, name: string): PageText {
  return readPageText(isCover(page) ? [book.blurb[language]] : textOf(page, language), name)
}

/** What is read aloud on a page. A narration that says other words than the page's (a cover's title) marks none. */
export function scriptOf(page: Page, language: Language, text: PageText, media: BookMedia): Script {
  const path = page.audio?.[language] ?? ''
  const times = media.wordTimes(path)
  return {
    pageId: page.id,
    path,
    clip: media.speech(path),
    text,
    times: times.length === text.words.length ? times : [],
  }
}

/** 'by' and the author; the reader's own name where the story leaves a place for it. */
export function authorLineOf(authorLine: Local, language: Language, name: string): string {
  const reader = name.trim() === '' ? readerText[language].you : name
  return plainText(authorLine[language], reader)
}
