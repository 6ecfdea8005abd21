import type { Messages } from '../../../game/messages.ts'
import { ladderMessages } from '../../shared/ladder/messages.ts'

/** Texts of building words. */
export const messages = {
  ...ladderMessages,
  'buildWord.tile': { en: 'Tile {n}', id: 'Kepingan {n}' },
  'buildWord.place': { en: 'Place {n}', id: 'Tempat {n}' },
  'buildWord.prompt': {
    en: 'Build the word. Which part comes first?',
    id: 'Susun katanya. Bagian mana yang pertama?',
  },
  'buildWord.notHere': { en: 'Not here. Try another tile.', id: 'Bukan di sini. Coba kepingan lain, ya.' },
} as const satisfies Messages
