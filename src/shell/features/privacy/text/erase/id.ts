import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  title: 'Akun Anda',
  who: (name, email) => `Sedang masuk: ${name} (${email}).`,
  security: 'Kata sandi dan perangkat…',
  child:
    'Akun ini dapat dihapus di sini, selamanya: nama, surel, kata sandi, semua yang dibaca dan dimainkan, dan akses masuk di semua perangkat. Guru juga tidak melihatnya lagi di kelas. Tidak dapat dikembalikan.',
  teacher:
    'Akun ini dapat dihapus di sini, selamanya: nama, surel, kata sandi, dan akses masuk Anda di semua perangkat. Kelas rekan tetap ada, tanpa Anda, dan centang Anda tentang anak-anak tetap ada tanpa nama Anda. Kelas milik Anda harus diserahkan dulu kepada seorang rekan (di halaman kelas) atau dihapus (Kelas › Ekspor dan privasi), agar catatan anak-anaknya tetap ada yang mengurus.',
  backups: (days) => `Cadangan yang dibuat sekolah sebelumnya masih memuatnya, paling lama ${days} hari.`,
  button: 'Hapus akun ini…',
  ask: 'Hapus akun ini selamanya?',
  sure: (name) => `Semua yang disimpan tentang ${name} akan terhapus. Tidak dapat dibatalkan.`,
  password: 'Kata sandi akun ini',
  keep: 'Jangan hapus',
  erase: 'Hapus selamanya',
  erased: 'Akun sudah dihapus.',
  failed: 'Tidak berhasil. Tidak ada yang dihapus.',
  wrong: 'Kata sandinya tidak benar.',
  owner: 'Anda masih memiliki kelas. Serahkan di halaman kelas, atau hapus dulu: Kelas › Ekspor dan privasi.',
}
