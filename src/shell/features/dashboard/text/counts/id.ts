import { REPORT_RULES } from '../../../../../../server/contract/reportHead.ts'
import type { CountsText } from './shape.ts'

const RULES = REPORT_RULES
const heardOf100 = Math.round(RULES.heardShare * 100)
const wordsAMinute = Math.round(60 / RULES.aloneSecondsPerWord)
const oneIn = Math.round(1 / RULES.guessMax)
const comma = (n: number) => String(n).replace('.', ',')

/** The Indonesian texts. */
export const id: CountsText = {
  title: 'Cara menghitungnya',
  sub: 'Arti setiap angka di halaman ini, dan aturan menghitungnya.',
  link: 'Cara menghitungnya',
  figure: 'Angka',
  meaning: 'Artinya',
  formula: 'Aturan',
  of: {
    session: {
      name: 'Sesi',
      means: `Giliran seorang anak di sebuah perangkat, dari masuk sampai keluar atau 10 menit tanpa sentuhan. Yang kurang dari ${RULES.sessionSeconds} detik disimpan tetapi tidak dihitung.`,
      formula: `akhir sesi − awal sesi, tanpa jeda, ≥ ${RULES.sessionSeconds} dtk`,
    },
    day: {
      name: 'Hari kelas',
      means:
        'Hari sekolah ketika sedikitnya seorang anak di kelas punya sesi yang dihitung. Hari libur dan hari tanpa tablet tidak merugikan siapa pun.',
      formula: 'hari dengan sesi yang dihitung, Senin sampai Jumat',
    },
    active: {
      name: 'Aktif minggu ini',
      means:
        'Anak dengan sedikitnya satu sesi yang dihitung sejak Senin pukul 00.00, zona waktu sekolah. “Sedikitnya” bila sebuah tablet melaporkan hasil yang belum terkirim dari anak yang belum punya sesi minggu ini; mereka disebut terpisah, tidak di bawah “belum”.',
      formula: 'anak dengan sesi yang dihitung sejak Senin, dari seluruh kelas',
    },
    away: {
      name: 'Lama tidak memakai aplikasi',
      means: `Disebut di Hari ini setelah ${RULES.awayDays} hari kelas tanpa sesi sejak yang terakhir (hasil belum terkirim yang dilaporkan tablet dihitung sebagai memakai aplikasi). Anak yang ditambahkan dan belum pernah masuk disebut “belum mulai”.`,
      formula: `hari kelas setelah sesi terakhir ≥ ${RULES.awayDays}`,
    },
    turn: {
      name: 'Giliran tablet berikutnya',
      means: `Semua murid menurut hari terakhir memakai aplikasi, yang belum pernah lebih dulu; anak yang hasilnya dilaporkan tablet dianggap memakai aplikasi pada hari laporan itu. Bila sama: yang lebih sedikit sesinya, lalu nama. Yang ditampilkan ${RULES.turns} murid pertama.`,
      formula: 'urutan: hari terakhir (atau hari laporan tablet), sesi, nama',
    },
    book: {
      name: 'Buku: dibuka, sedang dibaca, selesai, selesai dengan bantuan',
      means:
        'Dibuka: satu halaman dibuka, tidak lewat halaman 1, belum ada jawaban. Sedang dibaca: lewat halaman 1 atau sudah mencoba, belum selesai. Selesai: tamat, semua kegiatannya lulus, dan sedikitnya 2 dari 3 pertanyaan yang dihitung pada putaran itu langsung benar. Selesai dengan bantuan: tamat dengan cara lain. Putaran selesai yang terbaik menentukan; bila sama, yang lebih sedikit bantuannya. Terkunci: belum terbuka bagi anak ini.',
      formula: 'tiap putaran: semua kegiatan lulus, dan langsung benar ÷ pertanyaan yang dihitung ≥ 2/3',
    },
    stars: {
      name: 'Bintang',
      means:
        'Seperti yang dilihat anak. Poin = kegiatan lulus ÷ kegiatan di buku × 100; bintang = poin ÷ 20, dibulatkan ke bawah; putaran terbaik.',
      formula: '⌊poin ÷ 20⌋',
    },
    heard: {
      name: 'Didengar sampai habis',
      means: `Kunjungan halaman dengan Dengarkan atau Baca bersama, ketika sedikitnya ${heardOf100} dari 100 kata terucap dalam bahasa itu. Bila suara dilompati, hanya kata yang terucap dihitung.`,
      formula: `suara menyala, kata terucap ÷ kata ≥ ${comma(RULES.heardShare)}`,
    },
    alone: {
      name: 'Dibaca sendiri',
      means: `Kunjungan halaman tanpa suara yang berlangsung sedikitnya ${comma(RULES.aloneSecondsPerWord)} detik tiap kata (${wordsAMinute} kata semenit, lebih cepat daripada pembaca pemula). Artinya ada waktu untuk membaca; aplikasi tidak mendengar anak.`,
      formula: `suara mati, detik ≥ ${comma(RULES.aloneSecondsPerWord)} × kata`,
    },
    flip: {
      name: 'Dilewati',
      means: `Kunjungan halaman lainnya. Halaman disebut “hanya dilewati” bila tidak ada kunjungannya yang didengar atau dibaca sendiri, dalam bahasa itu. Seorang anak disebut di Hari ini bila sesi terakhirnya punya ${RULES.flippedPages} kunjungan halaman atau lebih dan sedikitnya separuh dilewati.`,
      formula: `bukan didengar, bukan dibaca sendiri; sesi terakhir: kunjungan ≥ ${RULES.flippedPages} dan dilewati ÷ kunjungan ≥ 1/2`,
    },
    whole: {
      name: 'Buku penuh',
      means: `Putaran ketika semua halaman, kecuali paling banyak ${RULES.pagesMissing}, didengar sampai habis (atau: dibaca sendiri) dalam satu bahasa; baris “campuran kedua bahasa” menghitung halaman dalam bahasa mana pun, untuk anak yang berganti bahasa di tengah jalan. Sampul tidak dihitung.`,
      formula: `putaran dengan halaman didengar ≥ halaman − ${RULES.pagesMissing}`,
    },
    sheet: {
      name: 'Lembar orang tua: dikuasai, benar satu kali, sedang dilatih',
      means:
        'Tiap huruf, kata, atau angka masuk satu daftar, dalam tiap bahasa; kemampuan terlemahnya menentukan. Sedang dilatih: ada kemampuan yang masih dengan bantuan atau belum bisa. Dikuasai: tidak ada yang demikian, dan sedikitnya satu kemampuan dikuasai. Langsung benar, satu kali: selebihnya.',
      formula: 'kemampuan yang terlemah',
    },
    question: {
      name: 'Pertanyaan, dan pertanyaan yang dihitung',
      means: `Semua jawaban untuk hal yang sama dalam satu kunjungan adalah satu pertanyaan. Pertanyaan dihitung hanya bila tebakan asal pada langkah pertama benar paling banyak 1 dari ${oneIn} kali. Maka dua kata terakhir pada tugas menyeret, angka 9 dan 10 pada “mengurutkan”, dan tugas yang tidak bisa salah (ketuk semua, isi ember, kambing) disimpan tetapi tidak pernah dihitung.`,
      formula: `peluang tebakan asal pada langkah pertama ≤ 1/${oneIn}`,
    },
    item: {
      name: 'Langsung benar, dengan bantuan, belum bisa, belum ditanya',
      means:
        'Langsung benar: langkah pertama benar, sebelum ada bantuan; mendengar pertanyaan lagi bukan bantuan. Dengan bantuan: benar kemudian, atau dengan lebih sedikit pilihan. Belum bisa: baru benar setelah ditunjukkan, atau ditinggalkan. Tiap anak dihitung sekali untuk tiap huruf, kata, atau angka, tiap kemampuan, dan tiap bahasa, menurut pertanyaan terakhir yang dihitung. Jumlah keempatnya sama dengan seluruh kelas.',
      formula: 'hasil pertanyaan terakhir yang dihitung',
    },
    known: {
      name: 'Dikuasai',
      means: `Langsung benar pada dua pertanyaan terakhir yang dihitung, pada ${RULES.knownDays} hari berbeda. Peluang dua tebakan benar: paling banyak 1 dari 9, biasanya di bawah 1 dari 100. Satu kesalahan kemudian membatalkannya. Tidak ditampilkan untuk anak dengan kurang dari ${RULES.knownSessions} sesi.`,
      formula: `${RULES.knownDays} terakhir = langsung benar, pada ${RULES.knownDays} hari`,
    },
    stuck: {
      name: 'Tersendat',
      means: `Pada satu huruf, kata, atau angka: ${RULES.stuckQuestions} pertanyaan terakhir yang dihitung, dalam dua sesi, dua-duanya “belum bisa”. Pada satu kegiatan: ditinggalkan dalam ${RULES.stuckLeft} sesi atau lebih sejak terakhir selesai.`,
      formula: `${RULES.stuckQuestions} terakhir = belum bisa; atau ditinggalkan ≥ ${RULES.stuckLeft} kali sejak selesai`,
    },
    struggling: {
      name: 'Separuh atau lebih belum bisa',
      means: `Dari semua yang pernah ditanyakan kepada seorang anak, menurut pertanyaan terakhir yang dihitung untuk masing-masing, separuh atau lebih “belum bisa” atau “dengan bantuan”. Berbeda dengan “tersendat”, tidak perlu ada yang salah dua kali: anak yang membaca tiap buku sekali pun terlihat. “Paling sulit” adalah kemampuan, dalam satu bahasa, yang paling banyak belum benarnya dari yang ditanyakan, bila sedikitnya ${RULES.skillAsked} ditanyakan. Tidak disebut sebelum ${RULES.knownSessions} sesi dan ${RULES.strugglingAsked} yang ditanyakan.`,
      formula: `(belum bisa + dengan bantuan) ÷ yang ditanyakan ≥ 1/2, ditanyakan ≥ ${RULES.strugglingAsked}, sesi ≥ ${RULES.knownSessions}`,
    },
    answers: {
      name: 'Langsung benar: n dari N; dikuasai: k dari m',
      means: `N: semua yang sudah ditanyakan, tiap bahasa dan kemampuan dihitung terpisah; n: yang terakhir kali langsung benar. m: yang ditanyakan pada ${RULES.knownDays} hari atau lebih, karena hanya itu yang sudah mungkin dikuasai; k: yang memang dikuasai. Jadi “langsung benar” menunjukkan seberapa baik anak menjawab, dan m menunjukkan seberapa sering ada hari kedua untuk membuktikannya.`,
      formula: `langsung benar ÷ yang ditanyakan; dikuasai ÷ yang ditanyakan pada ≥ ${RULES.knownDays} hari`,
    },
    chose: {
      name: 'Malah dipilih',
      means: `Pilihan salah yang pertama pada pertanyaan terakhir seorang anak yang dihitung, bila tidak langsung benar. Disebut mulai ${RULES.group} anak. Hari ini menyebut semua pasangan seperti itu bila ${RULES.classAsked} anak atau lebih ditanya, yang menyangkut paling banyak anak lebih dulu.`,
      formula: 'anak menurut apa yang dipilihnya',
    },
    few: {
      name: 'Data masih sedikit',
      means: `Tidak ada persen, hanya hitungan “n dari N”. Kalimat tentang kelas memerlukan ${RULES.classAsked} anak yang ditanya, tentang kelompok ${RULES.group}, tentang seorang anak dua pertanyaan. Kalau kurang, hanya jawabannya yang ditampilkan, atau “belum cukup data”.`,
      formula: `kelas ≥ ${RULES.classAsked}, kelompok ≥ ${RULES.group}, anak ≥ 2`,
    },
    ladder: {
      name: 'Tangga membaca',
      means:
        'Huruf, suku kata, kata, pemahaman. Untuk tiap anak tangga: berapa yang langsung benar, berapa di antaranya dikuasai, dan berapa yang ditanyakan. Tidak dijumlahkan dan tidak dibuat peringkat. Suku kata hanya ditanya di jalan hari ini. Pemahaman menghitung pertanyaan cerita; cara anak bercerita tampak sebagai centang Anda.',
      formula: 'jawaban menurut kemampuan; centang “Mengobrol tentang buku”',
    },
    path: {
      name: 'Jalan kelas',
      means:
        'Langkah seorang anak adalah langkah pertama yang masih punya bunyi belum mantap, atau kurang dari tiga kata mantap. Mantap dan belum mantap dihitung dengan peluang menebak tiap pertanyaan, dan hanya menentukan apa yang berikutnya. Perlu Anda: ada yang belum benar pada dua pertanyaan terakhirnya, di dua hari, atau lebih dari lima hal belum mantap. Siap lanjut: langkah berikutnya terbuka dan tidak ada yang belum mantap. Yang Anda atur berlaku lima giliran atau sampai Anda ubah, dan tidak mengubah angka apa pun.',
      formula:
        'jawaban pertama yang dihitung dari semua hari; mantap: peluang tahu minimal 0,8, belum mantap: di bawah 0,5',
    },
    waiting: {
      name: 'Belum terkirim',
      means:
        'Catatan yang menurut laporan terakhir sebuah perangkat masih disimpannya, anak demi anak. Apa yang terjadi di perangkat setelah itu belum diketahui; karena itu tiap halaman menyebut datanya sampai kapan. Nomor urut perangkat yang terputus juga tampil sebagai “belum terkirim”.',
      formula: 'isi laporan perangkat; nomor urutnya yang terputus',
    },
    done: {
      name: 'Sudah menamatkan semua buku',
      means: 'Tiap buku selesai atau selesai dengan bantuan.',
      formula: 'semua buku tamat',
    },
  },
}
