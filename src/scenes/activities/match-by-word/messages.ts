import type { Messages } from '../../../game/messages.ts'

/** Texts of the who-does-what activity. */
export const messages = {
  'duty.wrong': { en: 'Wrong match! Try again.', id: 'Belum cocok! Coba lagi.' },
  'duty.done': { en: 'All matches correct! Well done!', id: 'Semua pasangan benar! Hebat!' },
} as const satisfies Messages
