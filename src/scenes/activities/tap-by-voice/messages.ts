import type { Messages } from '../../../game/messages.ts'

/** Texts of the listen-and-tap activity. */
export const messages = {
  'listen.correct': { en: 'Correct! Good job!', id: 'Benar! Bagus!' },
  'listen.wrong': { en: "Try again! That's not {label}", id: 'Coba lagi! Itu bukan {label}' },
} as const satisfies Messages
