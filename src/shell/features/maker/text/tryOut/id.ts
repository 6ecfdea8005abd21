import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  trying: (page) =>
    page === 0 ? 'Mencoba sampul. Tidak ada yang dicatat.' : `Mencoba halaman ${page}. Tidak ada yang dicatat.`,
  tryingActivity: (number) => `Mencoba kegiatan ${number}. Tidak ada yang dicatat.`,
  done: 'Selesai',
  preparing: 'Menggambar …',
  failed: 'Buku tidak dapat dicoba. Apakah ada jaringan, atau ada foto di perangkat lain?',
  again: 'Coba lagi',
  book: 'Buku',
  findings: {
    title: 'Hasil pemeriksaan',
    checked: (time) => `diperiksa ${time}, juga tanpa jaringan`,
    checkAgain: 'Periksa lagi',
    checking: 'Memeriksa: setiap permainan dimainkan sekali …',
    failed: 'Pemeriksaan tidak dapat dilakukan. Apakah ada jaringan?',
    mend: (count) => `Perbaiki sebelum dibagikan (${count})`,
    look: (count) => `Baik diperiksa (${count})`,
    good: (count) => `Baik (${count})`,
    back: 'Kembali ke buku',
    oneByOne: (count) => `Perbaiki satu per satu (${count})`,
    nothing: 'Tidak ada yang menghalangi berbagi.',
  },
}
