import type { Language } from '../../../game/language.ts'

const english = {
  title: 'Your account',
  who: (name: string, email: string) => `Signed in: ${name} (${email}).`,
  security: 'Password and devices…',
  child:
    'You can erase this account here, for good: the name, the e-mail, the password, everything that was read and played, and the sign-ins on all devices. The teacher no longer sees it in the class either. It cannot be brought back.',
  teacher:
    'You can erase this account here, for good: your name, e-mail, password, and the sign-ins on all devices. Classes of colleagues stay, without you, and what you ticked about children stays without your name. Classes that you own must be handed over to a colleague (on the class’s page) or deleted first (Class › Export and privacy): otherwise nobody could reach their children’s records any more.',
  backups: (days: number) =>
    `Backups that the school made before still hold it, for ${days === 1 ? 'a day' : `${days} days`} at most.`,
  button: 'Erase this account…',
  ask: 'Erase this account for good?',
  sure: (name: string) => `Everything that is kept of ${name} is erased. It cannot be undone.`,
  password: 'Password of this account',
  keep: 'Keep it',
  erase: 'Erase for good',
  erased: 'The account is erased.',
  failed: 'This could not be done. Nothing was erased.',
  wrong: 'The password is not right.',
  owner: 'You still own a class. Hand it over or delete it first: its page, or Class › Export and privacy.',
}

const indonesian: typeof english = {
  title: 'Akun Anda',
  who: (name, email) => `Sedang masuk: ${name} (${email}).`,
  security: 'Kata sandi dan perangkat…',
  child:
    'Akun ini dapat dihapus di sini, selamanya: nama, surel, kata sandi, semua yang dibaca dan dimainkan, dan akses masuk di semua perangkat. Guru juga tidak melihatnya lagi di kelas. Tidak dapat dikembalikan.',
  teacher:
    'Akun ini dapat dihapus di sini, selamanya: nama, surel, kata sandi, dan akses masuk Anda di semua perangkat. Kelas rekan tetap ada, tanpa Anda, dan centang Anda tentang anak-anak tetap ada tanpa nama Anda. Kelas milik Anda harus diserahkan dulu kepada seorang rekan (di halaman kelas) atau dihapus (Kelas › Ekspor dan privasi), agar catatan anak-anaknya tetap ada yang mengurus.',
  backups: (days) => `Cadangan yang dibuat sekolah sebelumnya masih memuatnya, paling lama ${days} hari.`,
  button: 'Hapus akun ini…',
  ask: 'Hapus akun ini selamanya?',
  sure: (name) => `Semua yang disimpan tentang ${name} akan terhapus. Tidak dapat dibatalkan.`,
  password: 'Kata sandi akun ini',
  keep: 'Jangan hapus',
  erase: 'Hapus selamanya',
  erased: 'Akun sudah dihapus.',
  failed: 'Tidak berhasil. Tidak ada yang dihapus.',
  wrong: 'Kata sandinya tidak benar.',
  owner: 'Anda masih memiliki kelas. Serahkan di halaman kelas, atau hapus dulu: Kelas › Ekspor dan privasi.',
}

/** What is said of erasing one's own account. */
export const eraseWords: Readonly<Record<Language, typeof english>> = { en: english, id: indonesian }
