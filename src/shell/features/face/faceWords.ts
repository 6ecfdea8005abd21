import type { Frame } from '../../../../server/contract/pictures.ts'
import type { Language } from '../../../game/language.ts'

const english = {
  title: 'Which one are you?',
  faces: 'Faces',
  frames: 'Frames',
  done: 'Done',
  later: 'Later',
  taken: 'Somebody has just taken this one. Choose another!',
  failed: 'That did not work. Try again!',
  children: [
    'girl in a green hijab',
    'boy with straight hair',
    'girl with curls and glasses',
    'boy with a hearing aid',
    'girl with yellow bows',
    'boy in a yellow shirt',
    'girl with red bows',
    'boy with curls',
    'girl with chin-length hair',
    'boy with spiky hair',
    'girl with a ponytail',
    'girl in a red hijab',
    'boy with a peci',
    'boy with glasses',
    'boy with wavy hair',
    'girl in a purple hijab',
    'girl with braids',
    'girl with a flower',
  ],
  pets: ['blue bird', 'red bird', 'cat', 'buffalo', 'hen', 'chick', 'rooster', 'dove'],
  frame: {
    sun: 'sun',
    leaf: 'leaves',
    wave: 'waves',
    dots: 'dots',
    stripes: 'stripes',
    star: 'star',
  } satisfies Record<Frame, string>,
}

type Words = typeof english

const indonesian: Words = {
  title: 'Kamu yang mana?',
  faces: 'Wajah',
  frames: 'Bingkai',
  done: 'Selesai',
  later: 'Nanti saja',
  taken: 'Baru saja dipilih teman. Pilih yang lain!',
  failed: 'Belum berhasil. Coba lagi!',
  children: [
    'anak perempuan berkerudung hijau',
    'anak laki-laki berambut lurus',
    'anak perempuan berambut keriting dan berkacamata',
    'anak laki-laki dengan alat bantu dengar',
    'anak perempuan berpita kuning',
    'anak laki-laki berbaju kuning',
    'anak perempuan berpita merah',
    'anak laki-laki berambut keriting',
    'anak perempuan berambut sedagu',
    'anak laki-laki berambut jabrik',
    'anak perempuan berambut ekor kuda',
    'anak perempuan berkerudung merah',
    'anak laki-laki berpeci',
    'anak laki-laki berkacamata',
    'anak laki-laki berambut ikal',
    'anak perempuan berkerudung ungu',
    'anak perempuan berkepang',
    'anak perempuan berbunga di rambut',
  ],
  pets: ['burung biru', 'burung merah', 'kucing', 'kerbau', 'ayam betina', 'anak ayam', 'ayam jago', 'merpati'],
  frame: { sun: 'matahari', leaf: 'daun', wave: 'ombak', dots: 'titik-titik', stripes: 'garis-garis', star: 'bintang' },
}

/** What choosing a face says. */
export const faceWords: Readonly<Record<Language, Words>> = { en: english, id: indonesian }

/** What a screen reader says of a face: `boy with a peci`. */
export function faceName(avatar: string, language: Language): string {
  const [kind, number] = avatar.split('-')
  const { children, pets } = faceWords[language]
  return (kind === 'pet' ? pets : children)[Number(number) - 1] ?? avatar
}
