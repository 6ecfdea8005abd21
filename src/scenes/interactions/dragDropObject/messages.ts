import type { Messages } from '../../../game/messages.ts'

/** Texts of filling places in order. */
export const messages = {
  'order.wrong': { en: 'It must go to place number {n}!', id: 'Harus drop di urutan ke-{n}!' },
  'order.placed': { en: 'Placed at number {n}', id: 'Objek berhasil ditempatkan di urutan ke-{n}' },
  'order.done': { en: 'All objects are in place!', id: 'Semua objek berhasil ditempatkan!' },
} as const satisfies Messages
