import type { Language } from '../../../game/language.ts'

/** Words of calm mode; the names say what the switch is for. */
export const calmWords: Readonly<Record<Language, { readonly calm: string; readonly name: string }>> = {
  en: { calm: 'Calm', name: 'Calm: slower, and one thing at a time' },
  id: { calm: 'Tenang', name: 'Tenang: lebih pelan, satu per satu' },
}
