import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  title: 'Untuk orang dewasa',
  ask: 'Tekan angka-angka ini:',
  wrong: 'Belum tepat. Angka baru:',
  back: 'Kembali',
  numbers: ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'],
}
