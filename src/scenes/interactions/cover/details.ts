import { defineDetails } from '../../../game/kind.ts'
import type { Cover } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<Cover>({
  title: { en: 'Cover', id: 'Sampul' },
  about: { en: 'Look at the picture.', id: 'Lihat gambarnya.' },
  example: {},
  asks: () => [],
  says: () => [],
  authoring: { fields: {}, faultsOf: () => [] },
})
