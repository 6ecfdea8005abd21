import type { en } from './en.ts'

export const id: typeof en = {
  language: { en: 'Inggris', id: 'Indonesia' },
  view: 'Tampilan',
  words: 'Kata',
  syllables: 'Suku kata',
  textOf: (language: string, page: string) => `Teks ${language}, ${page}`,
  titleOf: (language: string) => `Judul, bahasa ${language}`,
  pressWord: 'Ketuk kata: menjadi kata sasaran, tebal dan dipakai permainan.',
  pressToCut: 'Ketuk kata untuk memotongnya di tempat lain. Berlaku di semua buku Anda di perangkat ini.',
  cutOf: (word) => `Potongan “${word}”`,
  cutBetween: (before, after) => `Potong di antara ${before} dan ${after}`,
  cutDone: 'Selesai',
  learnedIn: 'Kelas',
  unlearned: (group, syllables, more) =>
    `Bergaris putus: setengah ${group} atau lebih belum mempelajarinya (${syllables}${more > 0 ? ` dan ${more} lagi` : ''}).`,
  allLearned: (group) => `Setidaknya setengah ${group} sudah mempelajari semua suku kata ini.`,
  isTarget: 'kata sasaran',
  isFull: 'Satu halaman paling banyak 12 kata sasaran.',
  sentences: (count: number, longest: number) => `${count} kalimat, paling panjang ${longest} kata.`,
  tooLong: (words: number, level: string, cap: number) =>
    `${words} kata. ${level} paling banyak ${cap}. Jadikan dua kalimat?`,
  tooMany: (count: number, level: string, cap: number) => `${count} kalimat. ${level} paling banyak ${cap} sehalaman.`,
  noWords: 'Belum ada kata.',
  beyond: 'di atas semua jenjang',
  bars: 'Kata tiap kalimat',
  cut: 'Potong di situ',
  leave: 'Biarkan',
  partner: (word: string) => `Kata mana yang berarti “${word}”? Ketuk.`,
  partnerLater: 'Nanti',
  tooLongText: (most: number) =>
    `Satu halaman memuat ${most} huruf. Teks itu tidak dimasukkan; bagilah ke beberapa halaman.`,
  missing: (word: string) => `“${word}” belum punya kata di sini.`,
  cover: 'Sampul menampilkan judul.',
  wrote: 'menulis',
  wroteTitle: 'menulis judul',
  target: (word: string) => `kata sasaran “${word}”`,
}
