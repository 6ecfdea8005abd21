import type { Keeping } from '../../../../server/contract/retention.ts'
import type { Language } from '../../../game/language.ts'

/** A part of the page: its heading and its paragraphs. */
interface PrivacyPart {
  readonly title: string
  readonly lines: readonly string[]
}

interface PrivacyText {
  readonly title: string
  readonly intro: string
  readonly back: string
  readonly parts: readonly PrivacyPart[]
}

/** Every table of the schema has its words here (tests/contract/privacy.test.ts). */
const keepingEnglish: PrivacyPart = {
  title: 'What is kept about a child',
  lines: [
    'A nickname, the class and since when, a drawn face, and the three pictures of the sign-in. A child who registers with an e-mail: name, e-mail, and the password as a hash that cannot be turned back. Of a child who has left the class: when.',
    'What was read and played: pages visited, how long, in which language, how they were read and how many words were heard; tries, how they ended, with how much help, and whether by finger, key or voice; the results of the activities, points and stars; and when.',
    'What the child has chosen: how the child of book 3 looks (skin, hair, headwear), and whether the app is calm (slower, with less motion).',
    'What a teacher ticks under “Talk about it”, and what the reports work out of all this.',
    'On which device it was done, by a number that the device gave itself. Of each device: when it was last heard of, whose work still waits on it, and which records never came, so that the reports can say what is missing. Of a class’s tablet, the name that its teacher gave it. Where a child is signed in (browser and kind of device), since when and until when, and when it was last used. On which browsers an account with an e-mail has signed in before, as hashes.',
    'Which teacher opened, exported, moved or deleted a child’s record, and what one teacher asked another: for the owner of the class, for a year. Of a child who is in the bin: since when, and until when.',
    'How often a sign-in was tried, against guessing: as a hash that names nobody, for an hour at most. Of a child of a class also how often and on which tablet its three pictures were wrong, for a day.',
  ],
}

const storedId: PrivacyPart = {
  title: 'Apa yang disimpan tentang seorang anak',
  lines: [
    'Nama panggilan, kelas dan sejak kapan, gambar wajah, dan tiga gambar untuk masuk. Anak yang mendaftar dengan surel: nama, surel, dan kata sandi sebagai sidik yang tidak dapat dibalik. Tentang anak yang sudah keluar dari kelas: sejak kapan.',
    'Apa yang dibaca dan dimainkan: halaman yang dikunjungi, berapa lama, dalam bahasa apa, cara membacanya, dan berapa kata yang didengar; percobaan, hasilnya, seberapa banyak bantuannya, dan apakah dengan jari, tombol, atau suara; hasil kegiatan, poin, dan bintang; serta waktunya.',
    'Apa yang dipilih anak: seperti apa anak di buku 3 (warna kulit, rambut, penutup kepala), dan apakah aplikasi dalam mode tenang (lebih pelan, lebih sedikit gerak).',
    'Centang guru di “Bicarakan”, dan apa yang dihitung laporan dari semua ini.',
    'Di perangkat mana itu dilakukan, dengan nomor yang dibuat perangkat itu sendiri. Tentang setiap perangkat: kapan terakhir memberi kabar, hasil kerja siapa yang masih menunggu di sana, dan catatan mana yang tidak pernah sampai, agar laporan dapat mengatakan apa yang kurang. Tentang tablet kelas: nama yang diberikan gurunya. Di mana seorang anak masuk (peramban dan jenis perangkat), sejak kapan dan sampai kapan, dan kapan terakhir dipakai. Di peramban mana sebuah akun dengan surel pernah masuk, sebagai sidik.',
    'Guru mana yang membuka, mengekspor, memindahkan, atau menghapus catatan anak, dan apa yang diminta seorang guru kepada guru lain: untuk pemilik kelas, selama setahun. Tentang anak yang ada di tempat sampah: sejak kapan, dan sampai kapan.',
    'Berapa kali masuk dicoba, untuk mencegah tebakan: sebagai sidik yang tidak menyebut siapa pun, paling lama satu jam. Untuk anak di kelas juga berapa kali dan di tablet mana tiga gambarnya salah, selama satu hari.',
  ],
}

const english = ({ retention_days, token_days, bin_days }: Keeping): PrivacyText => ({
  title: 'Privacy',
  intro:
    'For parents and teachers, in plain words. Lumbung keeps as little as it can, and nobody earns anything from it.',
  back: 'Back',
  parts: [
    keepingEnglish,
    {
      title: 'What is never kept',
      lines: [
        'No voice and no sound: games that listen do so on the device or with the browser’s own recognition, only after a press, and nothing is stored. Some browsers let their maker recognise the speech; the games can be played without speaking too.',
        'No camera, no place, no birthday, no address, no advertising, no profile for others. No page asks anything of another company’s server.',
      ],
    },
    {
      title: 'Why',
      lines: [
        'So that a child can go on where they stopped, and so that their teacher sees what to help with next. For nothing else.',
        'Only the teachers of the class see a child’s name and record.',
      ],
    },
    {
      title: 'How long',
      lines: [
        `As long as the child is in the class. A child without an e-mail who is taken out of the class is erased after ${daysEn(retention_days)}. A child whom the teacher deletes, alone or with the whole class, is kept in a bin for ${daysEn(bin_days)}, in case it was a mistake, and is then erased.`,
        `The sign-in on a device ends ${daysEn(token_days)} after it was last used. Work that was done without a network waits on the device until it is sent.`,
        `Backups are made by the school; they should not be older than ${daysEn(retention_days)}.`,
      ],
    },
    {
      title: 'Your rights',
      lines: [
        'Ask the teacher: the owner of the class can hand you everything that is kept of your child (a file), correct the name, and delete it, at once if you wish. Deleted for good means gone: record, pictures and sign-ins.',
        'Whoever registered with an e-mail can erase that account themselves: sign in, then at the end of this page.',
        'You may take back your consent at any time.',
      ],
    },
    {
      title: 'Laws that this follows',
      lines: [
        'Indonesia: PP 17/2025 (PP TUNAS: consent of parents, high protection by default, no profiling of children) and the Personal Data Protection Act (UU 27/2022, PDP).',
        'Elsewhere: COPPA (United States; consent by parents or, for school use, by the school) and the GDPR with its rules for children (Article 8).',
        'The school or district that runs this service is responsible for the data and answers your questions; it is on its own machines.',
      ],
    },
    {
      title: 'On this device',
      lines: [
        'The browser keeps the sign-in, the language, how stories are read, calm mode, how the child of book 3 looks, copies of the shelf and the profile, the books that were taken along, what waits to be sent, a number that the device gave itself, and on a class’s tablet its class. While a teacher is signed in it keeps the figures of the class that were seen last, and forgets them when the teacher logs out. One cookie guards against forged requests, one says the language. Where somebody has signed in with an e-mail, one more tells the service so, for a year: wrong passwords tried elsewhere then lock nobody out here. There are no others.',
      ],
    },
  ],
})

const indonesian = ({ retention_days, token_days, bin_days }: Keeping): PrivacyText => ({
  title: 'Privasi',
  intro:
    'Untuk orang tua dan guru, dengan kata-kata sederhana. Lumbung menyimpan sesedikit mungkin, dan tidak ada yang mencari untung darinya.',
  back: 'Kembali',
  parts: [
    storedId,
    {
      title: 'Apa yang tidak pernah disimpan',
      lines: [
        'Tidak ada suara: permainan yang mendengar melakukannya di perangkat atau dengan pengenalan milik peramban, hanya setelah ditekan, dan tidak ada yang disimpan. Beberapa peramban menyerahkan pengenalan suara kepada pembuatnya; permainan juga dapat dimainkan tanpa berbicara.',
        'Tidak ada kamera, tempat, tanggal lahir, alamat, iklan, atau profil untuk pihak lain. Tidak ada halaman yang meminta sesuatu dari server perusahaan lain.',
      ],
    },
    {
      title: 'Untuk apa',
      lines: [
        'Agar anak dapat melanjutkan dari tempat ia berhenti, dan agar gurunya tahu apa yang perlu dibantu berikutnya. Tidak untuk hal lain.',
        'Hanya guru kelasnya yang melihat nama dan catatan seorang anak.',
      ],
    },
    {
      title: 'Berapa lama',
      lines: [
        `Selama anak berada di kelas. Anak tanpa surel yang dikeluarkan dari kelas dihapus setelah ${retention_days} hari. Anak yang dihapus guru, sendiri atau bersama kelasnya, disimpan di tempat sampah selama ${bin_days} hari, lalu dihapus selamanya; selama itu guru masih dapat mengembalikannya bila ternyata keliru.`,
        `Masuk di sebuah perangkat berakhir ${token_days} hari setelah terakhir dipakai. Hasil kerja tanpa jaringan menunggu di perangkat sampai terkirim.`,
        `Cadangan dibuat oleh sekolah; sebaiknya tidak lebih tua dari ${retention_days} hari.`,
      ],
    },
    {
      title: 'Hak Anda',
      lines: [
        'Mintalah kepada guru: pemilik kelas dapat memberikan semua yang disimpan tentang anak Anda (sebuah berkas), membetulkan namanya, dan menghapusnya, saat itu juga bila Anda menghendaki. Terhapus selamanya berarti hilang: catatan, gambar, dan akses masuk.',
        'Siapa yang mendaftar dengan surel dapat menghapus akun itu sendiri: masuk, lalu di akhir halaman ini.',
        'Anda dapat menarik persetujuan kapan saja.',
      ],
    },
    {
      title: 'Hukum yang diikuti',
      lines: [
        'Indonesia: PP 17/2025 (PP TUNAS: persetujuan orang tua, perlindungan tinggi sejak awal, tanpa pemrofilan anak) dan Undang-Undang Pelindungan Data Pribadi (UU 27/2022, PDP).',
        'Di tempat lain: COPPA (Amerika Serikat; persetujuan orang tua atau, untuk sekolah, oleh sekolah) dan GDPR dengan aturannya untuk anak (Pasal 8).',
        'Sekolah atau dinas yang menjalankan layanan ini bertanggung jawab atas data dan menjawab pertanyaan Anda; datanya ada di mesin mereka sendiri.',
      ],
    },
    {
      title: 'Di perangkat ini',
      lines: [
        'Peramban menyimpan akses masuk, bahasa, cara membaca, mode tenang, seperti apa anak di buku 3, salinan rak buku dan profil, buku yang dibawa, apa yang menunggu dikirim, nomor yang dibuat perangkat itu sendiri, dan di tablet kelas: kelasnya. Selama seorang guru masuk, angka kelas yang terakhir dilihat disimpan, dan dilupakan ketika guru keluar. Satu kuki menjaga dari permintaan palsu, satu menyebut bahasa. Di peramban yang pernah dipakai masuk dengan surel ada satu lagi, selama setahun: kata sandi salah yang dicoba di tempat lain tidak menutup jalan masuk di sini. Tidak ada yang lain.',
      ],
    },
  ],
})

const daysEn = (days: number) => (days === 1 ? 'a day' : `${days} days`)

/** The privacy page in both languages, with how long this service keeps things. */
export const privacyText: Readonly<Record<Language, (keeping: Keeping) => PrivacyText>> = {
  en: english,
  id: indonesian,
}
