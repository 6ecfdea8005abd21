import type { MatchByNumber } from './schema.ts'

const count = (
  number: number,
  word: { en: string; id: string },
  item: { en: string; id: string },
): MatchByNumber['numbers'][number] => {
  const two = String(number).padStart(2, '0')
  return {
    number,
    numberWord: word,
    item,
    image: `/img/books/book2/post/count-${two}.webp`,
    instruction: { en: `How many ${item.en}s do you see?`, id: `Ada berapa ${item.id}?` },
    audio: { en: `/audio/books/book2/post/en/count-${two}.mp3`, id: `/audio/books/book2/post/id/count-${two}.mp3` },
  }
}

/** One to three. */
export const example: MatchByNumber = {
  numbers: [
    count(1, { en: 'one', id: 'satu' }, { en: 'cloud', id: 'awan' }),
    count(2, { en: 'two', id: 'dua' }, { en: 'child', id: 'anak' }),
    count(3, { en: 'three', id: 'tiga' }, { en: 'drum', id: 'gendang' }),
  ],
}
