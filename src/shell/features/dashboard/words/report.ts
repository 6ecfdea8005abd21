import type { Language } from '../../../../game/language.ts'
import { english } from './reportEnglish.ts'
import { indonesian } from './reportIndonesian.ts'
import type { ReportWords } from './reportShape.ts'

/** What the figures' screens say. */
export const reportWords: Readonly<Record<Language, ReportWords>> = { en: english, id: indonesian }
