import type { Language } from '../../../../game/language.ts'

const daysEn = (n: number) => (n === 1 ? 'one day' : `${n} days`)

const english = {
  page: 'Consent letter',
  sub: 'A letter to print, for parents and guardians: what is kept, how long, and how to say no.',
  open: 'Consent letter',
  school: 'School (for this letter only; it is not kept)',
  one: 'One letter, without a name',
  each: (n: number) => `A letter for each of ${n} children`,
  title: 'Reading with Lumbung: do you agree?',
  dear: 'Dear parents and guardians,',
  intro: (group: string, course: string) =>
    `Your child’s class, ${group}${course === '' ? '' : ` (${course})`}, reads with Lumbung, an app with narrated picture books and short reading games in Indonesian and English. There is no advertising in it.`,
  kept: 'What is kept about your child',
  downloadList: [
    'a nickname, the class, a drawn face, and three pictures to sign in with',
    'which pages were read, the answers in the games, whether they were right, and when',
    'what the teacher notes when your child tells about a book',
    'which tablet of the class was used',
  ],
  never: 'What is never kept',
  neverText:
    'Voice or sound, pictures from the camera, the place, the birthday, or anything for advertising. In some games the app listens: it does so on the tablet only, and nothing of it is sent or kept.',
  who: 'Who sees it',
  whoText: (teachers: string) =>
    `Your child’s teachers (${teachers}), to see what your child can do and needs next, and whoever looks after the school’s service. Nobody else gets it.`,
  long: 'How long',
  longText: (days: number) =>
    `As long as your child is in the class. After your child has left, everything is erased within ${daysEn(days)}.`,
  rights: 'You decide',
  rightsList: (binDays: number) => [
    'You may say no. Your child then takes part in the lessons without the app, and nothing is kept.',
    `You may change your mind at any time: tell the teacher. Everything about your child is then erased: after ${daysEn(binDays)}, or at once if you wish.`,
    'You may ask the teacher to print what is kept about your child, and to correct it.',
  ],
  slip: 'Please return this part to the teacher',
  child: 'Child’s name',
  yes: 'I agree that my child uses Lumbung.',
  no: 'I do not agree.',
  parent: 'Name of parent or guardian',
  date: 'Date',
  signature: 'Signature',
}

type Words = typeof english

const indonesian: Words = {
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
  kept: 'Apa yang disimpan tentang anak Anda',
  downloadList: [
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

/** What the consent letter says, and the screen on which it is made. */
export const letterWords: Readonly<Record<Language, Words>> = { en: english, id: indonesian }
