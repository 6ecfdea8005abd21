import type { Messages } from '../../../game/messages.ts'
import { dropMessages } from '../dropMessages.ts'

/** Texts of all word drops. */
export const wordDropMessages = {
  ...dropMessages,
  'words.done': {
    en: "Amazing! You've placed all words correctly!",
    id: 'Hebat! Semua kata sudah di tempatnya!',
  },
  'label.wordTile': { en: '{word}. Drag to its picture', id: '{word}. Seret ke gambarnya' },
  'label.pictureZone': { en: 'Place for {thing}', id: 'Tempat {thing}' },
} as const satisfies Messages
