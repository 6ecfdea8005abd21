import type { Language } from '../../../../game/language.ts'

const times = (n: number) => (n === 1 ? '1 time' : `${n} times`)

const english = {
  title: (name: string) => `${name}’s reading`,
  sheets: 'Sheets for parents',
  sheetsSub: 'One page for each child, to take home.',
  language: 'Language of the sheet',
  back: 'Back',
  period: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  books: 'Books',
  heard: (n: number) => `heard to the end ${times(n)}`,
  alone: (n: number) => `read alone ${times(n)}`,
  inLanguages: (languages: string) => languages,
  noWholeBook: 'No whole book yet.',
  knows: 'Knows (right at once, on two days)',
  knowsNothing: 'Nothing yet. It must be right at once on two days; that takes some weeks.',
  once: 'Right at once, one time',
  practising: 'Is practising',
  letters: 'letters',
  numbers: 'numbers',
  words: 'words',
  home: 'At home, five minutes',
  ask: 'Ask, and let your child tell:',
  foot: 'This sheet is made from the child’s answers in the app. It is not a grade. The app does not record voices.',
  langName: { en: 'English', id: 'Indonesian' },
  notBegun: 'Has not had a turn yet.',
}

type Words = typeof english

const indonesian: Words = {
  title: (name) => `Kegiatan membaca ${name}`,
  sheets: 'Lembar untuk orang tua',
  sheetsSub: 'Satu halaman untuk tiap anak, untuk dibawa pulang.',
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

/** What the parents' sheet says. */
export const sheetWords: Readonly<Record<Language, Words>> = { en: english, id: indonesian }
