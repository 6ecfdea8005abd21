import type { Messages } from '../../../game/messages.ts'

/** Texts of the bubbles. */
export const messages = {
  'bubbles.prompt': {
    en: 'Tap the letter that you see, hurry up!',
    id: 'Ketuk huruf yang kamu lihat, ayo cepat!',
  },
  'bubbles.done': { en: 'Great job', id: 'Hebat' },
  'label.bubble': { en: 'Bubble {letter}', id: 'Gelembung {letter}' },
} as const satisfies Messages
