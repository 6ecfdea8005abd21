import type { Messages } from '../../../game/messages.ts'

/** Texts of tapping in order. */
export const messages = {
  'tap.correct': { en: 'Correct! {n}', id: 'Benar! {n}' },
  'tap.next': { en: 'Please tap number {n} next', id: 'Sekarang ketuk angka {n}' },
  'tap.done': { en: 'All numbers tapped in order', id: 'Semua angka sudah diketuk berurutan' },
  'label.area': { en: 'Thing {n} in the picture', id: 'Benda ke-{n} di gambar' },
} as const satisfies Messages
