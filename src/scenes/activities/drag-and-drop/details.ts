import { defineDetails } from '../../../game/kind.ts'
import { PICTURE } from '../../shared/fields.ts'
import { wordDropAsks, wordDropFaults, wordDropFields, wordDropSays } from '../../shared/words/wordDropDetails.ts'
import { example } from './example.ts'
import { fill } from './fill.ts'
import type { DragAndDrop } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<DragAndDrop>({
  title: { en: 'Words to a picture', id: 'Kata ke gambar' },
  about: {
    en: 'Drag each word to its thing in a picture of its own.',
    id: 'Seret setiap kata ke bendanya di gambar tersendiri.',
  },
  example,
  card: { border: 'cabai', from: '#FFE3BC', to: '#F7C68F', pictures: ['t-gong', 't-lamp'], tiles: [] },
  asks: wordDropAsks,
  says: wordDropSays,
  authoring: {
    fields: { image: { ...PICTURE, form: 'scene' }, ...wordDropFields },
    fill,
    instruction: { en: 'Drag each word to its picture.', id: 'Seret setiap kata ke gambarnya.' },
    faultsOf: wordDropFaults,
  },
})
