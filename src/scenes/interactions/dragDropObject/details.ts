import { thingLines } from '../../shared/thingLines.ts'
import { defineDetails } from '../../../game/kind.ts'
import { boxFaults, countFaults, startFaults, twiceFaults } from '../../shared/faults.ts'
import { PICTURE, PLACES, THINGS } from '../../shared/fields.ts'
import { incidental, numberItems, ORDER } from '../../shared/items.ts'
import { example } from './example.ts'
import { fill } from './fill.ts'
import type { DragDropObject } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<DragDropObject>({
  title: { en: 'Fill in order', id: 'Isi berurutan' },
  about: {
    en: 'Drag things to their places, the first place first.',
    id: 'Seret benda ke tempatnya, mulai dari tempat pertama.',
  },
  example,
  asks: ({ dropZones }) => incidental(numberItems(ORDER, dropZones.length)),
  says: ({ objectList }) => thingLines(objectList),
  authoring: {
    fields: {
      objectList: THINGS,
      dropZones: PLACES,
      objectImage: { ...PICTURE, isDerived: true },
      objectImageChange: {
        ...PICTURE,
        label: { en: 'Picture in its place', id: 'Gambar di tempatnya' },
        isDerived: true,
      },
    },
    fill,
    instruction: { en: 'Drag them to their places: one, two, three!', id: 'Seret ke tempatnya: satu, dua, tiga!' },
    faultsOf({ objectList, dropZones }) {
      const places = dropZones.map(({ id, percent }) => ({ id, ...percent }))
      const starts = objectList.map(({ id, start }) => ({ id, ...start.percent }))
      return [
        ...twiceFaults(objectList, 'objectList'),
        ...twiceFaults(dropZones, 'dropZones'),
        ...boxFaults(places, 'dropZones'),
        ...boxFaults(starts, 'objectList'),
        ...startFaults(starts, places, 'objectList'),
        ...countFaults(dropZones.length, 'dropZones'),
      ]
    },
  },
})
