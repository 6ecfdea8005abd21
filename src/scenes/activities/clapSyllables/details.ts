import { defineDetails } from '../../../game/kind.ts'
import { CLAP } from '../../shared/items.ts'
import { MODE, PICTURES, QUESTIONS } from '../../shared/ladder/fields.ts'
import { uniqueItems } from '../../shared/ladder/uniqueItems.ts'
import { example } from './example.ts'
import type { ClapSyllables } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<ClapSyllables>({
  title: { en: 'Clap the parts', id: 'Tepuk suku kata' },
  about: { en: 'Hear a word and count its parts.', id: 'Dengarkan sebuah kata, lalu hitung suku katanya.' },
  example,
  card: { border: 'soga', from: '#FFF1C4', to: '#FFD873', pictures: ['t-gong'], tiles: [] },
  asks: ({ questions }) =>
    uniqueItems(questions.map(({ item: key, word: text, language }) => ({ key, skill: CLAP, text, language }))),
  says: () => [],
  authoring: { fields: { mode: MODE, pictures: PICTURES, questions: QUESTIONS }, fill: null, faultsOf: () => [] },
})
