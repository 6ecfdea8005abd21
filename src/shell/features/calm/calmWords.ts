import type { Language } from '../../../game/language.ts'

/** Words of calm mode; `more` comes after the word and says what the switch is for. */
export const calmWords: Readonly<Record<Language, { readonly calm: string; readonly more: string }>> = {
  en: { calm: 'Calm', more: ': slower, and one thing at a time' },
  id: { calm: 'Tenang', more: ': lebih pelan, satu per satu' },
}
