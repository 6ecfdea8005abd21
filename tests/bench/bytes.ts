import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BOOK_IDS } from '../../src/content/library.ts'
import { type Choice, chosenFiles } from '../../src/shell/features/downloads/downloadList.ts'
import { downloadFiles } from '../../tools/build/downloadLists.ts'
import type { Row } from './report.ts'

const PUBLIC = 'public'
/**
 * Budgets in bytes: a book's own files in one language at @1x without music; what all books share; a page's pictures at @1x and @2x; a page's
 * narration.
 */
export const BUDGET = { book: 2_500_000, shared: 300_000, small: 250_000, sharp: 600_000, narration: 60_000 } as const

/** A tablet with an @1x screen and a current browser, and the default avatar variant. */
const TABLET: Choice = { language: 'en', isDouble: false, hasAvif: true, hasWebm: true, looks: new Set() }

/** Bytes of a book downloaded to such a tablet, without music. */
export interface BookBytes {
  readonly pictures: number
  /** Its questions among it. */
  readonly sound: number
  /** Sounds that all books share: effects, letters, the words of more than one book. The first downloaded book brings them. */
  readonly shared: number
}

/** Weighs a book as downloaded. The figures are exact and change only if a file does. */
export function weighBook(book: number, choice: Choice = TABLET): BookBytes {
  const files = chosenFiles(downloadFiles().get(book) ?? [], choice).filter(([path]) => !path.includes('/ambience/'))
  const sum = (fits: (path: string) => boolean) =>
    files.reduce((total, [path, bytes]) => total + (fits(path) ? bytes : 0), 0)
  const isOwn = (path: string) =>
    [`/book${book}/`, `/book${book}-`, `/questions-b${book}-`].some((part) => path.includes(part))
  return {
    pictures: sum((path) => isOwn(path) && path.startsWith('/img/')),
    sound: sum((path) => isOwn(path) && path.startsWith('/audio/')),
    shared: sum((path) => !isOwn(path)),
  }
}

const sizeOf = (path: string): number => statSync(join(PUBLIC, path)).size
const kB = (bytes: number): number => Math.round(bytes / 1000)

/** Stems of a book's drawn pages: `img/books/book1/page-01`. */
function stemsOf(book: number): string[] {
  const folder = `img/books/book${book}`
  return readdirSync(join(PUBLIC, folder))
    .filter((name) => name.endsWith('-back.webp'))
    .map((name) => `${folder}/${name.replace('-back.webp', '')}`)
}

/** Bytes of a page's pictures without AVIF: still, background and sprites at @1x; background and sprites at @2x. */
function pageBytes(stem: string): { small: number; sharp: number } {
  const size = (part: string): number => sizeOf(`${stem}${part}.webp`)
  return { small: size('') + size('-back') + size('-sprites'), sharp: size('-back@2x') + size('-sprites@2x') }
}

/** Rows of the report: each book's size on the tablet, its pages over budget and its largest narration. */
export function measureBytes(): Row[] {
  return BOOK_IDS.flatMap((book) => {
    const pages = stemsOf(book).map(pageBytes)
    const { pictures, sound, shared } = weighBook(book)
    const own = pictures + sound
    const narrations = `audio/books/book${book}/naration/en`
    const longest = Math.max(
      ...readdirSync(join(PUBLIC, narrations))
        .filter((name) => name.endsWith('.webm'))
        .map((name) => sizeOf(`${narrations}/${name}`)),
    )
    const over = (wanted: 'small' | 'sharp') => pages.filter((page) => page[wanted] > BUDGET[wanted]).length
    const row = (what: string, value: number, unit: string, limit: number, isMet: boolean): Row => ({
      what: `book ${book}: ${what}`,
      value,
      unit,
      wanted: limit === 0 ? '0' : `≤ ${kB(limit)}`,
      isMet,
    })
    return [
      row(
        `its own files, in English (pictures ${kB(pictures)}, sound ${kB(sound)})`,
        kB(own),
        'kB',
        BUDGET.book,
        own <= BUDGET.book,
      ),
      row('what it shares with other books', kB(shared), 'kB', BUDGET.shared, shared <= BUDGET.shared),
      row(`pages over 250 kB without AVIF (of ${pages.length})`, over('small'), 'pages', 0, over('small') === 0),
      row('pages over 600 kB at @2x', over('sharp'), 'pages', 0, over('sharp') === 0),
      row('largest narration of a page', kB(longest), 'kB', BUDGET.narration, longest <= BUDGET.narration),
    ]
  })
}
