import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  noKit: 'Gambar atau suara aplikasi tidak dapat dimuat. Coba lagi dengan jaringan.',
  elsewhere: 'Ada foto atau suara di perangkat lain. Bagikan dari perangkat itu, atau ganti di sini.',
}
