import type { Local } from '../game/language.ts'
import type { Book } from './schema.ts'

/**
 * Whether what is played of a book is in one language only, told by texts that are never alike in two. What a book lacks in the other language was
 * filled with what it has when it was taken in (`pack/install.ts`), so all texts are the same in both.
 */
export const isInOneLanguage = (texts: readonly Local[]): boolean =>
  texts.length > 0 && texts.every(({ en, id }) => en === id)

/** The same of a book. */
export const isBookInOneLanguage = ({ title, pages: [, ...pages] }: Book): boolean =>
  isInOneLanguage([
    title,
    ...pages.map((page) => page.title),
    ...pages.map((page) => ({ en: JSON.stringify(page['content-en']), id: JSON.stringify(page['content-in']) })),
  ])
