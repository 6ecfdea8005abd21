import type { MatchingLetter } from './schema.ts'

const letters = (word: string) =>
  Array.from(word, (letter, originalIndex) => ({
    id: `${letter.toLowerCase()}-${originalIndex + 1}`,
    letter,
    originalIndex,
  }))

/** MOTHER and IBU. */
export const example: MatchingLetter = {
  word: { en: 'MOTHER', id: 'IBU' },
  letters: { en: letters('MOTHER'), id: letters('IBU') },
  member: 'mother',
  widgetArea: { x: 8, y: 66, width: 84, height: 30 },
  traceAudio: { en: '/audio/books/book4/prompt/en/trace.mp3', id: '/audio/books/book4/prompt/id/trace.mp3' },
  wordAudio: { en: '/audio/words/en/mother.mp3', id: '/audio/words/id/mother.mp3' },
}
