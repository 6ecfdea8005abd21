import type { Messages } from '../../../game/messages.ts'

/** Texts of gathering. */
export const messages = {
  'bucket.already': { en: '❌ This item was already placed!', id: '❌ Yang ini sudah dimasukkan!' },
  'bucket.done': { en: '🎉 All items placed!', id: '🎉 Semua sudah masuk!' },
} as const satisfies Messages
