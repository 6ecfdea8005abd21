import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  title: 'Masuk dengan gambar',
  codeText: 'Untuk orang dewasa: buka kelas Anda di tablet ini. Kode tablet ada di halaman kelas.',
  code: 'Kode tablet',
  device: 'Nama tablet ini',
  open: 'Buka kelas',
  opening: 'Membuka...',
  codeMissing: 'Kode tablet belum diisi.',
  codeWrong:
    'Ini bukan kode tablet, atau kodenya sudah tidak berlaku. Kode untuk tablet ada di halaman kelas di dasbor.',
  codeLater: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
  waitTitle: 'Tanya gurumu!',
  waitText: 'Gurumu melihat nomor ini dan menjawab ya.',
  waitNumber: (n) => `Nomor tablet ini ${n}`,
  waiting: 'Menunggu jawaban ya...',
  waitingAway: 'Tidak ada sambungan. Tablet ini terus mencoba.',
  waitStop: 'Pakai kode lain',
  refused: 'Tablet ini tidak ada di kelas. Orang dewasa dapat mengisi kode tablet lagi.',
  who: 'Kamu siapa?',
  nobody: 'Kelas ini belum punya murid.',
  three: (name) => `${name}, tiga gambarmu!`,
  slot: (n) => `Gambar ${n}`,
  empty: 'kosong',
  takeBack: 'Ambil lagi',
  wrong: 'Bukan itu. Coba lagi!',
  tooMany: 'Kita tunggu sebentar. Tanya gurumu.',
  failed: 'Belum berhasil. Coba lagi!',
  otherFace: 'Ganti',
  otherClass: 'Kelas lain',
  otherClassAsk:
    'Tablet ini lalu tidak menampilkan wajah-wajah lagi. Orang dewasa perlu kode tablet, dan jawaban ya dari guru, untuk membukanya kembali.',
  stay: 'Tetap di sini',
  leave: 'Tinggalkan kelas',
  welcome: 'Selamat datang!',
  again: 'Coba lagi',
}
