import type { Language } from '../game/language.ts'
import { DEFAULT_KINDS } from '../scenes/defaults.ts'
import type { Cover, Page } from './schema.ts'

/** The cover has no text of its own to read but its title. */
export function isCover(page: Page): page is Cover {
  return page.id === 'cover'
}

/** The paragraphs of a page in a language, with their markup; the cover has none. */
export function textOf(page: Page, language: Language): readonly string[] {
  if (isCover(page)) return []
  const paragraphs = language === 'en' ? page['content-en'] : page['content-in']
  return paragraphs.map(({ text }) => text)
}

/** The kind of scene that plays a page: a page with an activity but no type is the word game (SPEC section 3). */
export function kindOfPage(page: Page): string {
  if (isCover(page)) return DEFAULT_KINDS.cover
  if (page.interactionType !== null) return page.interactionType
  return page.hasActivity ? DEFAULT_KINDS.activity : DEFAULT_KINDS.plain
}

/** Derived, never stored: a page has an interaction when it names a type (SPEC section 3). */
export function hasInteraction(page: Page): boolean {
  return !isCover(page) && page.interactionType !== null
}
