import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  sheets: 'Lembar untuk minggu ini',
  by: 'Lembar',
  perStep: 'satu tiap langkah',
  perChild: 'satu tiap anak',
  learned: 'Bahasa yang dipelajari',
  week: (day) => `Minggu mulai ${day}`,
  title: (order, title) => `Langkah ${order}: ${title}`,
  sounds: 'Ucapkan bunyinya',
  as: (word) => `seperti ${word}`,
  syllables: 'Baca suku katanya',
  words: 'Rangkai, lalu baca katanya',
  heart: 'Hafalkan kata-kata ini',
  text: 'Baca',
  home: 'Lima menit di rumah',
  tips: [
    'Ucapkan bunyinya, bukan nama hurufnya: mmm, bukan “em”.',
    'Biarkan anak menunjuk dan membaca; tunggu sebentar, lalu bantu dengan sabar.',
    'Berhentilah selagi masih menyenangkan.',
  ],
  nobody:
    'Belum ada anak di kelas ini yang mulai di tangga bahasa ini. Setelah mereka memainkan “Hari ini”, lembarnya ada di sini.',
  failed: 'Tangga membaca tidak dapat dimuat. Silakan muat ulang halaman.',
}
