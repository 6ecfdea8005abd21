import { defineDetails } from '../../../game/kind.ts'
import { BLEND, READ } from '../../shared/items.ts'
import { MODE, PICTURES, QUESTIONS } from '../../shared/ladder/fields.ts'
import { uniqueItems } from '../../shared/ladder/uniqueItems.ts'
import { example } from './example.ts'
import { skillOf } from './rules.ts'
import type { Blend } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<Blend>({
  title: { en: 'Put it together', id: 'Gabungkan' },
  about: {
    en: 'Hear the parts of a word, join them and find the picture.',
    id: 'Dengarkan bagian-bagian kata, gabungkan, lalu temukan gambarnya.',
  },
  example,
  card: { border: 'nila', from: '#D8E3F6', to: '#A9BFE6', pictures: [], tiles: ['pa', 'di'] },
  asks: ({ mode, questions }) =>
    uniqueItems(
      questions.map(({ item: key, word: text, language }) => ({
        key,
        skill: skillOf({ mode }) === BLEND.id ? BLEND : READ,
        text,
        language,
      })),
    ),
  says: () => [],
  authoring: { fields: { mode: MODE, pictures: PICTURES, questions: QUESTIONS }, fill: null, faultsOf: () => [] },
})
