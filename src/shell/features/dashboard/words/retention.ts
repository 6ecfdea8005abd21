import type { Language } from '../../../../game/language.ts'

const english = {
  booksSub: 'Which books the class may open. A child never loses a book they have started.',
  book: (n: number) => `Book ${n}`,
  begun: (n: number, all: number) => `${n} of ${all} have started`,
  alwaysOpen: 'Always open',
  open: 'Open for the whole class',
  after: (n: number) => `Opens for a child when Book ${n} is done`,
  locked: 'Locked for now',
  decided: (by: string, day: string) => `Decided by ${by} on ${day}.`,
  privacySub: 'What is kept, how to take it with you, how to erase it.',
  export: 'Export',
  exportText: 'CSV files open in any spreadsheet. They have numbers instead of names, unless you want names.',
  withNames: 'Nicknames instead of numbers',
  csvBooks: 'Books and learners',
  csvSkills: 'Skills, item by item',
  csvReading: 'Reading record, page by page',
  csvTries: 'All tries',
  record: 'Record of one learner',
  recordText:
    'Everything that is kept about one learner, for a family that asks: as a page to print, or complete as a file (JSON).',
  classRecordText: 'Or about all learners of the class at once.',
  classRecord: 'Whole class (JSON)',
  learner: 'Learner',
  chooseLearner: 'Choose a learner',
  download: 'Download',
  ownerOnly: 'Only the owner of the class may do this.',
  kept: 'What is kept about a child',
  kept1: 'nickname, class, three sign-in pictures',
  kept2: 'pages visited, tries and their outcome, times',
  kept3: 'your ticks under “Talk about it”',
  never:
    'Never kept: voice or sound, camera, place, birthday, advertising ids. Where a game listens, it listens on the device only.',
  byItself: (days: number) =>
    `Erased automatically: ${days === 1 ? 'a day' : `${days} days`} after a child without an e-mail has left the class.`,
  whole: 'Privacy in full',
  erase: 'Delete a learner',
  eraseText: (days: number) =>
    `For a parent’s request, or a child who has left. The child lies in the bin for ${days === 1 ? 'a day' : `${days} days`} and is then erased for good. In the bin (under “Bin and journal”) you can bring the child back, or erase at once.`,
  binButton: 'Delete…',
  binTitle: (name: string) => `Delete ${name}?`,
  binAsk: (days: number) =>
    `The child is signed out and is in no list or report any more. After ${days === 1 ? 'a day' : `${days} days`} in the bin everything is erased for good. Export first if the family wants a copy.`,
  binGo: 'Put into the bin',
  binned: 'In the bin',
  eraseMail: 'Learners with their own e-mail are removed from the class; they keep their account.',
  deleteButton: 'Delete the class…',
  deleteTitle: (name: string) => `Delete ${name}?`,
  typeName: (name: string) => `Type “${name}” to confirm`,
  storeName: (name: string) => `Keep ${name}`,
  deleteNow: 'Delete the class',
  deleted: 'Class deleted',
  deleteClass: 'Delete this class',
  deleteClassText: (days: number) =>
    `Nobody sees the class any more, its tablets no longer open it, and its children without an e-mail are signed out. For ${days === 1 ? 'a day' : `${days} days`} you can restore it under “Your classes”. After that it is erased for good, with all that is kept of its children without an e-mail.`,
}

type Words = typeof english

const indonesian: Words = {
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
  kept: 'Apa yang disimpan tentang seorang anak',
  kept1: 'nama panggilan, kelas, tiga gambar masuk',
  kept2: 'halaman yang dibuka, jawaban dan hasilnya, waktu',
  kept3: 'centang Anda di “Mengobrol tentang buku”',
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
  storeName: (name) => `Batal, jangan hapus ${name}`,
  deleteNow: 'Hapus kelas',
  deleted: 'Kelas sudah dihapus',
  deleteClass: 'Hapus kelas ini',
  deleteClassText: (days) =>
    `Kelas ini tidak terlihat lagi oleh siapa pun, tabletnya tidak dapat membukanya, dan anak-anaknya yang tanpa email keluar dari aplikasi. Selama ${days} hari Anda dapat mengembalikannya di halaman “Kelas Anda”. Setelah itu kelas terhapus selamanya, bersama semua yang disimpan tentang anak-anaknya yang tanpa email.`,
}

/** What is said of opening books, exporting and deleting. */
export const keepingWords: Readonly<Record<Language, Words>> = { en: english, id: indonesian }
