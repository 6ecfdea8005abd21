import type { Keeping } from '../../../../../../server/contract/retention.ts'
import { type en, type PrivacyPart, type PrivacyText } from './en.ts'

const storedId: PrivacyPart = {
  title: 'Apa yang disimpan tentang seorang anak',
  lines: [
    'Nama panggilan, kelas dan sejak kapan, gambar wajah, dan tiga gambar untuk masuk. Anak yang mendaftar dengan surel: nama, surel, dan kata sandi sebagai sidik yang tidak dapat dibalik. Tentang anak yang sudah keluar dari kelas: sejak kapan.',
    'Apa yang dibaca dan dimainkan: halaman yang dikunjungi, berapa lama, dalam bahasa apa, cara membacanya, dan berapa kata yang didengar; percobaan, hasilnya, seberapa banyak bantuannya, dan apakah dengan jari, tombol, atau suara; apa tebakannya tentang cerita, dan bahwa ia sudah bercerita kepada orang dewasa; hasil kegiatan, poin, dan bintang; serta waktunya.',
    'Apa yang dipilih anak: seperti apa anak di buku 3 (warna kulit, rambut, penutup kepala), apakah aplikasi dalam mode tenang (lebih pelan, lebih sedikit gerak), apa yang memudahkan membaca (kata yang terlihat, huruf lebih renggang, tulisan lebih besar, kertas lebih lembut, penggaris, main dengan sakelar), di halaman mana Kiko ditemukan, dan apakah ia bermain dengan mendengar saja atau tanpa suara.',
    'Untuk sepuluh menit “Hari ini”: apa yang diatur guru untuk sepuluh menit itu (apa yang didahulukan atau dilewati, langkah, buku, lamanya), dan sejak kapan; apakah guru meminta cek lima menit, dan apa jawabannya.',
    'Centang guru di “Bicarakan”, dan apa yang dihitung laporan dari semua ini.',
    'Di perangkat mana itu dilakukan, dengan nomor yang dibuat perangkat itu sendiri. Tentang setiap perangkat: kapan terakhir memberi kabar, hasil kerja siapa yang masih menunggu di sana, dan catatan mana yang tidak pernah sampai, agar laporan dapat mengatakan apa yang kurang. Tentang tablet kelas: nama yang diberikan gurunya. Di mana seorang anak masuk (peramban dan jenis perangkat), sejak kapan dan sampai kapan, dan kapan terakhir dipakai. Di peramban mana sebuah akun dengan surel pernah masuk, sebagai sidik.',
    'Bila keluarga setuju bahwa seorang anak terlihat atau terdengar di buku yang dibuat atau ditambahkan guru: di buku kelas mana, guru mana yang mencatatnya, dan kapan. Gambar dan suara buku seperti itu hanya sampai kepada mereka yang boleh membacanya. Keduanya ditutup bila bukunya ditarik atau anaknya dihapus, dan dihapus 14 hari kemudian.',
    'Guru mana yang membuka, mengekspor, memindahkan, atau menghapus catatan anak, dan apa yang diminta seorang guru kepada guru lain: untuk pemilik kelas, selama setahun. Tentang anak yang ada di tempat sampah: sejak kapan, dan sampai kapan.',
    'Berapa kali masuk dicoba, untuk mencegah tebakan: sebagai sidik yang tidak menyebut siapa pun, paling lama satu jam. Untuk anak di kelas juga berapa kali dan di tablet mana tiga gambarnya salah, selama satu hari.',
  ],
}

/** The Indonesian texts. */
export const id: typeof en = ({ retention_days, token_days, bin_days }: Keeping): PrivacyText => ({
  title: 'Privasi',
  intro:
    'Untuk orang tua dan guru, dengan kata-kata sederhana. Lumbung menyimpan sesedikit mungkin, dan tidak ada yang mencari untung darinya.',
  back: 'Kembali',
  parts: [
    storedId,
    {
      title: 'Apa yang tidak pernah disimpan',
      lines: [
        'Tidak ada suara, kecuali di buku kelas yang sudah disetujui keluarga: permainan yang mendengar melakukannya di perangkat atau dengan pengenalan milik peramban, hanya setelah ditekan, dan tidak ada yang disimpan. Beberapa peramban menyerahkan pengenalan suara kepada pembuatnya; permainan juga dapat dimainkan tanpa berbicara. Anak dapat merekam suaranya saat membaca sebuah halaman dan mendengarkannya lagi: rekaman itu hanya ada di perangkat, tidak pernah dikirim, dan dihapus saat anak keluar atau setelah sepuluh menit tanpa sentuhan.',
        'Tidak ada gambar kamera di luar buku seperti itu, tidak ada tempat, tanggal lahir, alamat, iklan, atau profil untuk pihak lain. Tidak ada halaman yang meminta sesuatu dari server perusahaan lain.',
      ],
    },
    {
      title: 'Untuk apa',
      lines: [
        'Agar anak dapat melanjutkan dari tempat ia berhenti, dan agar gurunya tahu apa yang perlu dibantu berikutnya. Tidak untuk hal lain.',
        'Hanya guru kelasnya yang melihat nama dan catatan seorang anak.',
      ],
    },
    {
      title: 'Berapa lama',
      lines: [
        `Selama anak berada di kelas. Anak tanpa surel yang dikeluarkan dari kelas dihapus setelah ${retention_days} hari. Anak yang dihapus guru, sendiri atau bersama kelasnya, disimpan di tempat sampah selama ${bin_days} hari, lalu dihapus selamanya; selama itu guru masih dapat mengembalikannya bila ternyata keliru.`,
        `Masuk di sebuah perangkat berakhir ${token_days} hari setelah terakhir dipakai. Hasil kerja tanpa jaringan menunggu di perangkat sampai terkirim. Orang dewasa dapat membawanya ke sekolah sebagai berkas yang hanya dapat dibaca oleh tablet kelas itu dan server, selama 90 hari.`,
        `Cadangan dibuat oleh sekolah; sebaiknya tidak lebih tua dari ${retention_days} hari.`,
      ],
    },
    {
      title: 'Hak Anda',
      lines: [
        'Mintalah kepada guru: pemilik kelas dapat memberikan semua yang disimpan tentang anak Anda (sebuah berkas), membetulkan namanya, dan menghapusnya, saat itu juga bila Anda menghendaki. Terhapus selamanya berarti hilang: catatan, gambar, dan akses masuk.',
        'Siapa yang mendaftar dengan surel dapat menghapus akun itu sendiri: masuk, lalu di akhir halaman ini.',
        'Anda dapat menarik persetujuan kapan saja.',
      ],
    },
    {
      title: 'Hukum yang diikuti',
      lines: [
        'Indonesia: PP 17/2025 (PP TUNAS: persetujuan orang tua, perlindungan tinggi sejak awal, tanpa pemrofilan anak) dan Undang-Undang Pelindungan Data Pribadi (UU 27/2022, PDP).',
        'Di tempat lain: COPPA (Amerika Serikat; persetujuan orang tua atau, untuk sekolah, oleh sekolah) dan GDPR dengan aturannya untuk anak (Pasal 8).',
        'Sekolah atau dinas yang menjalankan layanan ini bertanggung jawab atas data dan menjawab pertanyaan Anda; datanya ada di mesin mereka sendiri.',
      ],
    },
    {
      title: 'Di perangkat ini',
      lines: [
        'Peramban menyimpan akses masuk, bahasa, cara membaca, mode tenang, cara anak bermain, pertanyaan mana yang sudah dijawab atau ditebaknya, apa yang sudah ditanyakan kepadanya dan apa yang diatur guru untuk jalan hari ini, seperti apa anak di buku 3, salinan rak buku dan profil, buku yang dibawa, apa yang menunggu dikirim, nomor yang dibuat perangkat itu sendiri, dan di tablet kelas: kelasnya, kunci berkas kerjanya, serta hasil kerja tablet lain di kelas itu yang dibawanya, dalam keadaan terkunci. Selama seorang guru masuk, angka kelas yang terakhir dilihat disimpan, dan dilupakan ketika guru keluar. Satu kuki menjaga dari permintaan palsu, satu menyebut bahasa. Di peramban yang pernah dipakai masuk dengan surel ada satu lagi, selama setahun: kata sandi salah yang dicoba di tempat lain tidak menutup jalan masuk di sini. Tidak ada yang lain.',
      ],
    },
  ],
})
