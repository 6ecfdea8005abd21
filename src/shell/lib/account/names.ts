import type { Language } from '../../../game/language.ts'

/** Labels of the shell's controls and their additions for screen readers. English as in the specification. */
const english = {
  /** On the landing page's button. */
  start: 'PLAY',
  /** The same as it is said. */
  startSaid: 'Play',
  play: 'Play',
  read: 'Read',
  english: 'English',
  indonesian: 'Indonesia',
  /** After the language's own word. */
  changeLanguage: '. Change the language to Indonesian',
  listen: 'Listen',
  home: 'Home',
  back: 'Back',
  /** Used for an unknown name. */
  me: 'Me',
  profileOf: (name: string) => `${name}. Profile`,
  book: (title: string, percent: number) => `${title}. ${percent}% read`,
  lockedBook: (title: string) => `${title}. Locked`,
  locked: 'Locked',
  progressOf: (title: string) => `${title}: progress`,
  menu: 'Menu',
  close: 'Close',
  /** After `close`. */
  closeMenu: ' menu',
  profile: 'Profile',
  dashboard: 'Dashboard',
  logout: 'Logout',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  library: 'Library',
  backToLibrary: 'Back to Library',
  backToGames: 'Back to Games',
  next: 'Next',
  instruction: 'Instruction',
  tryAgain: 'Try again',
  backRoutes: 'Ways back',
  languageAndVoice: 'Language and voice',
}

type Names = typeof english

const indonesian: Names = {
  start: 'MAIN',
  startSaid: 'Main',
  play: 'Bermain',
  read: 'Baca',
  english: 'English',
  indonesian: 'Indonesia',
  changeLanguage: '. Ganti bahasa ke bahasa Inggris',
  listen: 'Dengarkan',
  home: 'Beranda',
  back: 'Kembali',
  me: 'Aku',
  profileOf: (name) => `${name}. Profil`,
  book: (title, percent) => `${title}. ${percent}% terbaca`,
  lockedBook: (title) => `${title}. Terkunci`,
  locked: 'Terkunci',
  progressOf: (title) => `${title}: kemajuan`,
  menu: 'Menu',
  close: 'Tutup',
  closeMenu: ' menu',
  profile: 'Profil',
  dashboard: 'Dasbor',
  logout: 'Keluar',
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  library: 'Perpustakaan',
  backToLibrary: 'Kembali ke Perpustakaan',
  backToGames: 'Kembali ke Permainan',
  next: 'Lanjut',
  instruction: 'Petunjuk',
  tryAgain: 'Coba lagi',
  backRoutes: 'Jalan kembali',
  languageAndVoice: 'Bahasa dan suara',
}

/** The shell's labels by language: the visible ones, and the accessible names, which begin with them. */
export const names: Readonly<Record<Language, Names>> = { en: english, id: indonesian }
