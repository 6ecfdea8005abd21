import type { Messages } from '../../../game/messages.ts'

/** Texts of the counting activity. */
export const messages = {
  'number.correct': { en: 'Correct! {number} {item} 🎉', id: 'Benar! {number} {item} 🎉' },
  'number.wrong': { en: 'Try again! The correct number is {number}', id: 'Coba lagi! Angka yang benar {number}' },
} as const satisfies Messages
