/** Which pages' AVIF files are out of date, and making them. What they were made of is kept in `light.json`. */
import { existsSync } from 'node:fs'
import type { BookArt } from './app.ts'
import { editArt, readArt } from './artFiles.ts'
import { BOOKS } from './books.ts'
import { hashOfAvif, avifFiles, served } from './lightFiles.ts'
import { noteHash, readHashes } from './lightHashes.ts'
import { readPage } from './pictures.ts'

interface Due {
  /** As `npm run art` names pages: `book1/p01`. */
  readonly name: string
  readonly book: number
  readonly id: string
  readonly picture: BookArt['pages'][string]
  readonly hash: string
}

const nameOf = (stem: string): string => stem.replace('/img/books/', '').replace('/page-', '/p')

/** Pages whose AVIF files are missing, or were made of other double-size files or in another quality. */
export function dueLight(): Due[] {
  const hashes = readHashes()
  return BOOKS.flatMap((book) =>
    Object.entries(readArt(book).pages).flatMap(([id, picture]) => {
      const hash = hashOfAvif(picture)
      const isMade = picture.ground !== undefined && avifFiles(picture).every((path) => existsSync(served(path)))
      if (hash === undefined || (isMade && hashes[picture.stem] === hash)) return []
      return [{ name: nameOf(picture.stem), book, id, picture, hash }]
    }),
  )
}

/** Makes a page's AVIF files and notes what they were made of. */
export async function lighten({ name, book, id, picture, hash }: Due): Promise<void> {
  // Only now: encoding needs sharp, the check does not.
  const { writeAvif } = await import('./light.ts')
  const { pieces } = await readPage(name)
  const { ground, frames } = await writeAvif(picture, pieces)
  editArt(book, (art) => void (art.pages[id] = { ...picture, ground: [...ground], frames }))
  noteHash(picture.stem, hash)
}
