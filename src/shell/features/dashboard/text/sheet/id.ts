import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  title: (name) => `Kegiatan membaca ${name}`,
  sheets: 'Lembar untuk orang tua',
  language: 'Bahasa lembar ini',
  back: 'Kembali',
  period: (from, to) => (from === to ? from : `${from} sampai ${to}`),
  books: 'Buku',
  heard: (n) => `didengar sampai habis ${n} kali`,
  alone: (n) => `dibaca sendiri ${n} kali`,
  inLanguages: (languages) => `bahasa ${languages}`,
  noWholeBook: 'Belum ada satu buku penuh.',
  knows: 'Dikuasai (langsung benar pada dua hari)',
  knowsNothing: 'Belum ada. Harus langsung benar pada dua hari; ini perlu beberapa minggu.',
  once: 'Langsung benar, satu kali',
  practising: 'Sedang dilatih',
  letters: 'huruf',
  numbers: 'angka',
  words: 'kata',
  home: 'Di rumah, lima menit',
  ask: 'Tanyakan, lalu biarkan anak bercerita:',
  foot: 'Lembar ini disusun dari jawaban anak di aplikasi. Ini bukan nilai. Aplikasi tidak merekam suara.',
  langName: { en: 'Inggris', id: 'Indonesia' },
  notBegun: 'Belum mendapat giliran.',
}
