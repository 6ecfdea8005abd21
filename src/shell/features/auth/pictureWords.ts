import type { Language } from '../../../game/language.ts'

const english = {
  title: 'Sign in with pictures',
  codeText: 'For grown-ups: open your class on this tablet. The code is on the class card.',
  code: 'Class code',
  device: 'Name of this tablet',
  open: 'Open the class',
  opening: 'Opening...',
  codeMissing: 'The class code is missing.',
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
  otherClassAsk: 'This tablet then no longer shows the faces. A grown-up needs the class code to open it again.',
  stay: 'Stay',
  leave: 'Leave the class',
  welcome: 'Welcome!',
  again: 'Try again',
}

type Words = typeof english

const indonesian: Words = {
  title: 'Masuk dengan gambar',
  codeText: 'Untuk orang dewasa: buka kelas Anda di tablet ini. Kodenya ada di kartu kelas.',
  code: 'Kode kelas',
  device: 'Nama tablet ini',
  open: 'Buka kelas',
  opening: 'Membuka...',
  codeMissing: 'Kode kelas belum diisi.',
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
    'Tablet ini lalu tidak menampilkan wajah-wajah lagi. Orang dewasa perlu kode kelas untuk membukanya kembali.',
  stay: 'Tetap di sini',
  leave: 'Tinggalkan kelas',
  welcome: 'Selamat datang!',
  again: 'Coba lagi',
}

/** What the sign-in by pictures says. */
export const pictureWords: Readonly<Record<Language, Words>> = { en: english, id: indonesian }
