import type { Language } from '../../../../game/language.ts'

const english = {
  layer: 'In the picture',
  done: 'done',
  pickFirst: 'Pick something up first.',
  pickedUp: (item: string) => `Picked up: ${item}. Now choose a place. Escape lets go.`,
  letGo: (item: string) => `Put back: ${item}`,
}

const indonesian: typeof english = {
  layer: 'Di dalam gambar',
  done: 'selesai',
  pickFirst: 'Ambil sesuatu dulu.',
  pickedUp: (item) => `Diambil: ${item}. Sekarang pilih tempatnya. Escape untuk melepas.`,
  letGo: (item) => `Dikembalikan: ${item}`,
}

/** What the access layer says, by language. */
export const accessWords: Readonly<Record<Language, typeof english>> = { en: english, id: indonesian }
