import type { Messages } from '../../../game/messages.ts'

/** Texts of the goats. */
export const messages = {
  'goats.done': { en: '🎉 All goats jumped! Great work!', id: '🎉 Semua kambing melompat! Hebat!' },
} as const satisfies Messages
