import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  failed: 'Profilnya belum bisa dibuka.',
  aboutMe: 'Tentang aku',
  myBooks: 'Bukuku',
  score: 'Skor keseluruhan',
  class: 'Kelas',
  course: 'Pelajaran',
  joined: 'Bergabung',
  privacy: 'Privasi dan akun ini',
  roles: { student: 'Murid', teacher: 'Guru' },
  joinClass: {
    code: 'Kode kelas',
    join: 'Masuk',
    done: (group) => `Sekarang kamu di ${group}.`,
    failed: 'Kode ini tidak berhasil.',
  },
}
