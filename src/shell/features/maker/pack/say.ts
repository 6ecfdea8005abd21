import type { Language, Local } from '../../../../game/language.ts'
import { findingText } from '../text/findings/index.ts'

/** What findings are said with, in one language. */
export type Texts = (typeof findingText)[Language]
/** A text of a finding in both languages. */
export const say = (text: (of: Texts, language: Language) => string): Local => ({
  en: text(findingText.en, 'en'),
  id: text(findingText.id, 'id'),
})

/** Where a finding belongs: its page or activity, and what the texts call it. */
export const onPage = (pageIndex: number) => ({ pageIndex, name: say((of) => of.page(pageIndex)) })
