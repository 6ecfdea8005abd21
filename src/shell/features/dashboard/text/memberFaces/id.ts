import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  show: 'Tampilkan',
  hide: 'Sembunyikan',
  change: 'Ganti wajah',
  changeOf: (name) => `Wajah ${name}`,
  changed: (name) => `${name} punya wajah baru.`,
  how: 'Hanya wajah yang belum dipakai anak lain di kelas. Anak memilih wajahnya saat pertama kali masuk.',
  save: 'Pakai wajah ini',
}
