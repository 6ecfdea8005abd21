import type { Language } from '../../../game/language.ts'
import { EXAMPLE_PICTURES } from '../../shared/ladder/examplePictures.ts'
import type { BuildWord, BuildWordQuestion } from './schema.ts'

/** A word of the books: its item and picture, its parts, and tiles that do not belong into it. */
interface Built {
  readonly id: string
  readonly text: string
  readonly parts: readonly string[]
  readonly others: readonly string[]
}

function word(language: Language, { id, text, parts, others }: Built): BuildWordQuestion {
  const path = (rest: string) => `/audio/ladder/${language}/${rest}.mp3`
  const folder = language === 'id' ? 'syllables' : 'sounds'
  const tiles = (all: readonly string[]) => all.map((part) => ({ text: part, say: path(`${folder}/${part}`) }))
  return {
    item: `word:${id}`,
    language,
    word: text,
    say: path(`words/${text}`),
    parts: tiles(parts),
    others: tiles(others),
    picture: id,
  }
}

/** Words of the books, by syllables in Indonesian and by graphemes in English. */
export const example: BuildWord = {
  mode: 'all',
  pictures: [...EXAMPLE_PICTURES],
  questions: [
    word('id', { id: 'rice', text: 'padi', parts: ['pa', 'di'], others: ['ba', 'da'] }),
    word('id', { id: 'eyes', text: 'mata', parts: ['ma', 'ta'], others: ['mi', 'sa'] }),
    word('en', { id: 'duck', text: 'duck', parts: ['d', 'u', 'ck'], others: ['b'] }),
    word('en', { id: 'lamp', text: 'lamp', parts: ['l', 'a', 'm', 'p'], others: ['n'] }),
  ],
}
