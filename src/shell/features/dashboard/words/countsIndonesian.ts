import { REPORT_RULES } from '../../../../../server/contract/reportHead.ts'
import type { CountsWords } from './countsShape.ts'

const RULES = REPORT_RULES
const heardOf100 = Math.round(RULES.heardShare * 100)
const wordsAMinute = Math.round(60 / RULES.aloneSecondsPerWord)
const oneIn = Math.round(1 / RULES.guessMax)
const comma = (n: number) => String(n).replace('.', ',')

/** How the figures are counted, in Indonesian. */
export const countsIndonesian: CountsWords = {
  title: 'Cara menghitungnya',
  sub: 'Setiap angka di situs ini, dengan kata sederhana dan sebagai aturan atas apa yang disimpan.',
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
        'Anak dengan sedikitnya satu sesi yang dihitung sejak Senin pukul 00.00, zona waktu sekolah. “Sedikitnya” bila sebuah tablet melaporkan hasil yang belum terkirim dari anak yang belum punya sesi minggu ini; mereka disebut tersendiri dan tidak di bawah “belum”.',
      formula: 'anak dengan sesi yang dihitung sejak Senin, dari seluruh kelas',
    },
    away: {
      name: 'Lama tidak hadir',
      means: `Disebut di Hari ini setelah ${RULES.awayDays} hari kelas tanpa sesi sejak yang terakhir (hasil belum terkirim yang dilaporkan tablet dianggap hadir). Anak yang ditambahkan dan belum pernah masuk disebut “belum mulai”.`,
      formula: `hari kelas setelah sesi terakhir ≥ ${RULES.awayDays}`,
    },
    turn: {
      name: 'Giliran tablet berikutnya',
      means: `Semua murid menurut hari terakhir memakai aplikasi, yang belum pernah lebih dulu; anak yang hasilnya dilaporkan tablet dianggap hadir pada hari laporan itu. Bila sama: yang lebih sedikit sesinya, lalu nama. Yang pertama sampai ke-${RULES.turns}.`,
      formula: 'urutan: hari terakhir (atau hari laporan tablet), sesi, nama',
    },
    book: {
      name: 'Buku: dibuka, sedang main, selesai, selesai dengan bantuan',
      means:
        'Dibuka: satu halaman dibuka, tidak lewat halaman 1, belum ada percobaan. Sedang main: lewat halaman 1 atau sudah mencoba, belum selesai. Selesai: tamat, semua kegiatannya lulus, dan sedikitnya 2 dari 3 pertanyaan yang dihitung pada putaran itu langsung benar. Selesai dengan bantuan: tamat dengan cara lain. Putaran selesai yang terbaik menentukan; bila sama, yang lebih sedikit bantuannya. Terkunci: belum terbuka bagi anak ini.',
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
      name: 'Dilewatkan',
      means: `Kunjungan halaman lainnya. Halaman disebut “hanya dilewatkan” bila tidak ada kunjungannya yang didengar atau dibaca sendiri, dalam bahasa itu. Seorang anak disebut di Hari ini bila sesi terakhirnya punya ${RULES.flippedPages} kunjungan halaman atau lebih dan sedikitnya separuh dilewatkan.`,
      formula: `bukan didengar, bukan dibaca sendiri; sesi terakhir: kunjungan ≥ ${RULES.flippedPages} dan dilewatkan ÷ kunjungan ≥ 1/2`,
    },
    whole: {
      name: 'Buku penuh',
      means: `Putaran ketika semua halaman, kecuali paling banyak ${RULES.pagesMissing}, didengar sampai habis (atau: dibaca sendiri) dalam satu bahasa; baris “salah satu” menerima halaman dalam bahasa mana pun, untuk anak yang berganti bahasa di tengah jalan. Sampul tidak dihitung.`,
      formula: `putaran dengan halaman didengar ≥ halaman − ${RULES.pagesMissing}`,
    },
    sheet: {
      name: 'Lembar orang tua: dikuasai, benar satu kali, sedang dilatih',
      means:
        'Satu daftar untuk tiap butir, dalam tiap bahasa; kemampuan terlemahnya menentukan. Sedang dilatih: ada kemampuan yang dengan bantuan atau belum. Dikuasai: tidak ada yang demikian, dan sedikitnya satu kemampuan dikuasai. Langsung benar, satu kali: selebihnya.',
      formula: 'yang terlemah dari kemampuan butir itu',
    },
    question: {
      name: 'Pertanyaan, dan pertanyaan yang dihitung',
      means: `Semua percobaan atas satu butir dalam satu kunjungan adalah satu pertanyaan. Dihitung hanya bila langkah pertama yang asal-asalan benar paling banyak 1 dari ${oneIn} kali. Maka dua kata terakhir pada tugas menyeret, angka 9 dan 10 pada “mengurutkan”, dan tugas yang tidak bisa salah (ketuk semua, isi ember, kambing) disimpan tetapi tidak pernah dihitung.`,
      formula: `peluang langkah pertama yang asal ≤ 1/${oneIn}`,
    },
    item: {
      name: 'Langsung benar, dengan bantuan, belum, belum ditanya',
      means:
        'Langsung benar: langkah pertama benar, sebelum ada bantuan; mendengar pertanyaan lagi bukan bantuan. Dengan bantuan: benar kemudian, atau dengan lebih sedikit pilihan. Belum: benar hanya setelah ditunjukkan, atau ditinggalkan. Tiap anak dihitung sekali untuk satu butir, kemampuan, dan bahasa, menurut pertanyaan terakhir yang dihitung. Jumlah keempatnya sama dengan seluruh kelas.',
      formula: 'hasil pertanyaan terakhir yang dihitung',
    },
    known: {
      name: 'Dikuasai',
      means: `Langsung benar pada dua pertanyaan terakhir yang dihitung, pada ${RULES.knownDays} hari berbeda. Peluang dua tebakan benar: paling banyak 1 dari 9, biasanya di bawah 1 dari 100. Satu kesalahan kemudian membatalkannya. Tidak dinyatakan untuk anak dengan kurang dari ${RULES.knownSessions} sesi.`,
      formula: `${RULES.knownDays} terakhir = langsung benar, pada ${RULES.knownDays} hari`,
    },
    stuck: {
      name: 'Tersendat',
      means: `Pada satu butir: ${RULES.stuckQuestions} pertanyaan terakhir yang dihitung, dalam dua sesi, dua-duanya “belum”. Pada satu kegiatan: ditinggalkan dalam ${RULES.stuckLeft} sesi atau lebih sejak terakhir selesai.`,
      formula: `${RULES.stuckQuestions} terakhir = belum; atau ditinggalkan ≥ ${RULES.stuckLeft} kali sejak selesai`,
    },
    chose: {
      name: 'Yang dipilih',
      means: `Butir salah yang pertama dipilih pada pertanyaan terakhir seorang anak yang dihitung, bila tidak langsung benar. Disebut mulai ${RULES.group} anak; di Hari ini hanya bila ${RULES.classAsked} anak atau lebih ditanya.`,
      formula: 'anak menurut apa yang dipilihnya',
    },
    few: {
      name: 'Data masih sedikit',
      means: `Tidak ada persen: hanya hitungan “n dari N”. Kalimat tentang kelas memerlukan ${RULES.classAsked} anak yang ditanya, tentang kelompok ${RULES.group}, tentang seorang anak dua pertanyaan. Di bawah itu: percobaannya sendiri, dan “terlalu dini”.`,
      formula: `kelas ≥ ${RULES.classAsked}, kelompok ≥ ${RULES.group}, anak ≥ 2`,
    },
    ladder: {
      name: 'Tangga membaca',
      means:
        'Huruf, suku kata, kata, pemahaman. Untuk tiap anak tangga: butir yang langsung benar, di antaranya dikuasai, dan yang ditanya. Tidak pernah dijumlahkan, tidak pernah diperingkat. Buku-buku tidak menanyakan suku kata dan tidak mengukur pemahaman bacaan; itu dibiarkan kosong, atau berupa centang guru.',
      formula: 'butir menurut kemampuan; centang “Bicarakan”',
    },
    waiting: {
      name: 'Belum terkirim',
      means:
        'Catatan yang menurut laporan terakhir sebuah perangkat masih disimpannya, anak demi anak. Apa yang dilakukan perangkat setelah itu tidak dapat diketahui; karena itu tiap halaman menyebut sampai kapan datanya. Nomor urut perangkat yang terputus juga tampil sebagai “belum terkirim”.',
      formula: 'isi laporan perangkat; nomor urutnya yang terputus',
    },
    done: {
      name: 'Selesai dengan semua buku',
      means: 'Tiap buku selesai atau selesai dengan bantuan.',
      formula: 'semua buku tamat',
    },
  },
}
