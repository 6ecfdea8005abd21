import type { DragToBucket } from './schema.ts'

const mango = (number: number, x: number): DragToBucket['objectList'][number] => ({
  id: `mango-${number}`,
  label: { en: 'mango', id: 'mangga' },
  image: '/img/books/book2/sprites/mango.webp',
  start: { percent: { x, y: 30, width: 9.11, height: 12.44 } },
})

/** Three mangoes and a bucket. */
export const example: DragToBucket = {
  objectList: [mango(1, 10), mango(2, 30), mango(3, 60)],
  dropZone: {
    id: 'bucket',
    label: { en: 'bucket', id: 'ember' },
    percent: { x: 43.33, y: 73.33, width: 12.22, height: 14.22 },
  },
  isCounting: true,
  countSounds: {
    en: [1, 2, 3].map((count) => `/audio/count/en/${count}.mp3`),
    id: [1, 2, 3].map((count) => `/audio/count/id/${count}.mp3`),
  },
}
