import type { Language } from '../../../game/language.ts'
import { EXAMPLE_PICTURES } from '../../shared/ladder/examplePictures.ts'
import type { ReadWord, ReadWordQuestion } from './schema.ts'

const ladder = (language: Language, path: string) => `/audio/ladder/${language}/${path}.mp3`

/** A word with its parts; English ones are graphemes. */
function word(
  language: Language,
  item: string,
  text: string,
  parts: readonly string[],
  options: readonly string[],
): ReadWordQuestion {
  const folder = language === 'id' ? 'syllables' : 'sounds'
  return {
    item: `word:${item}`,
    language,
    answer: item,
    options: [...options],
    word: text,
    say: ladder(language, `words/${text}`),
    parts: parts.map((part) => ({ text: part, say: ladder(language, `${folder}/${part}`) })),
    finds: 'picture',
  }
}

/** Words of the books, and a heart word. */
export const example: ReadWord = {
  mode: 'all',
  pictures: [...EXAMPLE_PICTURES],
  questions: [
    word('id', 'rice', 'padi', ['pa', 'di'], ['rice', 'lamp', 'mother', 'eyes']),
    word('id', 'eyes', 'mata', ['ma', 'ta'], ['eyes', 'mango', 'duck', 'mother']),
    word('id', 'mango', 'mangga', ['mang', 'ga'], ['eyes', 'mango', 'lamp', 'gong']),
    word('en', 'duck', 'duck', ['d', 'u', 'ck'], ['duck', 'lamp', 'gong', 'basket']),
    word('en', 'lamp', 'lamp', ['l', 'a', 'm', 'p'], ['duck', 'lamp', 'rice', 'goat']),
    {
      item: 'word:said',
      language: 'en',
      answer: 'said',
      options: ['said', 'the', 'to', 'is'],
      word: 'said',
      say: ladder('en', 'words/said'),
      parts: [{ text: 'said' }],
      finds: 'word',
    },
  ],
}
