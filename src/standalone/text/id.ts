import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  about: 'Tentang',
  aboutMore: ' buku ini: pembuat dan lisensinya',
  book: 'Buku',
  loading: 'Membuka buku...',
  noBook: 'Berkas bukunya hilang atau rusak. Ekstrak seluruh foldernya, lalu buka lagi index.html.',
  readAgain: 'Baca lagi',
  playAgain: 'Main lagi',
}
