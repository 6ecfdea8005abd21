import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  booksSub: 'Buku mana yang boleh dibuka kelas ini. Buku yang sudah dimulai seorang anak tetap terbuka baginya.',
  book: (n) => `Buku ${n}`,
  begun: (n, all) => `${n} dari ${all} sudah mulai`,
  alwaysOpen: 'Selalu terbuka',
  open: 'Terbuka untuk seluruh kelas',
  after: (n) => `Terbuka bagi anak yang sudah menamatkan Buku ${n}`,
  locked: 'Dikunci untuk sementara',
  decided: (by, day) => `Ditentukan oleh ${by} pada ${day}.`,
  privacySub: 'Apa yang disimpan, cara membawanya, cara menghapusnya.',
  export: 'Ekspor',
  exportText:
    'Berkas CSV dapat dibuka di Excel dan sejenisnya. Isinya nomor sebagai ganti nama, kecuali Anda memilih nama.',
  withNames: 'Nama panggilan, bukan nomor',
  csvBooks: 'Buku dan murid',
  csvSkills: 'Kemampuan, satu per satu',
  csvReading: 'Catatan membaca, halaman demi halaman',
  csvTries: 'Semua jawaban',
  record: 'Catatan seorang murid',
  recordText:
    'Semua yang disimpan tentang seorang murid, untuk keluarga yang meminta: sebagai halaman cetak, atau lengkap sebagai berkas (JSON).',
  classRecordText: 'Atau tentang semua murid kelas ini sekaligus.',
  classRecord: 'Seluruh kelas (JSON)',
  learner: 'Murid',
  chooseLearner: 'Pilih murid',
  download: 'Unduh',
  ownerOnly: 'Hanya pemilik kelas yang dapat melakukan ini.',
  stored: 'Apa yang disimpan tentang seorang anak',
  stored1: 'nama panggilan, kelas, tiga gambar masuk',
  stored2: 'halaman yang dibuka, jawaban dan hasilnya, waktu',
  stored3: 'centang Anda di “Mengobrol tentang buku”',
  never:
    'Tidak pernah disimpan: suara, kamera, lokasi, tanggal lahir, penanda iklan. Permainan yang mendengarkan suara hanya memakainya di perangkat itu.',
  byItself: (days) => `Terhapus otomatis: ${days} hari setelah anak tanpa email keluar dari kelas.`,
  whole: 'Selengkapnya tentang privasi',
  erase: 'Hapus seorang murid',
  eraseText: (days) =>
    `Atas permintaan orang tua, atau untuk anak yang sudah pindah. Anak disimpan di tempat sampah selama ${days} hari, lalu terhapus selamanya. Di sana (“Tempat sampah dan jurnal”) Anda dapat mengembalikannya, atau menghapusnya saat itu juga.`,
  binButton: 'Hapus…',
  binTitle: (name) => `Hapus ${name}?`,
  binAsk: (days) =>
    `Anak akan keluar dari aplikasi dan tidak ada lagi dalam daftar atau laporan. Setelah ${days} hari di tempat sampah, semuanya terhapus selamanya. Ekspor dulu bila keluarga ingin salinannya.`,
  binGo: 'Masukkan ke tempat sampah',
  binned: 'Ada di tempat sampah',
  eraseMail: 'Murid yang punya email sendiri dikeluarkan dari kelas; akunnya milik mereka.',
  deleteButton: 'Hapus kelas…',
  deleteTitle: (name) => `Hapus ${name}?`,
  typeName: (name) => `Ketik “${name}” untuk memastikan`,
  keepClass: (name) => `Batal, jangan hapus ${name}`,
  deleteNow: 'Hapus kelas',
  deleted: 'Kelas sudah dihapus',
  deleteClass: 'Hapus kelas ini',
  deleteClassText: (days) =>
    `Kelas ini tidak terlihat lagi oleh siapa pun, tabletnya tidak dapat membukanya, dan anak-anaknya yang tanpa email keluar dari aplikasi. Selama ${days} hari Anda dapat mengembalikannya di halaman “Kelas Anda”. Setelah itu kelas terhapus selamanya, bersama semua yang disimpan tentang anak-anaknya yang tanpa email.`,
}
