import type { Draft, DraftPage, Take } from '../draft/schema.ts'
import type { Language } from '../../../../game/language.ts'

/** A text of the book that is read aloud. */
export interface Place {
  readonly index: number
  readonly language: Language
}

/** The text of a page in a language, without what surrounds it; empty where there is none yet. */
export const textOf = (page: DraftPage, language: Language): string => (page.words[language] ?? '').trim()

/** Whether a take says what the page says now. */
export const isOfText = (take: Take, page: DraftPage, language: Language): boolean =>
  take.text.trim() === textOf(page, language)

/** Texts without a voice of their own, page by page and in the order of the book's languages. */
export function missingVoices({ pages, languages }: Draft): Place[] {
  return pages.flatMap((page, index) =>
    languages
      .filter((language) => textOf(page, language) !== '' && page.voice[language] === undefined)
      .map((language) => ({ index, language })),
  )
}

/** The next text without a voice after a place, from the first page again at the end; undefined where none is missing. */
export function nextMissing(draft: Draft, after: Place): Place | undefined {
  const order = ({ index, language }: Place) => index * draft.languages.length + draft.languages.indexOf(language)
  const missing = missingVoices(draft)
  return missing.find((place) => order(place) > order(after)) ?? missing.find((place) => order(place) < order(after))
}
