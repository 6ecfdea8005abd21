import type { DragAndDrop } from './schema.ts'

const THINGS = [
  ['avocado', 'AVOCADO', 'ALPUKAT', 6, 26],
  ['basket', 'BASKET', 'BAKUL', 30, 26],
  ['gong', 'GONG', 'GONG', 54, 24],
] as const

/** Three things of the festival stall. */
export const example: DragAndDrop = {
  image: '/img/books/book1/post/festival-stall.webp',
  dragDropWords: THINGS.map(([id, en, idWord]) => ({
    id,
    word: { en, id: idWord },
    dropAudio: { en: `/audio/words/en/${id}.mp3`, id: `/audio/words/id/${id}.mp3` },
  })),
  dropZones: THINGS.map(([id, en, idWord, x, y]) => ({
    id,
    label: { en, id: idWord },
    percent: { x, y, width: 18, height: 22 },
    picture: id,
  })),
}
