import type { Keeping } from '../../../../server/contract/keeping.ts'
import type { Language } from '../../../game/language.ts'

/** A part of the page: its heading and its paragraphs. */
export interface PrivacyPart {
  readonly title: string
  readonly lines: readonly string[]
}

interface PrivacyText {
  readonly title: string
  readonly intro: string
  readonly back: string
  readonly parts: readonly PrivacyPart[]
}

const english = ({ retention_days, token_days }: Keeping): PrivacyText => ({
  title: 'Privacy',
  intro:
    'For parents and teachers, in plain words. Lumbung keeps as little as it can, and nobody earns anything from it.',
  back: 'Back',
  parts: [
    {
      title: 'What is kept about a child',
      lines: [
        'A nickname, the class, a drawn face, and the three pictures of the sign-in. A child who registers with an e-mail: name, e-mail, and the password as a hash that cannot be turned back.',
        'What was read and played: pages visited, tries and how they ended, and when. How the child of book 3 is dressed.',
        'What a teacher ticks under “Talk about it”.',
      ],
    },
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
        `As long as the child is in the class. A child without an e-mail who is taken out of the class is erased after ${daysEn(retention_days)}.`,
        `The sign-in on a device ends ${daysEn(token_days)} after it was last used. Work that was done without a network waits on the device until it is sent.`,
        `Backups are made by the school; they should not be older than ${daysEn(retention_days)}.`,
      ],
    },
    {
      title: 'Your rights',
      lines: [
        'Ask the teacher: the owner of the class can hand you everything that is kept of your child (a file), correct the name, and delete it for good. Deleted means gone: record, pictures and sign-ins.',
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
        'The browser keeps the sign-in, the language, a copy of the shelf, and on a class’s tablet its class. While a teacher is signed in it keeps the figures of the class that were seen last, and forgets them when the teacher logs out. One cookie guards against forged requests, one says the language. There are no others.',
      ],
    },
  ],
})

const indonesian = ({ retention_days, token_days }: Keeping): PrivacyText => ({
  title: 'Privasi',
  intro:
    'Untuk orang tua dan guru, dengan kata-kata sederhana. Lumbung menyimpan sesedikit mungkin, dan tidak ada yang mencari untung darinya.',
  back: 'Kembali',
  parts: [
    {
      title: 'Apa yang disimpan tentang seorang anak',
      lines: [
        'Nama panggilan, kelas, gambar wajah, dan tiga gambar untuk masuk. Anak yang mendaftar dengan surel: nama, surel, dan kata sandi sebagai sidik yang tidak dapat dibalik.',
        'Apa yang dibaca dan dimainkan: halaman yang dikunjungi, percobaan dan hasilnya, serta waktunya. Bagaimana anak di buku 3 berpakaian.',
        'Centang guru di “Bicarakan”.',
      ],
    },
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
        `Selama anak berada di kelas. Anak tanpa surel yang dikeluarkan dari kelas dihapus setelah ${retention_days} hari.`,
        `Masuk di sebuah perangkat berakhir ${token_days} hari setelah terakhir dipakai. Hasil kerja tanpa jaringan menunggu di perangkat sampai terkirim.`,
        `Cadangan dibuat oleh sekolah; sebaiknya tidak lebih tua dari ${retention_days} hari.`,
      ],
    },
    {
      title: 'Hak Anda',
      lines: [
        'Mintalah kepada guru: pemilik kelas dapat memberikan semua yang disimpan tentang anak Anda (sebuah berkas), membetulkan namanya, dan menghapusnya selamanya. Terhapus berarti hilang: catatan, gambar, dan akses masuk.',
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
        'Peramban menyimpan akses masuk, bahasa, salinan rak buku, dan di tablet kelas: kelasnya. Selama seorang guru masuk, angka kelas yang terakhir dilihat disimpan, dan dilupakan ketika guru keluar. Satu kuki menjaga dari permintaan palsu, satu menyebut bahasa. Tidak ada yang lain.',
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
