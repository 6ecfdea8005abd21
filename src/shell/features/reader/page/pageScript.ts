import { type Book, isCover, type Page, plainText, textOf } from '../../../../content/index.ts'
import type { Language, Local } from '../../../../game/language.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'
import type { Script } from '../narration/narration.ts'
import { type PageText, readPageText } from './pageText.ts'
import { readerText } from '../text/reader/index.ts'

/** The words of a page in a language; for the cover, the book's blurb. */
export function pageTextOf(book: Book, page: Page, language: Language, name: string): PageText {
  return readPageText(isCover(page) ? [book.blurb[language]] : textOf(page, language), name)
}

/** What is read aloud on a page. If the narration has other words than the page (a cover's title), no words are marked. */
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

/** 'by' and the author; the reader's own name where the content has a placeholder for it. */
export function authorLineOf(authorLine: Local, language: Language, name: string): string {
  const reader = name.trim() === '' ? readerText[language].you : name
  return plainText(authorLine[language], reader)
}
