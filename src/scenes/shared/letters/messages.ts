import type { Messages } from '../../../game/messages.ts'

/** Labels of letters and slots for screen readers. */
export const letterMessages = {
  'label.letter': { en: 'Letter {letter}', id: 'Huruf {letter}' },
  'label.card': { en: 'Picture: {thing}', id: 'Gambar: {thing}' },
  'label.slot': { en: 'Place {n} in the word', id: 'Tempat ke-{n} dalam kata' },
} as const satisfies Messages
