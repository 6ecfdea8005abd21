import { defineDetails } from '../../../game/kind.ts'
import { BLEND, BUILD } from '../../shared/items.ts'
import { MODE, PICTURES, QUESTIONS } from '../../shared/ladder/fields.ts'
import { uniqueItems } from '../../shared/ladder/uniqueItems.ts'
import { example } from './example.ts'
import { skillOf } from './rules.ts'
import type { BuildWord } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<BuildWord>({
  title: { en: 'Build the word', id: 'Susun kata' },
  about: { en: 'Build a word from its parts.', id: 'Susun sebuah kata dari bagian-bagiannya.' },
  example,
  card: { border: 'cabai', from: '#F7D6CF', to: '#F2A79B', pictures: [], tiles: ['ma', 'ta'] },
  asks: ({ mode, questions }) =>
    uniqueItems(
      questions.map(({ item: key, word: text, language }) => ({
        key,
        skill: skillOf({ mode }) === BUILD.id ? BUILD : BLEND,
        text,
        language,
      })),
    ),
  says: () => [],
  authoring: { fields: { mode: MODE, pictures: PICTURES, questions: QUESTIONS }, fill: null, faultsOf: () => [] },
})
