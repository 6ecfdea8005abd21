/** The AVIF files of the shell's heavy pictures: AVIF for ordinary screens, and small covers for shelf and profile. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { noteHash, readHashes } from './lightHashes.ts'
import { LIGHT, served } from './lightFiles.ts'

interface ShellPicture {
  readonly from: string
  readonly to: string
  /** Of the AVIF file, px: the widest it is shown on an ordinary screen, or the drawing's own. */
  readonly width: number
}

const beside = (name: string, width: number): ShellPicture => ({
  from: `/img/ui/${name}.webp`,
  to: `/img/ui/${name}.avif`,
  width,
})

const SHELL: readonly ShellPicture[] = [
  beside('bg-village', 1792),
  beside('bg-loft', 1280),
  beside('lumbung', 600),
  beside('kids', 900),
  beside('still', 1000),
  beside('read', 560),
  beside('play', 600),
  // Twice as wide as a cover is ever shown: for all screens.
  ...[1, 2, 3, 4].map((book) => ({
    from: `/img/books/book${book}/cover.webp`,
    to: `/img/books/book${book}/cover-small.avif`,
    width: 640,
  })),
]

function hashOf({ from, width }: ShellPicture): string {
  const hash = createHash('sha1').update(JSON.stringify([LIGHT.still, width]))
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
  const { from, to, width } = picture
  await sharp(served(from)).resize({ width, kernel: 'lanczos3' }).avif(LIGHT.still).toFile(served(to))
  noteHash(to, hashOf(picture))
}
