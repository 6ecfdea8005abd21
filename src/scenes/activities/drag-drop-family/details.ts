import { defineDetails } from '../../../game/kind.ts'
import {
  familyDropAsks,
  familyDropFaults,
  familyDropFields,
  memberLines,
} from '../../shared/families/familyDropDetails.ts'
import { familyExample } from '../../shared/families/familyExample.ts'
import { PICTURE } from '../../shared/fields.ts'
import type { DragDropFamilyActivity } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<DragDropFamilyActivity>({
  title: { en: 'Family photo', id: 'Foto keluarga' },
  about: { en: 'Put everybody into the photo.', id: 'Tempatkan semua orang di foto.' },
  example: { ...familyExample, image: '/img/books/book4/post/photo-frame.webp' },
  card: { border: 'hutan', from: '#DDF0DA', to: '#A9D6B8', pictures: ['face-3', 'face-7'], tiles: [] },
  asks: familyDropAsks,
  says: ({ familyMembers }) => memberLines(familyMembers),
  authoring: { fields: { image: PICTURE, ...familyDropFields }, fill: null, faultsOf: familyDropFaults },
})
