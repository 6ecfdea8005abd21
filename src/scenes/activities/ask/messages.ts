import type { Messages } from '../../../game/messages.ts'
import { ladderMessages } from '../../shared/ladder/messages.ts'

/** Texts of the story's questions. */
export const messages = {
  ...ladderMessages,
  'ask.question': { en: '{text}', id: '{text}' },
  'ask.right': { en: 'Yes, that’s right!', id: 'Ya, betul!' },
  'ask.because': { en: '{text}', id: '{text}' },
  'ask.listenAgain': { en: 'Listen again: {text}', id: 'Dengarkan lagi: {text}' },
} as const satisfies Messages
