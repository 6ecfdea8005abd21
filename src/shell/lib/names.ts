import type { Language } from '../../game/language.ts'

/** What screen readers say of a control, in the child's language. The words that are seen stay English. */
const english = {
  play: 'Play',
  language: 'Language: English. Change to Indonesian',
  listen: 'Listen',
  home: 'Home',
  back: 'Back',
  read: 'Read',
  profileOf: (name: string) => `${name}. Profile`,
  book: (title: string, percent: number) => `${title}. ${percent}% read`,
  lockedBook: (title: string) => `${title}. Locked`,
  progressOf: (title: string) => `${title}: progress`,
  menu: 'Menu',
  closeMenu: 'Close menu',
  profile: 'Profile',
  dashboard: 'Dashboard',
  logout: 'Logout',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  library: 'Library',
}

type Names = typeof english

const indonesian: Names = {
  play: 'Main',
  language: 'Bahasa: Indonesia. Ganti ke bahasa Inggris',
  listen: 'Dengarkan',
  home: 'Beranda',
  back: 'Kembali',
  read: 'Baca',
  profileOf: (name) => `${name}. Profil`,
  book: (title, percent) => `${title}. ${percent}% terbaca`,
  lockedBook: (title) => `${title}. Terkunci`,
  progressOf: (title) => `${title}: kemajuan`,
  menu: 'Menu',
  closeMenu: 'Tutup menu',
  profile: 'Profil',
  dashboard: 'Dasbor',
  logout: 'Keluar',
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  library: 'Perpustakaan',
}

/** Names of the shell's controls by language. */
export const names: Readonly<Record<Language, Names>> = { en: english, id: indonesian }
