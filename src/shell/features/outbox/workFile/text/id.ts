import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  title: 'Hasil kerja yang belum terkirim',
  back: 'Kembali',
  intro:
    'Tanpa internet, hasil kerja anak-anak di tablet ini dapat Anda bawa sebagai berkas: lewat USB atau dibagikan, ke laptop sekolah atau ke tablet lain di kelas ini. Orang lain tidak dapat membacanya.',
  counting: 'Menghitung…',
  nothing: 'Tidak ada yang menunggu di tablet ini.',
  waits: (records, children) => `${records} catatan dari ${children} anak menunggu di tablet ini.`,
  carries: (tablets) => `Tablet ini juga membawa hasil kerja dari ${tablets} tablet lain.`,
  carriesBooks: (books) => `Tablet ini membawa ${books} buku kelas ke layanan.`,
  make: 'Buat berkas',
  making: 'Membuat berkas…',
  ready: (name, size) => `Berkasnya siap: ${name} (${size})`,
  save: 'Simpan berkas',
  share: 'Bagikan',
  next: 'Di laptop sekolah: buka halaman kelas di dasbor, lalu pilih “Masukkan hasil kerja tablet”. Tidak ada yang hilang dari tablet ini: begitu tersambung, tablet mengirim sendiri, dan tidak ada yang terhitung dua kali.',
  takeTitle: 'Berkas dari tablet lain',
  takeText:
    'Tablet ini lalu ikut membawa hasil kerjanya: dikirim begitu tersambung, atau ikut dalam berkas berikutnya.',
  choose: 'Pilih berkas',
  taken: (records, children) => `Sudah masuk: ${records} catatan dari ${children} anak.`,
  takenBooks: (titles) =>
    `Tablet ini sekarang membawa ke layanan: ${titles}. Guru menemukannya di Buku kelas dan membukanya di sana.`,
  known: 'Berkas ini sudah ada di sini.',
  noClass:
    'Tablet ini belum bisa membuat berkas: belum masuk kelas, atau belum tersambung sejak diperbarui. Sambungkan sekali, buka “Masuk dengan gambar”, lalu kembali ke sini.',
  failed: 'Belum berhasil. Coba lagi!',
  faults: {
    foreign: 'Ini bukan berkas kerja Lumbung.',
    newer: 'Berkas ini dibuat dengan Lumbung versi yang lebih baru. Sambungkan tablet ini sekali supaya diperbarui.',
    cut: 'Berkas ini tidak utuh. Salin lagi dari tablet yang lain.',
    altered: 'Isi berkas ini berubah setelah dibuat. Salin lagi dari tablet yang lain.',
    class: 'Berkas ini milik kelas lain.',
    secret: 'Tablet ini tidak punya kunci berkas ini. Sambungkan tablet sekali, atau bawa berkasnya ke laptop sekolah.',
    old: 'Berkas ini lebih dari 90 hari, atau tanggal sebuah tablet salah. Buat berkas baru.',
    large: 'Berkas ini terlalu besar.',
  },
}
