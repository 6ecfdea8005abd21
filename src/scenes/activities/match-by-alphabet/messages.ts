import type { Messages } from '../../../game/messages.ts'
import { letterMessages } from '../../shared/letters/messages.ts'

/** Texts of the first-letter activity. */
export const messages = {
  ...letterMessages,
  'alphabet.correct': { en: 'Correct! {letter} is for {word} 🎉', id: 'Benar! {letter} untuk {word} 🎉' },
  'alphabet.wrong': { en: 'Try again! The correct answer is {letter}', id: 'Coba lagi! Jawaban yang benar {letter}' },
  'label.firstLetter': { en: 'First letter of the word', id: 'Huruf awal kata' },
} as const satisfies Messages
