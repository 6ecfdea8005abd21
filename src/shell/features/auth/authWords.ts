import type { Language } from '../../../game/language.ts'

const english = {
  login: 'Login',
  loggingIn: 'Logging in...',
  register: 'Register',
  registering: 'Registering...',
  newHere: 'New here?',
  haveAccount: 'Have an account?',
  pictures: 'Sign in with pictures',
  privacy: 'Privacy',
  haveCode: 'I have a class code',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  confirmation: 'Password confirmation',
  classCode: 'Class code',
  created: 'Account Created, Please Login',
  /** What a field needs. */
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is not valid',
  passwordRequired: 'Password is required',
  confirmationRequired: 'Password confirmation is required',
  passwordsDiffer: 'Passwords do not match',
}

/** The words of sign-in and registration in one language. */
export type AuthWords = typeof english

const indonesian: AuthWords = {
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
}

/** The words of sign-in and registration; English ones as the specification has them. */
export const authWords: Readonly<Record<Language, AuthWords>> = { en: english, id: indonesian }
