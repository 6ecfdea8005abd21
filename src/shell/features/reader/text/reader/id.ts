import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  prev: 'Sebelumnya',
  next: 'Berikutnya',
  finish: 'Selesai',
  listen: 'Bacakan',
  pause: 'Jeda',
  page: (page) => `Halaman ${page}`,
  pageDone: (page) => `Halaman ${page}, selesai`,
  coverHelp: 'Tekan panah untuk membuka buku.',
  reset: 'Ulangi',
  silent: 'Tidak ada suara: kata-katanya ditulis di sini',
  words: 'Kata-kata halaman ini. Tombol panah memilih kata, Enter mengucapkannya.',
  failed: 'Gambarnya belum mau bergerak. Kamu bisa membaca terus atau coba lagi.',
  modes: { listen: 'Bacakan untukku', along: 'Baca bersama', alone: 'Baca sendiri' },
  mode: (now, next) => `${now}. Ganti ke: ${next}`,
  counts: (correct, wrong, attempts, percent) =>
    `Benar: ${correct}. Salah: ${wrong}. Percobaan: ${attempts}. ${percent}%`,
  done: (done, total) => `${done} dari ${total}`,
  music: 'Musik',
  musicAgain: 'Lagi',
  fromTheBeginning: ': musik dari awal',
  turnPhone: 'Putar layarnya untuk bermain.',
  readOn: 'Baca terus',
  skip: 'Lewati',
  locked: 'Buku ini masih terkunci.',
  notFound: 'Buku Tidak Ditemukan',
  putAway: 'Buku ini sedang disimpan',
  starsStay: 'Bintangmu tetap milikmu.',
  bookFailed: 'Bukunya belum bisa dibuka',
  you: 'kamu',
}
