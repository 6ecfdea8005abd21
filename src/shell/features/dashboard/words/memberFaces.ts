import type { Language } from '../../../../game/language.ts'

const english = {
  show: 'Show',
  hide: 'Hide',
  change: 'Change face',
  changeOf: (name: string) => `${name}’s face`,
  changed: (name: string) => `${name} has a new face.`,
  how: 'Only faces that nobody else in the class has. Children choose theirs at their first sign-in.',
  save: 'Use this face',
}

type Words = typeof english

const indonesian: Words = {
  show: 'Tampilkan',
  hide: 'Sembunyikan',
  change: 'Ganti wajah',
  changeOf: (name) => `Wajah ${name}`,
  changed: (name) => `${name} punya wajah baru.`,
  how: 'Hanya wajah yang belum dipakai anak lain di kelas. Anak memilih wajahnya saat pertama kali masuk.',
  save: 'Pakai wajah ini',
}

/** What is said of faces and secret pictures in the list of learners. */
export const memberFaceWords: Readonly<Record<Language, Words>> = { en: english, id: indonesian }
