import type { BookLanguage, ExportPage, Narration } from './exportBook.ts'
import { spokenIds, writtenParagraphs } from './words.ts'

/** A part of a narration, ms, and the id of the word that it says; of the text (`text-en`) where no word has a time. */
interface Clip {
  readonly id: string
  readonly begin: number
  readonly end: number
}

/** The clips of a page's narration, one a word, without gaps: a pause belongs to the word before it, or a player would cut it out. */
export function clipsOf(page: ExportPage, language: BookLanguage, narration: Narration): Clip[] {
  const words = spokenIds(writtenParagraphs(page, language), language)
    .flat()
    .flatMap(({ spoken, id }) => (spoken ? [{ id, start: spoken.start }] : []))
  if (words.length === 0) return [{ id: `text-${language}`, begin: 0, end: narration.ms }]
  return words.map(({ id, start }, index) => {
    const begin = index === 0 ? 0 : start
    // Times may touch; a clip of no length would be a fault.
    return { id, begin, end: Math.max(begin + 1, words[index + 1]?.start ?? narration.ms) }
  })
}
