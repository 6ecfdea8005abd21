/** `npm run content:check`: prints all faults of the books, one per line, missing pictures included. */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readManifest } from '../audio/manifest.ts'
import { checkStory } from './checkStory.ts'
import { collect } from './fault.ts'
import { checkLadder } from './ladder/checkLadder.ts'
import { readArt, readLadder, readSpoken } from './ladder/data.ts'
import { checkCueSprites } from './rules/cues.ts'
import { checkDrawings } from './rules/drawings.ts'
import { checkSounds } from './rules/sounds.ts'
import { parseStory, readStory } from './story.ts'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const raw = readStory(ROOT)
const stories = parseStory(raw, () => undefined)
const books = stories.map(({ book }) => book.id)
const faults = [
  ...checkStory(raw),
  ...collect((expect) => checkSounds(raw, stories, readManifest(ROOT), expect)),
  ...collect((expect) => checkCueSprites(ROOT, stories, expect)),
  ...collect((expect) => checkDrawings(ROOT, raw, stories, expect)),
  ...checkLadder(readLadder(ROOT, books), stories, { art: readArt(ROOT, books), spoken: readSpoken(ROOT) }),
]

for (const { where, text } of faults) console.error(`${where}: ${text}`)
const pages = stories.reduce((sum, { book }) => sum + book.pages.length, 0)
console.log(
  `${stories.length} books, ${pages} pages: ${faults.length === 0 ? 'all is well' : `${faults.length} faults`}`,
)
process.exit(faults.length === 0 ? 0 : 1)
