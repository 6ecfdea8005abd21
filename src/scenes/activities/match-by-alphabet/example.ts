import type { MatchByAlphabet } from './schema.ts'

const word = (letter: string, en: string, id: string): MatchByAlphabet['words'][number] => ({
  letter,
  word: { en, id },
  image: `/img/books/book1/words/${en}.webp`,
  audio: { en: `/audio/words/en/${en}.mp3`, id: `/audio/words/id/${en}.mp3` },
})

/** Four letters of book 1: enough to choose wrongly, few enough to look at. */
export const example: MatchByAlphabet = {
  words: [
    word('A', 'avocado', 'alpukat'),
    word('B', 'basket', 'bakul'),
    word('C', 'chili', 'cabai'),
    word('D', 'durian', 'durian'),
  ],
}
