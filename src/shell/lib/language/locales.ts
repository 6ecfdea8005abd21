import type { Local } from '../../../game/language.ts'

/** How each language writes dates and lists: BCP 47. Apart from the names: the first screens need only those. */
export const LOCALES: Local = { en: 'en-GB', id: 'id-ID' }
