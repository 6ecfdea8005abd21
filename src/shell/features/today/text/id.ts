import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  title: 'Hari ini',
  loading: 'Jalanmu sedang disiapkan …',
  failed: 'Jalanmu belum bisa disiapkan.',
  stops: (count: number) => `Jalan hari ini: ${count} perhentian`,
  sounds: 'Bunyi',
  syllables: 'Suku kata',
  words: 'Kata',
  sentences: 'Kalimat',
  check: 'Tunjukkan bisamu',
  talk: 'Bercerita',
  barn: 'Pulang',
  done: '. Selesai',
  now: '. Mulai',
  later: '. Nanti',
  laterSaid: 'Nanti, ya. Ke tempat Kiko dulu.',
  enough: 'Cukup untuk hari ini!',
  asleep: 'Kiko sudah tidur. Sampai besok!',
  asleepOf: (name: string) => `Kiko sudah tidur. Sampai besok, ${name}!`,
  books: 'Buku',
  tellSomebody: 'Hari ini kamu paling suka apa? Ayo, ceritakan.',
  holdAfter: 'Untuk orang dewasa: tahan gambar tangan kalau anak sudah bercerita.',
  hold: 'Sudah',
}
