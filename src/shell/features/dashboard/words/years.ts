import type { Language } from '../../../../game/language.ts'

const english = {
  title: 'School year',
  text: 'When a school year is over, close it: the figures of the class begin anew. Tablets stay in the class, and children keep their books and stars. You can still look at the figures of earlier years.',
  name: 'Name of the year that is over',
  nameHint: 'for example 2025/26',
  firstDay: 'First day of the new year',
  close: 'Close the school year…',
  closeTitle: (name: string) => `Close the school year ${name}?`,
  closeText: (day: string) =>
    `From ${day} on, the figures begin anew. You can take this back for 14 days; nothing is lost.`,
  closeGo: 'Close the school year',
  closed: (name: string) => `${name} is closed`,
  years: 'Closed school years',
  until: (name: string, day: string) => `${name}, until ${day}`,
  reopen: 'Open again',
  reopenOf: (name: string) => `Open ${name} again`,
  reopened: (name: string) => `${name} is open again`,
  pick: 'School year',
  thisYear: 'This school year',
  chosenDays: 'Chosen days',
}

type Words = typeof english

const indonesian: Words = {
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

/** What is said of school years. */
export const yearWords: Readonly<Record<Language, Words>> = { en: english, id: indonesian }
