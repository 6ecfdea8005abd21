import type { DragDropObject } from './schema.ts'

const IMAGE = '/img/books/book2/sprites/bamboo.webp'
const pole = (number: number, x: number): DragDropObject['objectList'][number] => ({
  id: `bamboo-${number}`,
  label: { en: 'bamboo pole', id: 'batang bambu' },
  image: IMAGE,
  start: { percent: { x, y: 74, width: 13, height: 14 } },
})
const gap = (order: number, x: number): DragDropObject['dropZones'][number] => ({
  id: `bamboo-${order}`,
  order,
  label: { en: `gap ${order}`, id: `celah ${order}` },
  percent: { x, y: 46, width: 13, height: 22 },
  countSound: { en: `/audio/count/en/${order}.mp3`, id: `/audio/count/id/${order}.mp3` },
})

/** Three poles for three gaps. */
export const example: DragDropObject = {
  objectList: [pole(1, 22), pole(2, 38), pole(3, 54)],
  dropZones: [gap(1, 22), gap(2, 38), gap(3, 54)],
  objectImage: IMAGE,
  objectImageChange: '/img/books/book2/sprites/bamboo-placed.webp',
}
