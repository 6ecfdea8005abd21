import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  storage: {
    scarce: 'Ruang simpan komputer Lumbung mulai penuh.',
    low: 'Ruang simpan komputer Lumbung hampir habis.',
    full: 'Ruang simpan komputer Lumbung sudah habis.',
    unwritable: 'Komputer Lumbung sedang tidak bisa menyimpan apa pun.',
  },
  storageHelp: {
    scarce: 'Mohon beri tahu pengelola komputer itu agar ruangnya ditambah.',
    low: 'Anak-anak tetap bisa masuk dan membaca; jawaban mereka menunggu di tablet. Mohon beri tahu pengelola komputer agar ruangnya ditambah.',
    full: 'Hasil kerja anak-anak menunggu di tablet. Mohon beri tahu pengelola komputer agar ruangnya ditambah.',
    unwritable: 'Hasil kerja anak-anak menunggu di tablet. Mohon beri tahu pengelola komputer.',
  },
  clock: {
    'before-build': 'Jam komputer Lumbung salah.',
    'before-records': 'Jam komputer Lumbung tampaknya terlambat.',
    jumped: 'Jam komputer Lumbung berubah beberapa jam.',
    'long-gap': 'Komputer Lumbung lama tidak menyala, atau jamnya salah.',
    devices: 'Jam komputer Lumbung tidak sama dengan jam tablet.',
  },
  clockHelp: (now) =>
    `Untuk sementara Lumbung memakai ${now}. Mohon periksa tanggal, jam, dan zona waktu komputer itu. Tidak ada yang hilang: waktunya diperbaiki nanti, dan selama ini tidak ada yang dihapus.`,
}
