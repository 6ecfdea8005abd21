import { defineDetails } from '../../../game/kind.ts'
import { HEAR, incidental, READ } from '../../shared/items.ts'
import { MODE, PICTURES, QUESTIONS } from '../../shared/ladder/fields.ts'
import { uniqueItems } from '../../shared/ladder/uniqueItems.ts'
import { example } from './example.ts'
import type { Sentence } from './schema.ts'

const itemsOf = ({ questions }: Sentence, skill: typeof READ) =>
  uniqueItems(questions.map(({ item: key, text, language }) => ({ key, skill, text, language })))

/** What teachers, tools and the book maker know of it. */
export default defineDetails<Sentence>({
  title: { en: 'Read the sentence', id: 'Baca kalimatnya' },
  about: { en: 'Read a sentence and find its picture.', id: 'Baca sebuah kalimat, lalu temukan gambarnya.' },
  example,
  card: { border: 'hutan', from: '#D9F0EC', to: '#9FD3C7', pictures: ['t-house', 't-goat'], tiles: [] },
  asks: (config) => [...itemsOf(config, READ), ...incidental(itemsOf(config, HEAR))],
  says: () => [],
  authoring: { fields: { mode: MODE, pictures: PICTURES, questions: QUESTIONS }, fill: null, faultsOf: () => [] },
})
