import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  failed: 'Tidak berhasil. Silakan coba lagi.',
  offline: 'Tidak ada jaringan. Silakan coba lagi setelah tersambung.',
  slow: 'Server lambat menjawab. Silakan coba lagi.',
  server: 'Server sedang bermasalah',
  status: {
    401: 'Anda sudah keluar. Silakan masuk lagi',
    403: 'Anda tidak berhak melakukan ini',
    404: 'Data ini sudah tidak ada',
    409: 'Data ini sudah diubah orang lain. Silakan muat ulang halaman',
    413: 'Ukurannya terlalu besar',
    422: 'Ada isian yang belum benar. Silakan periksa lagi',
    429: 'Terlalu banyak percobaan. Tunggu sebentar',
  },
  other: 'Tidak berhasil',
  known: {
    'There is no such class.': 'Kelas ini tidak ada, atau bukan kelas Anda.',
    'There is no such learner in this class.': 'Murid ini tidak ada di kelas ini.',
    'Only the owner of the class may do this.': 'Hanya pemilik kelas yang dapat melakukan ini.',
    'There is no teacher with this email.': 'Tidak ada guru dengan email ini.',
    'There is no class with this code, or the code has expired.':
      'Tidak ada kelas dengan kode ini, atau kodenya sudah tidak berlaku.',
    'The first book is always open.': 'Buku pertama selalu terbuka.',
    'This learner has their own account: remove them from the class instead.':
      'Murid ini punya akun sendiri: keluarkan saja dari kelas.',
    'There is no such learner in the bin.': 'Murid ini tidak ada di tempat sampah.',
    'This learner has since joined another class.': 'Murid ini sudah bergabung dengan kelas lain.',
    'This learner has their own account, which only they can erase.':
      'Murid ini punya akun sendiri, yang hanya dapat dihapus oleh keluarganya.',
    'There is no such request.': 'Permintaan ini sudah tidak ada.',
    'The teacher who asked for this no longer teaches the other class.':
      'Guru yang meminta tidak lagi mengajar di kelas tujuan.',
    'The learner is already in this class.': 'Murid ini sudah ada di kelas ini.',
    'Only a co-teacher of the class can take it over.': 'Hanya guru pendamping kelas ini yang dapat mengambil alih.',
    'This class is not offered to anybody.': 'Tawaran kelas ini sudah tidak ada.',
    'A name cannot contain ; = | or begin with + - @': 'Nama tidak boleh berisi ; = | atau diawali + - @',
    'There is no such school year.': 'Tahun ajaran ini sudah tidak ada.',
    'This school year can no longer be opened again.': 'Tahun ajaran ini tidak dapat dibuka kembali.',
    'The new school year cannot begin in the future.': 'Tahun ajaran baru tidak dapat dimulai di hari yang belum tiba.',
    'The new school year must begin after the one before it.':
      'Tahun ajaran baru harus dimulai setelah tahun ajaran sebelumnya.',
    'This day is in the future.': 'Hari ini belum tiba.',
    'The selected item is not in the books.': 'Ini tidak ada di buku.',
    'This is not a Lumbung work file.': 'Ini bukan berkas kerja Lumbung.',
    'This file was made by a newer version of Lumbung. Update this one first.':
      'Berkas ini dibuat dengan Lumbung versi yang lebih baru. Perbarui Lumbung di sini dulu.',
    'This file is not complete. Copy it again from the tablet.': 'Berkas ini tidak utuh. Salin lagi dari tabletnya.',
    'This file was changed after it was made. Copy it again from the tablet.':
      'Isi berkas ini berubah setelah dibuat. Salin lagi dari tabletnya.',
    'This file belongs to another class.': 'Berkas ini milik kelas lain.',
    'This file was made with a secret that is no longer valid. Make a new one on the tablet.':
      'Kunci berkas ini sudah tidak berlaku. Buat berkas baru di tabletnya.',
    'This file is older than 90 days, or the date of the tablet is wrong. Make a new one on the tablet.':
      'Berkas ini lebih dari 90 hari, atau tanggal di tabletnya salah. Buat berkas baru di tabletnya.',
    'This file is too large.': 'Berkas ini terlalu besar.',
  },
}
