import type { Messages } from '../../../game/messages.ts'
import { ladderMessages } from '../../shared/ladder/messages.ts'

/** Texts of the sounds. */
export const messages = {
  ...ladderMessages,
  'hearSound.right': { en: '{text}, as in {word}', id: '{text}, seperti pada {word}' },
  'hearSound.hear': { en: 'Listen. Which card has this sound?', id: 'Dengarkan. Kartu mana yang berbunyi begitu?' },
  'hearSound.see': {
    en: 'Look at the picture. What is missing in its word?',
    id: 'Lihat gambarnya. Apa yang hilang dari katanya?',
  },
} as const satisfies Messages
