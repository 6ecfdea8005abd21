import { defineDetails } from '../../../game/kind.ts'
import type { Picture } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<Picture>({
  title: { en: 'Picture', id: 'Gambar' },
  about: {
    en: 'Look at the picture; things answer a touch.',
    id: 'Lihat gambarnya; benda di dalamnya menjawab ketukan.',
  },
  example: {},
  asks: () => [],
  says: () => [],
  authoring: { fields: {}, faultsOf: () => [] },
})
