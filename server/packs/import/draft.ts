import { createHash } from 'node:crypto'
import type { BookLanguage, ExportPage, MediaFile, Narration, SpokenWord } from '../export/exportBook.ts'
import type { Losses } from './losses.ts'
import type { NamedText } from './text.ts'

/** More pages no book has (the limit of packs). */
const MOST_PAGES = 60
/** More parts are not even looked at; some have nothing to read. */
const MOST_PARTS = 300

/** A page as it was found: its parts, without place in the book. */
export interface FoundPage {
  readonly place: string
  readonly title?: string
  readonly texts: Partial<Record<BookLanguage, string[]>>
  readonly picture?: MediaFile
  readonly alt: Partial<Record<BookLanguage, string>>
  readonly narration: Partial<Record<BookLanguage, Narration>>
}

/** The pages in order, numbered from 1; those beyond the limit are a loss. */
export function numbered(pages: readonly FoundPage[], main: BookLanguage, losses: Losses): ExportPage[] {
  if (pages.length > MOST_PAGES) losses.add('pages', pages[MOST_PAGES]?.place ?? '')
  return pages.slice(0, MOST_PAGES).map((page, index) => asPage(page, index + 1, main))
}

/** The parts of a book that may become pages; those beyond the limit are a loss. */
export function firstParts<Part>(parts: readonly Part[], place: string, losses: Losses): readonly Part[] {
  if (parts.length > MOST_PARTS) losses.add('pages', place)
  return parts.slice(0, MOST_PARTS)
}

/** A found page with its number; the cover has 0. */
export function asPage(
  { title, picture, texts, alt, narration }: FoundPage,
  number: number,
  main: BookLanguage,
): ExportPage {
  return {
    id: number === 0 ? 'cover' : `p${String(number).padStart(2, '0')}`,
    number,
    titles: title === undefined || title === '' ? {} : { [main]: title },
    texts,
    alt,
    narration,
    ...(picture && { picture }),
  }
}

/** The key of a draft: the same for the same foreign book. */
export const draftKey = (identifier: string): string =>
  `import.${createHash('sha256').update(identifier).digest('hex').slice(0, 16)}`

/** A word and where it is said, ms; `exact` where the file says it more exactly than the format does. */
export interface TimedText {
  readonly named: NamedText
  readonly begin: number
  readonly end: number
}

/** The times of words; undefined where a time belongs to more than one word. */
export function wordTimes(parts: readonly TimedText[]): SpokenWord[] | undefined {
  if (parts.some(({ named }) => named.text === undefined || /\s/.test(named.text))) return undefined
  return parts.map(({ named, begin, end }) => {
    const [start, stop] = named.exact ?? [begin, end]
    return { word: (named.text ?? '').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''), start, end: stop }
  })
}
