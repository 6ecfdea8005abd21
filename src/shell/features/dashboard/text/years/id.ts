import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  title: 'Tahun ajaran',
  text: 'Bila tahun ajaran selesai, tutuplah: angka kelas mulai dari awal lagi. Tablet tetap terdaftar di kelas, dan anak-anak tetap memiliki buku dan bintangnya. Angka tahun-tahun sebelumnya masih dapat dilihat.',
  name: 'Nama tahun yang sudah selesai',
  nameHint: 'misalnya 2025/26',
  firstDay: 'Hari pertama tahun yang baru',
  close: 'Tutup tahun ajaran…',
  closeTitle: (name) => `Tutup tahun ajaran ${name}?`,
  closeText: (day) =>
    `Mulai ${day}, angka dihitung dari awal lagi. Selama 14 hari ini dapat dibatalkan; tidak ada yang hilang.`,
  closeGo: 'Tutup tahun ajaran',
  closed: (name) => `${name} sudah ditutup`,
  years: 'Tahun ajaran yang sudah ditutup',
  until: (name, day) => `${name}, sampai ${day}`,
  reopen: 'Buka kembali',
  reopenOf: (name) => `Buka kembali ${name}`,
  reopened: (name) => `${name} dibuka kembali`,
  pick: 'Tahun ajaran',
  thisYear: 'Tahun ajaran ini',
  chosenDays: 'Hari pilihan',
}
