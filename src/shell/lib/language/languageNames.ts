import type { Local } from '../../../game/language.ts'

/** What each language calls itself. */
export const LANGUAGE_NAMES: Local = { en: 'English', id: 'Indonesia' }
