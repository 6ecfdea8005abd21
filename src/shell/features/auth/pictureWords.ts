import type { Language } from '../../../game/language.ts'

const english = {
  title: 'Sign in with pictures',
  codeText: 'For grown-ups: open your class on this tablet. The tablet code is on the class page.',
  code: 'Tablet code',
  device: 'Name of this tablet',
  open: 'Open the class',
  opening: 'Opening...',
  codeMissing: 'The tablet code is missing.',
  codeWrong:
    'This is not a tablet code, or it has expired. The class page of the dashboard shows the code for tablets.',
  codeLater: 'Too many tries. Please wait a little and try again.',
  waitTitle: 'Ask your teacher!',
  waitText: 'Your teacher sees this number and says yes.',
  waitNumber: (n: number) => `The number of this tablet is ${n}`,
  waiting: 'Waiting for the yes...',
  waitingAway: 'No connection. This tablet keeps trying.',
  waitStop: 'Use another code',
  refused: 'This tablet is not in the class. A grown-up can enter the tablet code again.',
  who: 'Who are you?',
  nobody: 'This class has no children yet.',
  three: (name: string) => `${name}, your three pictures!`,
  slot: (n: number) => `Picture ${n}`,
  empty: 'empty',
  takeBack: 'Take back',
  wrong: 'Not these. Try again!',
  tooMany: 'Let us wait a little. Ask your teacher.',
  failed: 'That did not work. Try again!',
  otherFace: 'Change',
  otherClass: 'Other class',
  otherClassAsk:
    'This tablet then no longer shows the faces. A grown-up needs the tablet code, and the teacher’s yes, to open it again.',
  stay: 'Stay',
  leave: 'Leave the class',
  welcome: 'Welcome!',
  again: 'Try again',
}

type Words = typeof english

const indonesian: Words = {
  title: 'Masuk dengan gambar',
  codeText: 'Untuk orang dewasa: buka kelas Anda di tablet ini. Kode tablet ada di halaman kelas.',
  code: 'Kode tablet',
  device: 'Nama tablet ini',
  open: 'Buka kelas',
  opening: 'Membuka...',
  codeMissing: 'Kode tablet belum diisi.',
  codeWrong:
    'Ini bukan kode tablet, atau kodenya sudah tidak berlaku. Kode untuk tablet ada di halaman kelas di dasbor.',
  codeLater: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
  waitTitle: 'Tanya gurumu!',
  waitText: 'Gurumu melihat nomor ini dan menjawab ya.',
  waitNumber: (n) => `Nomor tablet ini ${n}`,
  waiting: 'Menunggu jawaban ya...',
  waitingAway: 'Tidak ada sambungan. Tablet ini terus mencoba.',
  waitStop: 'Pakai kode lain',
  refused: 'Tablet ini tidak ada di kelas. Orang dewasa dapat mengisi kode tablet lagi.',
  who: 'Kamu siapa?',
  nobody: 'Kelas ini belum punya murid.',
  three: (name) => `${name}, tiga gambarmu!`,
  slot: (n) => `Gambar ${n}`,
  empty: 'kosong',
  takeBack: 'Ambil lagi',
  wrong: 'Bukan itu. Coba lagi!',
  tooMany: 'Kita tunggu sebentar. Tanya gurumu.',
  failed: 'Belum berhasil. Coba lagi!',
  otherFace: 'Ganti',
  otherClass: 'Kelas lain',
  otherClassAsk:
    'Tablet ini lalu tidak menampilkan wajah-wajah lagi. Orang dewasa perlu kode tablet, dan jawaban ya dari guru, untuk membukanya kembali.',
  stay: 'Tetap di sini',
  leave: 'Tinggalkan kelas',
  welcome: 'Selamat datang!',
  again: 'Coba lagi',
}

/** What the sign-in by pictures says. */
export const pictureWords: Readonly<Record<Language, Words>> = { en: english, id: indonesian }
