/** The lists of drawn pictures that the app reads: `src/content/generated/art/book{n}.json`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BookArt, bookArtSchema } from '../../src/content/art.ts'
import { AVATAR_BOOK } from '../../src/content/avatarVariant.ts'
import type { AvatarPosters } from '../../src/content/avatarPosters.ts'
import { ROOT } from './root.ts'

const FOLDER = join(ROOT, 'src', 'content', 'generated', 'art')
const fileOf = (book: number): string => join(FOLDER, `book${book}.json`)

/** What is drawn of a book; empty where nothing is. */
export function readArt(book: number): BookArt {
  const path = fileOf(book)
  return existsSync(path) ? bookArtSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : { pages: {}, free: {} }
}

/** Changes a book's list as it stands on disk now: others may draw other pictures at the same time. */
export function editArt(book: number, change: (art: BookArt) => void): void {
  const art = readArt(book)
  change(art)
  const sorted = (record: object) =>
    Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b)))
  writeFileSync(fileOf(book), `${JSON.stringify({ pages: sorted(art.pages), free: sorted(art.free) })}\n`)
  if (book === AVATAR_BOOK) writeFileSync(join(FOLDER, 'lookStills.json'), `${JSON.stringify(avatarPostersOf(art))}\n`)
}

/** The still patches of a book's pages in a list of their own: pictures are shown before all that the stage needs has come. */
function avatarPostersOf(art: BookArt): AvatarPosters {
  const pages = Object.values(art.pages).toSorted((a, b) => a.stem.localeCompare(b.stem))
  return Object.fromEntries(
    pages.flatMap(({ stem, looks }) => (looks ? [[`${stem}.webp`, { words: looks.words, still: looks.still }]] : [])),
  )
}
