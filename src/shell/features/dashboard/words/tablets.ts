import type { Language } from '../../../../game/language.ts'

const english = {
  requests: 'Tablets and sign-ins that wait for you',
  waits: (name: string) => `“${name}” wants to open this class.`,
  compare: 'Does the tablet in front of you show this number?',
  yes: 'Yes, it is ours',
  no: 'No',
  approved: (name: string) => `“${name}” now shows the children’s faces.`,
  refused: (name: string) => `“${name}” was sent away.`,
  tabletWrong: (name: string, n: number) => `On “${name}” the pictures were wrong ${n} times.`,
  learnerWrong: (name: string, n: number) => `${name}’s pictures were wrong ${n} times.`,
  pausedUntil: (moment: string) => `Signing in is paused until ${moment}.`,
  pauseOver: 'The next mistake pauses it again.',
  letIn: 'Let in again',
  letInDone: (name: string) => `${name} can sign in again.`,
  tabletText:
    'On a shared tablet: open the app, choose “Sign in with pictures”, and scan or type this code. The tablet then shows a number and waits here for your yes.',
  noCode: 'There is no code for tablets yet. The code for families opens none.',
  newCode: 'New tablet code',
  newCodeDone: 'There is a new tablet code. The old one no longer works.',
}

type Words = typeof english

const indonesian: Words = {
  requests: 'Tablet dan anak yang menunggu Anda',
  waits: (name) => `“${name}” ingin membuka kelas ini.`,
  compare: 'Apakah tablet di depan Anda menampilkan nomor ini?',
  yes: 'Ya, ini tablet kami',
  no: 'Bukan',
  approved: (name) => `“${name}” sekarang menampilkan wajah anak-anak.`,
  refused: (name) => `“${name}” ditolak.`,
  tabletWrong: (name, n) => `Di “${name}” gambarnya salah ${n} kali.`,
  learnerWrong: (name, n) => `Gambar ${name} salah ${n} kali.`,
  pausedUntil: (moment) => `Tidak bisa masuk sampai ${moment}.`,
  pauseOver: 'Kalau salah lagi, harus menunggu lagi.',
  letIn: 'Izinkan masuk lagi',
  letInDone: (name) => `${name} bisa masuk lagi.`,
  tabletText:
    'Di tablet bersama: buka aplikasi, pilih “Masuk dengan gambar”, lalu pindai atau ketik kode ini. Tablet menampilkan nomor dan menunggu jawaban ya dari Anda di sini.',
  noCode: 'Belum ada kode untuk tablet. Kode untuk keluarga tidak membuka tablet.',
  newCode: 'Kode tablet baru',
  newCodeDone: 'Ada kode tablet baru. Yang lama tidak berlaku lagi.',
}

/** What is said of a class's tablets and of those who cannot sign in. */
export const tabletWords: Readonly<Record<Language, Words>> = { en: english, id: indonesian }
