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
    letters: 'bunyi huruf, huruf pertama kata',
    syllables: 'mendengar, menggabungkan, menghitung',
    read: 'mencocokkan kata atau kalimat dan gambar',
    build: 'menyusun huruf menjadi kata',
    counting: 'mencocokkan jumlah dan angka',
    understanding: 'tentang cerita; apa gunanya, siapa melakukan apa',
  },
  ladderSteps: [
    ['Huruf', 'bunyinya di jalan hari ini, huruf pertama di Buku 1 dan kegiatannya'],
    ['Suku kata', 'didengar, digabungkan, dan dihitung di jalan hari ini'],
    ['Kata', 'dicocokkan dengan gambar, atau disusun dari huruf, di buku dan di jalan hari ini'],
    ['Berhitung', 'ditanya di Buku 2 dan kegiatannya'],
    [
      'Memahami',
      'pertanyaan tiap cerita, “apa gunanya”, dan “siapa melakukan apa”; ajukan sendiri pertanyaan di “Mengobrol tentang buku”, dan tandai yang Anda dengar di halaman anak',
    ],
  ],
  ladderFoot:
    'Angka “langsung benar” dan “ditanya” menurut pertanyaan terakhir yang dihitung. Tidak dijumlahkan dan tidak dibuat peringkat, karena isinya berbeda-beda.',
}
