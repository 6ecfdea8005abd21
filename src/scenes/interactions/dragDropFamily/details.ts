import { defineDetails } from '../../../game/kind.ts'
import {
  familyDropAsks,
  familyDropFaults,
  familyDropFields,
  memberLines,
} from '../../shared/families/familyDropDetails.ts'
import { familyExample } from '../../shared/families/familyExample.ts'
import type { DragDropFamily } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<DragDropFamily>({
  title: { en: 'Family to its shadows', id: 'Keluarga ke bayangannya' },
  about: { en: 'Drag each person to their shadow.', id: 'Seret setiap orang ke bayangannya.' },
  example: familyExample,
  asks: familyDropAsks,
  says: ({ familyMembers }) => memberLines(familyMembers),
  authoring: { fields: familyDropFields, fill: null, faultsOf: familyDropFaults },
})
