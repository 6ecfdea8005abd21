/**
 * `npm run content:check`: says everything that is wrong with the books, one line each. Pictures of books that are still being
 * drawn are only counted; `-- --strict` takes them for faults too.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readManifest } from '../audio/manifest.ts'
import { checkStory } from './checkStory.ts'
import { collect, type Fault } from './fault.ts'
import { checkDrawings } from './rules/drawings.ts'
import { checkSounds } from './rules/sounds.ts'
import { parseStory, readStory } from './story.ts'

/** Books whose every picture is drawn: from now on a missing one is a fault. */
const DRAWN_BOOKS: readonly number[] = [1, 2]

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const raw = readStory(ROOT)
const stories = parseStory(raw, () => undefined)
const faults = [...checkStory(raw), ...collect((expect) => checkSounds(raw, stories, readManifest(ROOT), expect))]
const drawings = collect((expect) => checkDrawings(ROOT, raw, stories, expect))
const isStrict = process.argv.includes('--strict')
const isDue = ({ where }: Fault) => isStrict || DRAWN_BOOKS.some((book) => where.startsWith(`book ${book} `))
const due = drawings.filter(isDue)
const later = drawings.filter((fault) => !isDue(fault))

const tell = ({ where, text }: Fault) => console.error(`${where}: ${text}`)
faults.forEach(tell)
due.forEach(tell)
if (later.length > 0) console.log(`${later.length} pictures of other books are not drawn yet (--strict lists them)`)

const count = faults.length + due.length
const pages = stories.reduce((sum, { book }) => sum + book.pages.length, 0)
console.log(`${stories.length} books, ${pages} pages: ${count === 0 ? 'all is well' : `${count} faults`}`)
process.exit(count === 0 ? 0 : 1)
