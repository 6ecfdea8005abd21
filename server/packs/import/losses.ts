/** A sentence in both languages. */
export interface Sentence {
  readonly en: string
  readonly id: string
}

/** Something of a foreign book that was not taken over. */
export interface Loss {
  readonly code: keyof typeof LOSSES
  /** The file, or the page by its place, that it was in. */
  readonly place: string
  readonly message: Sentence
}

/** A file that cannot be taken in as a book; the message is English, `sentence` is for the person who brought it. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly sentence: Sentence

  constructor(sentence: Sentence) {
    super(sentence.en)
    this.sentence = sentence
  }
}

/** What a book without a page to read is answered with. */
export const NO_PAGES: Sentence = {
  en: 'This book has no page of a story that Lumbung can read.',
  id: 'Buku ini tidak memiliki halaman cerita yang dapat dibaca Lumbung.',
}

const LOSSES = {
  script: { en: 'A script was left out.', id: 'Skrip tidak diambil.' },
  remote: {
    en: 'A link to the internet was left out; its words stay.',
    id: 'Tautan ke internet tidak diambil; kata-katanya tetap ada.',
  },
  remoteFile: {
    en: 'A file that lies on the internet was left out.',
    id: 'Berkas yang berada di internet tidak diambil.',
  },
  language: {
    en: 'Text in a language other than English and Indonesian was left out.',
    id: 'Teks dalam bahasa selain Inggris dan Indonesia tidak diambil.',
  },
  film: {
    en: 'A film or a part that can be played with was left out.',
    id: 'Film atau bagian interaktif tidak diambil.',
  },
  picture: {
    en: 'A picture of a kind that we do not take was left out (we take JPEG, PNG, WebP).',
    id: 'Gambar dengan jenis yang tidak didukung tidak diambil (yang didukung: JPEG, PNG, WebP).',
  },
  morePictures: {
    en: 'A page keeps one picture; the others were left out.',
    id: 'Satu halaman menyimpan satu gambar; gambar lain tidak diambil.',
  },
  missing: { en: 'A file that the book names is missing.', id: 'Berkas yang disebut buku ini tidak ada.' },
  sound: {
    en: 'A sound of a kind that we do not take was left out (we take mp3, m4a, Ogg).',
    id: 'Suara dengan jenis yang tidak didukung tidak diambil (yang didukung: mp3, m4a, Ogg).',
  },
  soundPieces: {
    en: 'The sound of this page is in several pieces or shared with other pages, and was left out.',
    id: 'Suara halaman ini terbagi atau dipakai bersama halaman lain, dan tidak diambil.',
  },
  wordTimes: {
    en: 'The page is read aloud, but nobody knows when each word is said.',
    id: 'Halaman ini dibacakan, tetapi waktu setiap kata tidak diketahui.',
  },
  layout: {
    en: 'Fonts, colours and places of the text were left out.',
    id: 'Huruf, warna, dan letak teks tidak diambil.',
  },
  about: {
    en: 'A page with title, licence or credits is no page of the story; what it says of the book was taken from the book’s data.',
    id: 'Halaman judul, lisensi, atau kredit bukan halaman cerita; isinya diambil dari data buku.',
  },
  pages: { en: 'Pages after the sixtieth were left out.', id: 'Halaman setelah yang keenam puluh tidak diambil.' },
} as const satisfies Record<string, Sentence>

/** Collects what is lost; the same loss in the same place counts once. */
export interface Losses {
  add(code: Loss['code'], place: string): void
  readonly all: readonly Loss[]
}

/** An empty list of losses. */
export function newLosses(): Losses {
  const all: Loss[] = []
  const known = new Set<string>()
  return {
    all,
    add(code, place) {
      const key = `${code} ${place}`
      if (known.has(key)) return
      known.add(key)
      all.push({ code, place, message: LOSSES[code] })
    },
  }
}
