/** The AVIF files of the shell's heavy pictures: AVIF for ordinary screens, and small covers for shelf and profile. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { BOOKS } from './books.ts'
import { noteHash, readHashes } from './lightHashes.ts'
import { LIGHT, served } from './lightFiles.ts'

interface ShellPicture {
  readonly from: string
  readonly to: string
  /** Of the AVIF file, px: the widest it is shown on an ordinary screen, or the drawing's own. */
  readonly width: number
  readonly coding: typeof LIGHT.still | typeof SOFT
}

/** Of what is shown smaller than it was drawn, or behind everything: looked at beside `LIGHT.still`, nothing is missing (docs/decisions/book-weight.md). */
const SOFT = { ...LIGHT.still, quality: 42 } as const

const beside = (name: string, width: number, coding: ShellPicture['coding'] = LIGHT.still): ShellPicture => ({
  from: `/img/ui/${name}.webp`,
  to: `/img/ui/${name}.avif`,
  width,
  coding,
})

const SHELL: readonly ShellPicture[] = [
  beside('bg-village', 1792, SOFT),
  beside('bg-loft', 1280),
  beside('lumbung', 600),
  beside('kids', 900),
  beside('still', 1000),
  beside('read', 560),
  beside('play', 600),
  beside('plank', 1280),
  // For large and for fine screens, and as it is shown on a tablet.
  ...BOOKS.flatMap((book) => [cover(book, 'small', 640), cover(book, 'thumb', 320)]),
]

function cover(book: number, name: string, width: number): ShellPicture {
  return {
    from: `/img/books/book${book}/cover.webp`,
    to: `/img/books/book${book}/cover-${name}.avif`,
    width,
    coding: SOFT,
  }
}

function hashOf({ from, width, coding }: ShellPicture): string {
  const hash = createHash('sha1').update(JSON.stringify([coding, width]))
  return hash
    .update(readFileSync(served(from)))
    .digest('hex')
    .slice(0, 16)
}

/** Pictures of the shell whose AVIF file is missing, or was made of another drawing or in another quality. */
export function dueShell(): ShellPicture[] {
  const hashes = readHashes()
  return SHELL.filter((picture) => !existsSync(served(picture.to)) || hashes[picture.to] !== hashOf(picture))
}

/** Makes the AVIF file and notes what it was made of. */
export async function lightenShell(picture: ShellPicture): Promise<void> {
  // Only now: encoding needs sharp, the check does not.
  const { default: sharp } = await import('sharp')
  const { from, to, width, coding } = picture
  await sharp(served(from)).resize({ width, kernel: 'lanczos3' }).avif(coding).toFile(served(to))
  noteHash(to, hashOf(picture))
}
