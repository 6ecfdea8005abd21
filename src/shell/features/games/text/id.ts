import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  title: 'Permainan',
  failed: 'Permainannya belum bisa dibuka.',
  none: 'Baca buku dulu, ya. Nanti permainannya ada di sini.',
  kikoSleeps: 'Kiko si anak kucing tidur.',
}
