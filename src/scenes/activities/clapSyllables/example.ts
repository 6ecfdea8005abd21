import type { Language } from '../../../game/language.ts'
import { EXAMPLE_PICTURES } from '../../shared/ladder/examplePictures.ts'
import type { ClapSyllables, ClapSyllablesQuestion } from './schema.ts'

function word(language: Language, picture: string, text: string, parts: readonly string[]): ClapSyllablesQuestion {
  const syllable = (part: string) =>
    language === 'id' ? { text: part, say: `/audio/ladder/id/syllables/${part}.mp3` } : { text: part }
  return {
    item: `word:${picture}`,
    language,
    options: language === 'id' ? ['1', '2', '3', '4'] : ['1', '2', '3'],
    word: text,
    say: `/audio/ladder/${language}/words/${text}.mp3`,
    parts: parts.map(syllable),
    picture,
  }
}

/** Words of the books with one, two and three parts. */
export const example: ClapSyllables = {
  mode: 'all',
  pictures: [
    ...EXAMPLE_PICTURES,
    {
      id: 'avocado',
      name: { en: 'avocado', id: 'alpukat' },
      picture: { free: '/img/books/book1/words/avocado.webp' },
      say: {},
    },
  ],
  questions: [
    word('id', 'rice', 'padi', ['pa', 'di']),
    word('id', 'avocado', 'alpukat', ['al', 'pu', 'kat']),
    word('id', 'gong', 'gong', ['gong']),
    word('en', 'mango', 'mango', ['man', 'go']),
    word('en', 'duck', 'duck', ['duck']),
    word('en', 'basket', 'basket', ['bas', 'ket']),
  ],
}
