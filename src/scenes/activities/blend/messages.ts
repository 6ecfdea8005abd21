import type { Messages } from '../../../game/messages.ts'
import { ladderMessages } from '../../shared/ladder/messages.ts'

/** Texts of blending. */
export const messages = {
  ...ladderMessages,
  'blend.prompt': {
    en: 'Listen to the parts and join them. Which picture is it?',
    id: 'Dengarkan bagiannya, lalu gabungkan. Gambar mana yang cocok?',
  },
} as const satisfies Messages
