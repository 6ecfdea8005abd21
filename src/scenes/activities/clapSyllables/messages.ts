import type { Messages } from '../../../game/messages.ts'
import { ladderMessages } from '../../shared/ladder/messages.ts'

/** Texts of counting the parts of a word. */
export const messages = {
  ...ladderMessages,
  'clap.one': { en: '1 part', id: '1 suku kata' },
  'clap.many': { en: '{n} parts', id: '{n} suku kata' },
  'clap.drum': { en: 'Drum', id: 'Gendang' },
  'clap.right': { en: 'Yes! {text}', id: 'Ya, betul! {text}' },
  'clap.prompt': {
    en: 'Say the word and clap its parts. How many are there?',
    id: 'Ucapkan katanya sambil tepuk tangan. Ada berapa suku kata?',
  },
} as const satisfies Messages
