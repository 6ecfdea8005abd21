import type { BookLanguage } from './exportBook.ts'

/** What exported files say besides the book's own words. */
export const LABELS: Readonly<Record<BookLanguage, Labels>> = {
  en: {
    language: 'English',
    cover: 'Cover',
    page: 'Page',
    contents: 'Contents',
    pages: 'Pages',
    landmarks: 'Landmarks',
    start: 'Start of the story',
    about: 'About this book',
    authors: 'By',
    licence: 'Licence',
    fonts: 'Fonts',
    revision: 'Revision',
    picture: 'Picture:',
    summary:
      'Every picture has a text alternative. All text is readable as text. Where pages are read aloud, each word is highlighted as it is spoken.',
  },
  id: {
    language: 'Bahasa Indonesia',
    cover: 'Sampul',
    page: 'Halaman',
    contents: 'Daftar isi',
    pages: 'Halaman',
    landmarks: 'Penanda',
    start: 'Awal cerita',
    about: 'Tentang buku ini',
    authors: 'Oleh',
    licence: 'Lisensi',
    fonts: 'Huruf',
    revision: 'Revisi',
    picture: 'Gambar:',
    summary:
      'Setiap gambar memiliki teks alternatif. Semua teks dapat dibaca sebagai teks. Bila halaman dibacakan, setiap kata ditandai saat diucapkan.',
  },
}

/** The labels of one language. */
export interface Labels {
  readonly language: string
  readonly cover: string
  readonly page: string
  readonly contents: string
  readonly pages: string
  readonly landmarks: string
  readonly start: string
  readonly about: string
  readonly authors: string
  readonly licence: string
  readonly fonts: string
  readonly revision: string
  readonly picture: string
  readonly summary: string
}
