import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  login: 'Masuk',
  loggingIn: 'Sedang masuk...',
  register: 'Daftar',
  registering: 'Sedang mendaftar...',
  newHere: 'Belum punya akun?',
  haveAccount: 'Sudah punya akun?',
  pictures: 'Masuk dengan gambar',
  privacy: 'Privasi',
  haveCode: 'Aku punya kode kelas',
  name: 'Nama',
  email: 'Email',
  password: 'Kata sandi',
  confirmation: 'Ulangi kata sandi',
  classCode: 'Kode kelas',
  created: 'Akun sudah dibuat. Silakan masuk.',
  nameRequired: 'Nama wajib diisi',
  emailRequired: 'Email wajib diisi',
  emailInvalid: 'Email tidak valid',
  passwordRequired: 'Kata sandi wajib diisi',
  confirmationRequired: 'Ulangi kata sandi wajib diisi',
  passwordsDiffer: 'Kata sandi tidak sama',
  forgotten: {
    ask: 'Lupa kata sandi?',
    help: 'Tanyakan kepada guru atau pengelola Lumbung di sekolah: mereka dapat memberi Anda kata sandi sekali pakai.',
  },
}
