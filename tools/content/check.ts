/**
 * `npm run content:check`: says everything that is wrong with the books, one line each. Pictures that are not drawn yet are only counted;
 * `-- --strict` takes them for faults too.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readManifest } from '../audio/manifest.ts'
import { checkStory } from './checkStory.ts'
import { collect, type Fault } from './fault.ts'
import { checkDrawings } from './rules/drawings.ts'
import { checkSounds } from './rules/sounds.ts'
import { parseStory, readStory } from './story.ts'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const raw = readStory(ROOT)
const stories = parseStory(raw, () => undefined)
const faults = [...checkStory(raw), ...collect((expect) => checkSounds(raw, stories, readManifest(ROOT), expect))]
const drawings = collect((expect) => checkDrawings(ROOT, raw, stories, expect))
const isStrict = process.argv.includes('--strict')

const tell = ({ where, text }: Fault) => console.error(`${where}: ${text}`)
faults.forEach(tell)
if (isStrict) drawings.forEach(tell)
else if (drawings.length > 0) console.log(`${drawings.length} pictures are not drawn yet (--strict lists them)`)

const count = faults.length + (isStrict ? drawings.length : 0)
const pages = stories.reduce((sum, { book }) => sum + book.pages.length, 0)
console.log(`${stories.length} books, ${pages} pages: ${count === 0 ? 'all is well' : `${count} faults`}`)
process.exit(count === 0 ? 0 : 1)
