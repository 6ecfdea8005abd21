import type { en } from './en.ts'

export const id: typeof en = {
  title: 'Ambil dari berkas',
  lead: 'Berkas Lumbung, EPUB, atau buku dari Bloom (.bloompub, .bloomd).',
  choose: 'Pilih berkas',
  reading: 'Berkas sedang dibaca …',
  sending: 'Server sedang membuatnya menjadi buku …',
  notAPack: 'Berkas ini tidak bisa dibuka: bukan buku yang dikenal Lumbung, atau rusak di jalan.',
  tooLarge: 'Berkas ini tidak bisa dibuka: lebih besar dari 40 MB.',
  newer: 'Buku ini dibuat dengan Lumbung yang lebih baru. Perbarui aplikasi, lalu ambil lagi.',
  broken: 'Berkas ini tidak bisa dibuka: ada bagian buku yang hilang atau rusak.',
  mayNotChange:
    'Pembuat buku ini tidak mengizinkan perubahan. Buku bisa ditaruh di rak kelas apa adanya: Buku kelas, “Tambah buku”.',
  needsNetwork:
    'Berkas program lain dibaca oleh server, jadi perlu jaringan. Berkas Lumbung bisa dibuka tanpa jaringan.',
  failed: 'Berkas tidak bisa diambil.',
  full: 'Ruang di perangkat ini tidak cukup untuk buku ini.',
  pages: (count: number) => `${count} halaman`,
  licenceStays: 'Lisensi tetap',
  makersStay: 'Pembuat tetap disebut',
  came: 'Ikut terbawa',
  cameAll: (pages: number, voices: number, words: number) =>
    `${pages} gambar dan teks, ${voices} rekaman, ${words} kata sasaran`,
  lost: (count: number) => `Berubah atau hilang (${count})`,
  nothingLost: 'Tidak ada yang hilang.',
  page: (number: number) => (number === 0 ? 'Sampul' : number < 0 ? 'Buku' : `Halaman ${number}`),
  losses: {
    game: 'permainan hilang. Halaman menjadi halaman baca; Anda bisa memilih permainan lain.',
    activity: 'kegiatan sesudah buku diisi lagi dari kata-kata Anda.',
    pictureMissing: 'gambar tidak ada.',
    moves: 'gambar tidak bergerak lagi. Gambarnya sendiri ada.',
    altMissing: 'gambar belum punya keterangan.',
    voiceMissing: 'suara tidak ada.',
  },
  discard: 'Buang',
  keep: 'Simpan sebagai draf',
}
