/** One hash over all that the pictures are drawn from: where it has not changed, nothing needs to be drawn or even put together. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { BOOKS } from './books.ts'
import { ROOT } from './root.ts'

/** Pictures that are copied as they are need no drawing; the manifest and what only looks at pictures do not change them. */
const isSource = (path: string): boolean =>
  path.endsWith('.ts') &&
  !path.endsWith('.test.ts') &&
  !/^(main|index|preview|contact|sources|survive|budget|artFiles)\.ts$/.test(path)

/** What pictures show of the app: the looks of book 3's child, and what the play lays on a page at its start (`pieces.ts`). */
const SHOWN = ['avatarVariant.ts', ...BOOKS.map((book) => `books/book${book}/book.json`)].map((name) =>
  join(ROOT, 'src', 'content', name),
)

/** Hash of names and contents of the sources under a folder, and of what they show. */
export function hashOfSources(folder = join(ROOT, 'tools', 'art'), shown: readonly string[] = SHOWN): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isSource)
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(join(folder, file)))
  for (const file of shown) hash.update('\n').update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Of the sources that were found, here, to draw what is drawn already: after a change that no picture shows, the check takes long only once. */
const PROVED = join(ROOT, '.cache', 'art-sources')

/** Were all pictures found to be of these sources? */
export const isProved = (sources: string): boolean => existsSync(PROVED) && readFileSync(PROVED, 'utf8') === sources

/** All pictures are of these sources. */
export function noteProved(sources: string): void {
  mkdirSync(dirname(PROVED), { recursive: true })
  writeFileSync(PROVED, sources)
}
