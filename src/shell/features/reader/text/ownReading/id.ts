import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  open: 'Suaraku',
  title: 'Rekam suaramu saat membaca halaman ini',
  record: 'Rekam',
  recordAgain: 'Rekam lagi',
  stop: 'Selesai',
  hear: 'Dengar suaraku',
  forget: 'Hapus',
  close: 'Tutup',
  isRecording: 'Ayo, baca sekarang …',
  stays: 'Suaramu hanya ada di perangkat ini dan tidak pernah dikirim. Suaramu dihapus saat kamu keluar.',
  troubles: {
    microphone: 'Tidak ada mikrofon, atau mikrofon tidak diizinkan di sini.',
    sound: 'Rekaman ini tidak dapat diputar di sini.',
    store: 'Tidak ada tempat untuk menyimpannya. Kamu bisa mendengarnya sampai halaman dibalik.',
  },
}
