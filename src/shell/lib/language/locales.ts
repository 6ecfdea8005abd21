import type { Local } from '../../../game/language.ts'

/** What each language calls itself. */
export const LANGUAGE_NAMES: Local = { en: 'English', id: 'Indonesia' }

/** How each language writes dates and lists: BCP 47. */
export const LOCALES: Local = { en: 'en-GB', id: 'id-ID' }
