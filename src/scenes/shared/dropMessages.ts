import type { Messages } from '../../game/messages.ts'

/** Messages about a drop, right or wrong. */
export const dropMessages = {
  'drop.correct': { en: 'Correct! Good job!', id: 'Benar! Bagus!' },
  'drop.wrong': { en: "Try again! That's not the right place.", id: 'Coba lagi! Itu bukan tempatnya.' },
} as const satisfies Messages
