import type { Language } from '../../../../game/language.ts'
import { countsEnglish } from './countsEnglish.ts'
import { countsIndonesian } from './countsIndonesian.ts'
import type { CountsWords } from './countsShape.ts'

/** How each figure is counted. */
export const countsWords: Readonly<Record<Language, CountsWords>> = { en: countsEnglish, id: countsIndonesian }
