import type { Messages } from '../../../game/messages.ts'

/** Texts of the counting activity. */
export const messages = {
  'number.correct': { en: 'Correct! {number} {item} 🎉', id: 'Benar! {number} {item} 🎉' },
  'number.wrong': { en: 'Try again! The correct number is {number}', id: 'Coba lagi! Angka yang benar {number}' },
  'label.toCount': { en: '{thing}, {n}: touch to count it', id: '{thing}, {n}: sentuh untuk menghitung' },
  'label.counted': { en: '{thing}: counted as {n}', id: '{thing}: hitungan ke-{n}' },
} as const satisfies Messages
