import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  title: 'Buku Cerita',
  none: 'Belum ada buku.',
  login: 'Masuk',
  finishFirst: 'Selesaikan dulu buku sebelumnya.',
}
