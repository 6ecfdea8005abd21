import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  title: 'Buku Cerita',
  none: 'Belum ada buku.',
  login: 'Masuk',
  finishFirst: 'Selesaikan dulu buku sebelumnya.',
  find: 'Cari buku',
  language: 'Bahasa buku',
  languages: { all: 'Semua', id: 'Indonesia', en: 'Inggris' },
  classBooks: 'Buku kelasku',
  noneFits: 'Tidak ada buku yang cocok. Coba kata lain.',
  showAll: 'Tampilkan semua buku',
  away: 'Disimpan',
  awayName: (title: string) => `${title}. Disimpan`,
  isAway: 'Buku ini sedang disimpan. Bintangmu tetap milikmu.',
  level: (level: string) => `Jenjang ${level}`,
  levels: 'Jenjang',
  barn: 'Lumbungku',
  barnEmpty: 'Selesaikan satu cerita: sesuatu akan digantung di sini.',
  thing: (name, title) => `${name}. ${title}`,
  notOpened: 'Buku tidak dapat dibuka',
}
