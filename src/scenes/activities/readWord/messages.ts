import type { Messages } from '../../../game/messages.ts'
import { ladderMessages } from '../../shared/ladder/messages.ts'

/** Texts of reading a word. */
export const messages = {
  ...ladderMessages,
  'readWord.read': { en: 'Read the word. Which picture is it?', id: 'Baca katanya. Gambar mana yang cocok?' },
  'readWord.find': { en: 'Listen. Which word is it?', id: 'Dengarkan. Kata yang mana?' },
  'readWord.see': { en: 'Look at the word. Where is it once more?', id: 'Lihat katanya. Mana yang sama?' },
} as const satisfies Messages
