import { defineDetails } from '../../../game/kind.ts'
import { wordDropAsks, wordDropFaults, wordDropFields, wordDropSays } from '../../shared/words/wordDropDetails.ts'
import { dragDropWordExample } from './example.ts'
import { fill } from './fill.ts'
import type { DragDropWord } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<DragDropWord>({
  title: { en: 'Words to things', id: 'Kata ke bendanya' },
  about: { en: 'Drag each word to its thing in the picture.', id: 'Seret setiap kata ke bendanya di gambar.' },
  example: dragDropWordExample,
  asks: wordDropAsks,
  says: wordDropSays,
  authoring: {
    fields: wordDropFields,
    fill,
    instruction: { en: 'Drag each word to its picture.', id: 'Seret setiap kata ke gambarnya.' },
    faultsOf: wordDropFaults,
  },
})
