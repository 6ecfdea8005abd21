import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  requests: 'Tablet dan anak yang menunggu Anda',
  waits: (name) => `“${name}” ingin membuka kelas ini.`,
  compare: 'Apakah tablet di depan Anda menampilkan nomor ini?',
  yes: 'Ya, ini tablet kami',
  no: 'Bukan',
  approved: (name) => `“${name}” sekarang menampilkan wajah anak-anak.`,
  refused: (name) => `“${name}” ditolak.`,
  tabletWrong: (name, n) => `Di “${name}” gambarnya salah ${n} kali.`,
  learnerWrong: (name, n) => `Gambar ${name} salah ${n} kali.`,
  pausedUntil: (moment) => `Tidak bisa masuk sampai ${moment}.`,
  pauseOver: 'Kalau salah lagi, harus menunggu lagi.',
  letIn: 'Izinkan masuk lagi',
  letInDone: (name) => `${name} bisa masuk lagi.`,
  tabletText:
    'Di tablet bersama: buka aplikasi, pilih “Masuk dengan gambar”, lalu pindai atau ketik kode ini. Tablet menampilkan nomor dan menunggu jawaban ya dari Anda di sini.',
  noCode: 'Belum ada kode untuk tablet. Kode untuk keluarga tidak membuka tablet.',
  newCode: 'Kode tablet baru',
  newCodeDone: 'Ada kode tablet baru. Yang lama tidak berlaku lagi.',
}
