import type { Language } from '../../../game/language.ts'
import { EXAMPLE_PICTURES } from '../../shared/ladder/examplePictures.ts'
import type { Blend, BlendQuestion } from './schema.ts'

/** A word, and the parts that it is heard in. */
interface Heard {
  readonly item: string
  readonly text: string
  readonly parts: readonly string[]
}

function word(language: Language, { item, text, parts }: Heard, options: readonly string[]): BlendQuestion {
  const folder = language === 'id' ? 'syllables' : 'sounds'
  const path = (rest: string) => `/audio/ladder/${language}/${rest}.mp3`
  return {
    item: `word:${item}`,
    language,
    answer: item,
    options: [...options],
    word: text,
    say: path(`words/${text}`),
    parts: parts.map((part) => ({ text: part, say: path(`${folder}/${part}`) })),
  }
}

/** Words of the books, by syllables in Indonesian and by sounds in English. */
export const example: Blend = {
  mode: 'all',
  pictures: [...EXAMPLE_PICTURES],
  questions: [
    word('id', { item: 'rice', text: 'padi', parts: ['pa', 'di'] }, ['rice', 'lamp', 'mother', 'eyes']),
    word('id', { item: 'eyes', text: 'mata', parts: ['ma', 'ta'] }, ['eyes', 'mango', 'duck', 'mother']),
    word('en', { item: 'duck', text: 'duck', parts: ['d', 'u', 'ck'] }, ['duck', 'lamp', 'gong', 'basket']),
    word('en', { item: 'lamp', text: 'lamp', parts: ['l', 'a', 'm', 'p'] }, ['duck', 'lamp', 'rice', 'goat']),
  ],
}
