import { defineDetails } from '../../../game/kind.ts'
import { countFaults } from '../../shared/faults.ts'
import { COUNT, numberItem } from '../../shared/items.ts'
import { example } from './example.ts'
import { fill } from './fill.ts'
import type { MatchByNumber } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<MatchByNumber>({
  title: { en: 'How many?', id: 'Ada berapa?' },
  about: {
    en: 'Count the things of a picture and choose the number.',
    id: 'Hitung benda di gambar lalu pilih angkanya.',
  },
  example,
  card: { border: 'soga', from: '#FFF1C4', to: '#FFD98A', pictures: ['t-mango', 't-mango', 't-mango'], tiles: [] },
  asks: ({ numbers }) => numbers.map(({ number }) => numberItem(COUNT, number)),
  says: ({ numbers }) => numbers.map(({ audio, instruction }) => ({ kind: 'prompt', path: audio, text: instruction })),
  authoring: {
    fields: {
      numbers: {
        label: { en: 'Pictures to count', id: 'Gambar yang dihitung' },
        form: 'numbers',
        filledWith: 'numbers',
      },
    },
    fill,
    instruction: { en: 'Count, and choose the number.', id: 'Hitung, lalu pilih angkanya.' },
    faultsOf: ({ numbers }) => numbers.flatMap(({ number }, index) => countFaults(number, `numbers[${index}]`)),
  },
})
