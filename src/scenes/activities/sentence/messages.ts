import type { Messages } from '../../../game/messages.ts'
import { ladderMessages } from '../../shared/ladder/messages.ts'

/** Texts of reading a sentence; the words describe its pictures for whoever does not see them. */
export const messages = {
  ...ladderMessages,
  'sentence.prompt': { en: 'Read the sentence. Which picture is it?', id: 'Baca kalimatnya. Gambar mana yang cocok?' },
  'sentence.run': { en: 'running', id: 'berlari' },
  'sentence.sleep': { en: 'sleeping', id: 'tidur' },
  'sentence.fly': { en: 'flying', id: 'terbang' },
  'sentence.jump': { en: 'jumping', id: 'melompat' },
  'sentence.with': { en: 'with', id: 'dengan' },
  'sentence.on': { en: 'on', id: 'di atas' },
  'sentence.in': { en: 'in', id: 'di dalam' },
  'sentence.under': { en: 'under', id: 'di bawah' },
} as const satisfies Messages
