import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  title: 'Keluar dari Buku?',
  text: 'Kamu yakin mau keluar dari buku ini dan kembali ke semua buku?',
  leave: 'Ya, Keluar',
  stay: 'Batal',
}
