import { PASSWORD_MIN } from '../../../../server/contract/auth.ts'
import type { DeviceKind } from '../../../../server/contract/sessions.ts'
import type { Language } from '../../../game/language.ts'

const english = {
  account: 'Account',
  title: 'Password and devices',
  open: 'Password and devices…',
  signedInAs: (name: string, email: string) => `${name} (${email})`,
  back: 'Back',
  passwordTitle: 'Change your password',
  rule: `At least ${PASSWORD_MIN} characters. A short sentence is easy to remember and hard to guess.`,
  current: 'Current password',
  fresh: 'New password',
  repeat: 'New password once more',
  change: 'Change password',
  changed: 'Your password is changed. You are signed out on all other devices.',
  notChanged: 'Your password could not be changed. Please try again.',
  missing: {
    current_password: 'Type your current password',
    password: 'Type a new password',
    password_confirmation: 'Type it once more',
  },
  mismatch: 'The two are not the same',
  faults: {
    short: `At least ${PASSWORD_MIN} characters, please`,
    long: 'This is too long',
    guessable: 'This password is too easy to guess. Choose another one.',
    same: 'This is the old password. Choose another one.',
    wrong: 'The password is not right.',
  },
  devicesTitle: 'Where you are signed in',
  thisDevice: 'this device',
  usedOn: (day: string) => `last used ${day}`,
  signOut: 'Sign out',
  signOutOf: (device: string, day: string) => `Sign out: ${device}, last used ${day}`,
  signedOut: 'Signed out there.',
  everywhere: 'Sign out everywhere else',
  everywhereDone: 'You are signed in on this device only.',
  onlyHere: 'You are signed in on this device only.',
  notSignedOut: 'This could not be done. You are still signed in there.',
  devicesFailed: 'The list of devices could not be fetched.',
  again: 'Try again',
  loading: 'Fetching…',
  first: {
    title: 'Choose your password',
    text: 'You have signed in with a one-time password. Choose one that only you know; then you can go on.',
    save: 'Save and go on',
    saved: 'Your password is saved.',
  },
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    samsung: 'Samsung Internet',
    other: 'A browser',
  },
  systems: {
    android: 'Android',
    chromeos: 'a Chromebook',
    ipad: 'an iPad',
    iphone: 'an iPhone',
    linux: 'Linux',
    mac: 'a Mac',
    windows: 'Windows',
    other: 'an unknown device',
  },
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unused: 'Not used yet',
}

/** What is said of passwords and devices. */
export type AccountWords = typeof english

const indonesian: AccountWords = {
  account: 'Akun',
  title: 'Kata sandi dan perangkat',
  open: 'Kata sandi dan perangkat…',
  signedInAs: (name, email) => `${name} (${email})`,
  back: 'Kembali',
  passwordTitle: 'Ganti kata sandi',
  rule: `Paling sedikit ${PASSWORD_MIN} karakter. Kalimat pendek mudah diingat dan sulit ditebak.`,
  current: 'Kata sandi sekarang',
  fresh: 'Kata sandi baru',
  repeat: 'Ulangi kata sandi baru',
  change: 'Ganti kata sandi',
  changed: 'Kata sandi sudah diganti. Anda sudah keluar di semua perangkat lain.',
  notChanged: 'Kata sandi belum dapat diganti. Coba lagi.',
  missing: {
    current_password: 'Isi kata sandi sekarang',
    password: 'Isi kata sandi baru',
    password_confirmation: 'Isi sekali lagi',
  },
  mismatch: 'Keduanya tidak sama',
  faults: {
    short: `Paling sedikit ${PASSWORD_MIN} karakter`,
    long: 'Terlalu panjang',
    guessable: 'Kata sandi ini terlalu mudah ditebak. Pilih yang lain.',
    same: 'Ini kata sandi yang lama. Pilih yang lain.',
    wrong: 'Kata sandinya tidak benar.',
  },
  devicesTitle: 'Perangkat tempat Anda masuk',
  thisDevice: 'perangkat ini',
  usedOn: (day) => `terakhir dipakai ${day}`,
  signOut: 'Keluarkan',
  signOutOf: (device, day) => `Keluarkan: ${device}, terakhir dipakai ${day}`,
  signedOut: 'Perangkat itu sudah dikeluarkan.',
  everywhere: 'Keluar di semua perangkat lain',
  everywhereDone: 'Sekarang Anda hanya masuk di perangkat ini.',
  onlyHere: 'Anda hanya masuk di perangkat ini.',
  notSignedOut: 'Tidak berhasil. Anda masih masuk di sana.',
  devicesFailed: 'Daftar perangkat tidak dapat dimuat.',
  again: 'Coba lagi',
  loading: 'Memuat…',
  first: {
    title: 'Pilih kata sandi Anda',
    text: 'Anda masuk dengan kata sandi sekali pakai. Pilih kata sandi yang hanya Anda ketahui, lalu lanjutkan.',
    save: 'Simpan dan lanjutkan',
    saved: 'Kata sandi Anda sudah disimpan.',
  },
  browsers: { ...english.browsers, other: 'Peramban' },
  systems: {
    android: 'Android',
    chromeos: 'Chromebook',
    ipad: 'iPad',
    iphone: 'iPhone',
    linux: 'Linux',
    mac: 'Mac',
    windows: 'Windows',
    other: 'perangkat tak dikenal',
  },
  device: (browser, system) => `${browser} di ${system}`,
  unused: 'Belum dipakai',
}

/** What is said of passwords and devices, in both languages. */
export const accountWords: Readonly<Record<Language, AccountWords>> = { en: english, id: indonesian }

/** `Chrome on Android`. */
export function deviceInWords(device: DeviceKind | null, said: AccountWords): string {
  return device ? said.device(said.browsers[device.browser], said.systems[device.system]) : said.unused
}

/** `21 November 2026`. */
export function dayInWords(iso: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : 'id-ID'
  return new Date(iso).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' })
}
