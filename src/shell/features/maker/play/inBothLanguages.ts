import type { Language, Local } from '../../../../game/language.ts'
import { playText } from '../text/play/index.ts'

/** A text about games in both languages: names of steps, and what games lack, are stored or sent before it is known who reads them. */
export function inBothLanguages(text: (of: (typeof playText)[Language], language: Language) => string): Local {
  return { en: text(playText.en, 'en'), id: text(playText.id, 'id') }
}
