import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  title: 'Kegiatan Setelah Membaca',
  loading: 'Memuat kegiatan...',
  none: 'Tidak ada kegiatan untuk buku ini',
  noGame: 'Permainan untuk kegiatan ini belum ada',
  tryAgain: 'Coba Lagi',
  shuffle: 'Acak',
  finished: 'Kamu menyelesaikan bukunya!',
  points: (points) => `${points} poin`,
  noPoints: 'Poinmu belum bisa dihitung.',
  step: (now, all) => `Kegiatan ${now} dari ${all}`,
}
