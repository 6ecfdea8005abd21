import type { Messages } from '../../../game/messages.ts'
import { letterMessages } from '../../shared/letters/messages.ts'

/** Texts of the spelling activity. */
export const messages = {
  ...letterMessages,
  'spelling.correct': { en: 'Correct! The word is "{word}"', id: 'Benar! Katanya "{word}"' },
} as const satisfies Messages
