import type { Language } from '../../../../game/language.ts'

const english = {
  asked: (skill: string, children: number, questions: number) =>
    `${skill}: ${children} asked, ${questions} ${questions === 1 ? 'time' : 'times'}`,
  of: (n: number) => `of ${n}`,
  notInBooks: 'not in the books',
  noCounted: 'no counted tries',
  chosenBy: (n: number) => `by ${n}`,
  names: (state: string, n: number) => `${state} (${n})`,
  inLanguage: { en: 'in English', id: 'in Indonesian' },
  openOf: (name: string) => `Open ${name}`,
  ladderHead: { first: 'first try', known: 'known', asked: 'asked' },
  ladderItems: (about: string, n: number) => `${about}; ${n} items`,
  ladderAbout: {
    letters: 'first letter of a word',
    syllables: '',
    read: 'matching word and picture',
    build: 'building a word from letters',
    counting: 'matching amount and number',
    understanding: 'what it does, who does what',
  },
  ladderSteps: [
    ['Letters', 'asked in Book 1 and its activity'],
    [
      'Syllables (suku kata)',
      'no activity in the books asks for syllables, so there are no figures. Listen yourself: ku-cing.',
    ],
    ['Words', 'matched to a picture, or built from letters'],
    ['Counting', 'asked in Book 2 and its activities'],
    [
      'Understanding',
      'only “what it does” and “who does what”; ask the questions of “Talk about it”, and tick what you hear on the child’s page',
    ],
  ],
  ladderFoot:
    'First try and asked count items, each by its latest counted try. They are not added up or ranked, because the items differ.',
}

type Words = typeof english

const indonesian: Words = {
  asked: (skill, children, questions) => `${skill}: ${children} anak ditanya, ${questions} kali`,
  of: (n) => `dari ${n}`,
  notInBooks: 'tidak ada di buku',
  noCounted: 'belum ada yang dihitung',
  chosenBy: (n) => `oleh ${n}`,
  names: (state, n) => `${state} (${n})`,
  inLanguage: { en: 'dalam bahasa Inggris', id: 'dalam bahasa Indonesia' },
  openOf: (name) => `Buka ${name}`,
  ladderHead: { first: 'langsung benar', known: 'dikuasai', asked: 'ditanya' },
  ladderItems: (about, n) => `${about}; ${n} pertanyaan`,
  ladderAbout: {
    letters: 'huruf pertama kata',
    syllables: '',
    read: 'mencocokkan kata dan gambar',
    build: 'menyusun huruf menjadi kata',
    counting: 'mencocokkan jumlah dan angka',
    understanding: 'apa gunanya, siapa melakukan apa',
  },
  ladderSteps: [
    ['Huruf', 'ditanya di Buku 1 dan kegiatannya'],
    ['Suku kata', 'tidak ada kegiatan yang menanyakan suku kata, jadi tidak ada angkanya. Dengarkan sendiri: ku-cing.'],
    ['Kata', 'dicocokkan dengan gambar, atau disusun dari huruf'],
    ['Berhitung', 'ditanya di Buku 2 dan kegiatannya'],
    [
      'Memahami',
      'hanya “apa gunanya” dan “siapa melakukan apa”; ajukan pertanyaan di “Mengobrol tentang buku”, dan tandai yang Anda dengar di halaman anak',
    ],
  ],
  ladderFoot:
    'Angka “langsung benar” dan “ditanya” menurut pertanyaan terakhir yang dihitung. Tidak dijumlahkan dan tidak dibuat peringkat, karena isinya berbeda-beda.',
}

/** What the skills' tables, the panel of an item and the ladder say beside the words of all figures. */
export const skillWords: Readonly<Record<Language, Words>> = { en: english, id: indonesian }
