/** Which pages' light files are out of date, and making them. What they were made of is kept in `light.json`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BookArt } from '../../src/content/art.ts'
import { editArt, readArt } from './artFiles.ts'
import { hashOfLight, lightFiles, served } from './lightFiles.ts'
import { readPage } from './pictures.ts'
import { ROOT } from './root.ts'

const FILE = join(ROOT, 'tools', 'art', 'light.json')
const BOOKS = [1, 2, 3, 4] as const

interface Due {
  /** As `npm run art` names pages: `book1/p01`. */
  readonly name: string
  readonly book: number
  readonly id: string
  readonly picture: BookArt['pages'][string]
  readonly hash: string
}

const readHashes = (): Record<string, string> =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>) : {}

/** Changes the list as it stands on disk now: others may make other pictures at the same time. */
function noteHash(stem: string, hash: string): void {
  const sorted = Object.entries({ ...readHashes(), [stem]: hash }).toSorted(([a], [b]) => a.localeCompare(b))
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`)
}

const nameOf = (stem: string): string => stem.replace('/img/books/', '').replace('/page-', '/p')

/** Pages whose light files are missing, or were made of other double-size files or in another quality. */
export function dueLight(): Due[] {
  const hashes = readHashes()
  return BOOKS.flatMap((book) =>
    Object.entries(readArt(book).pages).flatMap(([id, picture]) => {
      const hash = hashOfLight(picture)
      const isMade = picture.ground !== undefined && lightFiles(picture).every((path) => existsSync(served(path)))
      if (hash === undefined || (isMade && hashes[picture.stem] === hash)) return []
      return [{ name: nameOf(picture.stem), book, id, picture, hash }]
    }),
  )
}

/** Makes a page's light files and notes what they were made of. */
export async function lighten({ name, book, id, picture, hash }: Due): Promise<void> {
  // Only now: encoding needs sharp, the check does not.
  const { writeLight } = await import('./light.ts')
  const { pieces } = await readPage(name)
  const ground = await writeLight(picture, pieces)
  editArt(book, (art) => void (art.pages[id] = { ...picture, ground: [...ground] }))
  noteHash(picture.stem, hash)
}
