import type { Language } from '../../../game/language.ts'
import type { ShelfBook } from '../../lib/books/books.ts'
import { isOurs } from '../../lib/books/bookItems.ts'

/** What of the shelf is shown. */
export interface ShelfFilter {
  /** Words of a title, in any language. */
  readonly text: string
  readonly language: Language | 'all'
  /** Only the books of the child's class. */
  readonly isClassOnly: boolean
  /** Only books of this level; `all` for every one. */
  readonly level: string
}

/** The whole shelf. */
export const EVERYTHING: ShelfFilter = { text: '', language: 'all', isClassOnly: false, level: 'all' }

/** Which filters tell the books of a shelf apart. Those that would change nothing are not offered. */
export function offeredFilters(books: readonly ShelfBook[]): {
  readonly language: boolean
  readonly isClassOnly: boolean
  /** The levels of the shelf, the easiest first; none where they are all the same. */
  readonly levels: readonly string[]
} {
  const levels = [...new Set(books.flatMap(({ level }) => level ?? []))].sort()
  const classBooks = books.filter(isOfClass).length
  return {
    language: books.some(({ languages }) => languages?.length === 1),
    isClassOnly: classBooks > 0 && classBooks < books.length,
    levels: levels.length > 1 ? levels : [],
  }
}

/** The books that fit, in the order of the shelf. */
export function fitting(books: readonly ShelfBook[], { text, language, isClassOnly, level }: ShelfFilter): ShelfBook[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return books.filter((book) => {
    const title = plain([book.title, book.titles?.en, book.titles?.id].join(' '))
    const isSpoken = language === 'all' || !book.languages || book.languages.includes(language)
    const isOfLevel = level === 'all' || book.level === level
    return isSpoken && isOfLevel && (!isClassOnly || isOfClass(book)) && words.every((word) => title.includes(word))
  })
}

const isOfClass = (book: ShelfBook): boolean => !isOurs(book) && book.source === 'class'

/** Without capitals and accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
