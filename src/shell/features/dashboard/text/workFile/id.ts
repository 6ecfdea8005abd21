import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  title: 'Masukkan hasil kerja tablet, atau buku yang dibawa',
  text: 'Tablet yang tidak tersambung dapat membuat berkas dari hasil kerja yang belum terkirim (di tablet: “Yang belum terkirim”). Bawa berkasnya ke sini lewat USB atau dibagikan. Buku yang disimpan untuk kelas ini sebagai berkas kerja juga masuk di sini.',
  choose: 'Pilih berkas',
  busy: 'Memasukkan…',
  from: (name, day) => `${name}, berkas ${day}`,
  unknown: 'Tablet yang tidak lagi di kelas ini',
  fresh: (n) => `${n} catatan baru.`,
  known: (n) => `${n} sudah ada di sini.`,
  allKnown: 'Semua isi berkas ini sudah ada di sini. Tidak ada yang terhitung dua kali.',
  others: (n) => `${n} catatan tidak dimasukkan: bukan milik anak di kelas ini (lagi).`,
  refused: (n) => `${n} catatan tidak sah, sama seperti jika dikirim oleh tabletnya sendiri.`,
  tooOld: (n) => `${n} bagian berkas lebih dari 90 hari dan tidak dimasukkan.`,
  books: {
    taken: (title) => `“${title}” sekarang termasuk buku kelas ini.`,
    known: (title) => `“${title}” sudah ada di sini.`,
    refused: (title, why) => `“${title}” tidak ditambahkan. ${why}`,
  },
  stays: 'Tablet menghapus sendiri hasil kerjanya begitu tersambung.',
}
