import { thingLines } from '../../shared/thingLines.ts'
import { defineDetails } from '../../../game/kind.ts'
import { boxFaults, fault, startFaults, twiceFaults, when } from '../../shared/faults.ts'
import { PICTURE, PLACES, THINGS } from '../../shared/fields.ts'
import { COUNT, incidental, numberItems } from '../../shared/items.ts'
import { example } from './example.ts'
import { fill } from './fill.ts'
import type { DragToBucket } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<DragToBucket>({
  title: { en: 'Gather and count', id: 'Kumpulkan dan hitung' },
  about: {
    en: 'Drag all things into one place; they are counted aloud.',
    id: 'Seret semua benda ke satu tempat; semuanya dihitung keras-keras.',
  },
  example,
  // The only possible mistake is an item that is already in the bucket.
  asks: ({ objectList }) => incidental(numberItems(COUNT, objectList.length)),
  says: ({ objectList, dropZone }) => thingLines([...objectList, dropZone]),
  authoring: {
    fields: {
      objectList: THINGS,
      dropZone: { ...PLACES, form: 'thing', label: { en: 'Where they go', id: 'Tempat mengumpulkan' } },
      objectImageChange: {
        ...PICTURE,
        label: { en: 'Picture in its place', id: 'Gambar di tempatnya' },
        isOptional: true,
        isDerived: true,
      },
      isCounting: { label: { en: 'Counted aloud', id: 'Dihitung keras-keras' }, form: 'switch', filledWith: 'default' },
      countSounds: {
        label: { en: 'Sounds of the numbers', id: 'Suara angka' },
        form: 'sound',
        filledWith: 'numbers',
        isOptional: true,
      },
    },
    fill,
    instruction: { en: 'Put them all in, and count.', id: 'Masukkan semuanya sambil dihitung.' },
    faultsOf({ objectList, dropZone, isCounting, countSounds }) {
      const starts = objectList.map(({ id, start }) => ({ id, ...start.percent }))
      const place = { id: dropZone.id, ...dropZone.percent }
      const counted = Math.min(countSounds?.en.length ?? 0, countSounds?.id.length ?? 0)
      return [
        ...twiceFaults(objectList, 'objectList'),
        ...boxFaults([place], 'dropZone'),
        ...boxFaults(starts, 'objectList'),
        ...startFaults(starts, [place], 'objectList'),
        ...when(
          isCounting && counted < objectList.length,
          fault(
            'countSounds',
            'uncounted',
            `Only ${counted} of ${objectList.length} are counted aloud.`,
            `Hanya ${counted} dari ${objectList.length} yang dihitung keras-keras.`,
          ),
        ),
      ]
    },
  },
})
