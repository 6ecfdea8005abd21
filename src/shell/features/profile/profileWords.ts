import type { Language } from '../../../game/language.ts'

const english = {
  failed: 'The profile could not come.',
  aboutMe: 'About me',
  myBooks: 'My books',
  score: 'Overall score',
  class: 'Class',
  course: 'Course',
  joined: 'Joined',
  privacy: 'Privacy and this account',
  roles: { student: 'Student', teacher: 'Teacher' },
  /** How dates are written. */
  locale: 'en-GB',
}

const indonesian: typeof english = {
  failed: 'Profilnya belum bisa dibuka.',
  aboutMe: 'Tentang aku',
  myBooks: 'Bukuku',
  score: 'Skor keseluruhan',
  class: 'Kelas',
  course: 'Pelajaran',
  joined: 'Bergabung',
  privacy: 'Privasi dan akun ini',
  roles: { student: 'Murid', teacher: 'Guru' },
  locale: 'id-ID',
}

/** Words of the profile, by language. */
export const profileWords: Readonly<Record<Language, typeof english>> = { en: english, id: indonesian }
