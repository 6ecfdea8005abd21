import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  layer: 'Di dalam gambar',
  done: 'selesai',
  pickFirst: 'Ambil sesuatu dulu.',
  pickedUp: (item) => `Diambil: ${item}. Sekarang pilih tempatnya. Escape untuk melepas.`,
  wayOut: 'Keluar dari gambar',
  letGo: (item) => `Dikembalikan: ${item}`,
}
