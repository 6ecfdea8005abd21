import type { Language, Local } from '../game/language.ts'
import { filledIn, type MessageParams, type Messages, messageIn } from '../game/messages.ts'

export type { MessageParams }

/**
 * Messages that all kinds share, in both languages; a kind's own lie in its folder. The specification's texts are exact to the byte in the language
 * it gives them in (SPEC section 8); the other language is a translation. `{name}` stands for a parameter.
 */
export const MESSAGES = {
  'page.done': {
    en: "Great job! You've completed this activity!",
    id: 'Hebat! Kamu sudah menyelesaikan kegiatan ini!',
  },
  /** A line of the story itself, such as the question of a page. */
  question: { en: '{text}', id: '{text}' },
  'voice.none': {
    en: "Your browser doesn't support voice recognition. Try Chrome or Edge.",
    id: 'Peramban ini tidak mendukung pengenalan suara. Coba Chrome atau Edge.',
  },
  'activity.none': {
    en: 'No game available for this activity type',
    id: 'Belum ada permainan untuk kegiatan ini',
  },
  'end.activityComplete': { en: 'Activity Complete!', id: 'Kegiatan Selesai!' },
  'end.score': { en: 'You got {n} out of {m} correct!', id: 'Kamu benar {n} dari {m}!' },
} as const satisfies Record<string, Local>

/** The words of a message, of a kind's own ones first. An unknown name gives the name itself, so that a slip is seen and nothing breaks. */
export function message(key: string, params: MessageParams, language: Language, own?: Messages): string {
  const text = messageIn(own, key) ?? messageIn(MESSAGES, key)
  return text ? filledIn(text, params, language) : key
}
