import type { Messages } from '../../../game/messages.ts'
import { letterMessages } from '../../shared/letters/messages.ts'

/** Texts of building and writing a word. */
export const messages = {
  ...letterMessages,
  'word.done': {
    en: 'Congratulations! You completed the word!',
    id: 'Selamat! Kamu sudah menyusun katanya!',
  },
  'trace.prompt': { en: 'Now write it with your finger.', id: 'Sekarang tulis dengan jarimu.' },
  'trace.done': { en: 'You wrote {word}!', id: 'Kamu menulis {word}!' },
  'label.trace': { en: 'Write {letter}: stroke {n} of {m}', id: 'Tulis {letter}: garis {n} dari {m}' },
  'label.traced': { en: 'Written {letter}', id: 'Huruf {letter} tertulis' },
} as const satisfies Messages
