import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  asked: (skill, children, questions) => `${skill}: ${children} anak ditanya, ${questions} kali`,
  of: (n) => `dari ${n}`,
  notInBooks: 'tidak ada di buku',
  noCounted: 'belum ada yang dihitung',
  chosenBy: (n) => `oleh ${n}`,
  names: (state, n) => `${state} (${n})`,
  inLanguage: { en: 'dalam bahasa Inggris', id: 'dalam bahasa Indonesia' },
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
