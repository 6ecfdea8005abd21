import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  page: 'Surat persetujuan',
  sub: 'Surat untuk dicetak, bagi orang tua dan wali murid: apa yang disimpan, berapa lama, dan cara menolak.',
  open: 'Surat persetujuan',
  school: 'Nama sekolah (hanya untuk surat ini; tidak disimpan)',
  one: 'Satu surat, tanpa nama',
  each: (n) => `Satu surat untuk masing-masing dari ${n} anak`,
  title: 'Membaca dengan Lumbung: apakah Anda setuju?',
  dear: 'Bapak/Ibu orang tua dan wali murid yang kami hormati,',
  intro: (group, course) =>
    `Kelas anak Anda, ${group}${course === '' ? '' : ` (${course})`}, membaca dengan Lumbung, aplikasi buku cerita bergambar yang dibacakan, dengan permainan membaca singkat, dalam bahasa Indonesia dan Inggris. Tidak ada iklan di dalamnya.`,
  stored: 'Apa yang disimpan tentang anak Anda',
  storedItems: [
    'nama panggilan, kelas, gambar wajah kartun, dan tiga gambar untuk masuk',
    'halaman mana yang dibaca, jawaban dalam permainan, benar atau belum, dan waktunya',
    'catatan guru ketika anak Anda bercerita tentang sebuah buku',
    'tablet kelas mana yang dipakai',
  ],
  never: 'Apa yang tidak pernah disimpan',
  neverText:
    'Suara, gambar kamera, lokasi, tanggal lahir, atau apa pun untuk iklan. Dalam beberapa permainan aplikasi mendengarkan suara anak: hanya di tablet itu, dan tidak ada yang dikirim atau disimpan.',
  who: 'Siapa yang melihatnya',
  whoText: (teachers) =>
    `Guru anak Anda (${teachers}), untuk mengetahui apa yang sudah bisa dan apa yang perlu dilatih, dan petugas yang mengurus layanan ini bagi sekolah. Tidak diberikan kepada siapa pun selain mereka.`,
  long: 'Berapa lama',
  longText: (days) => `Selama anak Anda ada di kelas ini. Setelah anak keluar, semuanya dihapus dalam ${days} hari.`,
  rights: 'Anda yang memutuskan',
  rightsList: (binDays) => [
    'Anda boleh menolak. Anak Anda tetap ikut belajar tanpa aplikasi ini, dan tidak ada yang disimpan.',
    `Anda boleh berubah pikiran kapan saja: sampaikan kepada guru. Semua data anak Anda lalu dihapus: setelah ${binDays} hari, atau saat itu juga bila Anda mau.`,
    'Anda boleh meminta guru mencetak data yang disimpan tentang anak Anda, dan memperbaikinya.',
  ],
  slip: 'Mohon bagian ini dikembalikan kepada guru',
  child: 'Nama anak',
  yes: 'Saya setuju anak saya memakai Lumbung.',
  no: 'Saya tidak setuju.',
  parent: 'Nama orang tua/wali',
  date: 'Tanggal',
  signature: 'Tanda tangan',
}
