import type { MatchByLetter } from './schema.ts'

/** One word with repeated letters (BEBEK), one without. */
export const example: MatchByLetter = {
  words: [
    {
      id: 'duck',
      word: { en: 'DUCK', id: 'BEBEK' },
      image: '/img/books/book1/words/duck.webp',
      audio: { en: '/audio/words/en/duck.mp3', id: '/audio/words/id/duck.mp3' },
    },
    {
      id: 'gong',
      word: { en: 'GONG', id: 'GONG' },
      image: '/img/books/book1/words/gong.webp',
      audio: { en: '/audio/words/en/gong.mp3', id: '/audio/words/id/gong.mp3' },
    },
  ],
}
