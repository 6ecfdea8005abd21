/**
 * `npm run check:sizes` (after a build; `npm test` runs it): compares the bytes that a directly opened page transfers, Brotli-compressed, with a
 * budget. Growth is a decision: if you need more, raise the figure here in the same change.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { documentWith, type FirstPages, readFirstPages } from '../../src/firstPage/service.ts'
import { wireSize } from '../build/compressed.ts'
import { readScreenHints } from '../../server/plugins/screenHints.ts'

/** In bytes; set to about 3 % above the sizes at the time. */
const BUDGET = {
  // Includes 0.3 kB of picture and sound versions, so that a second visit requests none of them again, and the names that the first page is read by.
  'scripts of the landing page': 95_000,
  // Includes its texts in both languages.
  'scripts of the sign-in besides': 16_000,
  // Includes 16 kB of axios and 7.6 kB of the outbox, which queues requests while the service is down.
  // Includes 2 kB for long shelves: search and filters, covers as they are scrolled to, and books that were put away.
  'scripts of the shelf besides': 31_400,
  // Includes 13 kB of the sound desk, so that a page can be heard before the app has loaded, and the scene and the rules of the page's own kind.
  'scripts that a page is played with, without the stage': 32_900,
  // Its book among it, without the data of its pictures, which comes behind the next page's. Includes 1 kB for turning a page's sheet before
  // the response to its save arrives, 2 kB for captions and what else is in the picture,
  // and 1 kB for the ruler, texts that follow the play, and the way in to questions and own readings, which are loaded when they are wanted,
  // and 0.3 kB a book after the fourth for the names of its files, its title and its keepsake, which are said before a book is opened.
  // The book with most data counts: book 8 has 17 pages and 2 kB more than book 1.
  'scripts of the reader besides': 38_400,
  // 16 kB of axios and the outbox. They come behind the reader, with the next page's picture.
  'scripts that a turn is saved with': 25_800,
  // Includes 0.6 kB for frames that come later.
  'stage with Phaser': 76_500,
  'WebGL besides': 32_500,
  // Includes 0.6 kB for portrait layouts, 0.5 kB for the faces and the waiting tablet, and 0.5 kB for the turning sheet, 1 kB for long shelves, comfort and /today,
  // and 2.1 kB for zoomed windows, the barn, whose things say their names, and own readings.
  'styles that a page is read with': 14_100,
  // Of all screens but the maker and the dashboard, which bring their own.
  'styles of other screens': 10_800,
  // A cover, with three inlined fonts and, as in every document, the data to play it. Includes 0.4 kB for zoomed windows, and
  // 0.4 kB for asking for each part of the app in time, 0.9 kB for the data of the next page's picture, and 1.4 kB for the paper, which is not fetched for it.
  'largest document with a page in it': 35_300,
  // The shell, with which the app starts offline; the page has loaded most of it by then. Scripts for playing a book are downloaded with the book.
  // Includes 35 kB for unsent work as a file, which is wanted where there is no network, the schemas' library among it, and 1 kB for comfort, paw-prints,
  // how a child plays and what a teacher has set, which are stored on the device first, and 2 kB for what a path remembers of other devices,
  // and 0.3 kB a book after the fourth in the reader's lists, and 0.4 kB for the addresses of pictures' data.
  'what the worker keeps from the start, and itself': 342_000,
  // At most 150 kB are wanted; children's screens load nothing of it.
  'screens of the book maker': 124_000,
  // A book that plays by itself (src/standalone): the whole reader, all kinds, both renderers and the fonts in two files.
  'player of HTML books': 407_000,
} as const

/** Measured sizes in bytes. */
export type Sizes = Readonly<Record<keyof typeof BUDGET, number>>

/** One text for each figure that is over budget, with both values. */
export function overBudget(sizes: Sizes, budget: Sizes = BUDGET): string[] {
  return (Object.keys(budget) as (keyof typeof BUDGET)[])
    .filter((what) => sizes[what] > budget[what])
    .map((what) => `${what}: ${sizes[what]} bytes, ${sizes[what] - budget[what]} over ${budget[what]}`)
}

/** Measures a built app. Throws if there is none. */
export function measureSizes(dist: string): Sizes {
  const client = join(dist, 'client')
  const firstPages = readFirstPages(join(dist, 'server', 'firstPages.json'))
  if (!firstPages) throw new Error('The app is not built: npm run build')
  const app = readFileSync(join(client, 'index.html'), 'utf8')
  const named = (pattern: RegExp) => [...app.matchAll(pattern)].map(([, path = '']) => path)
  const sizeOf = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + wireSize(join(client, path)), 0)
  const hintsFor = readScreenHints(join(dist, 'server', 'screenHints.json'))
  const scriptsOf = (screen: string) =>
    [...(hintsFor(screen) ?? '').matchAll(/<([^>]+)>; rel=modulepreload/g)].map(([, path = '']) => path)
  const played = Object.values(firstPages.scripts)
  const isStage = (path: string) => path.includes('/stage')
  const read = named(/rel="stylesheet"[^>]* href="([^"]+)"/g)
  const assets = readdirSync(join(client, 'assets'))
  const assetsLike = (pattern: RegExp) => assets.filter((name) => pattern.test(name)).map((name) => `/assets/${name}`)
  return {
    'scripts of the landing page': sizeOf(named(/(?:src|modulepreload"[^>]* href)="([^"]+\.js)"/g)),
    'scripts of the sign-in besides': sizeOf(scriptsOf('/login')),
    'scripts of the shelf besides': sizeOf(scriptsOf('/books')),
    'scripts that a page is played with, without the stage': Math.max(
      ...played.map(({ play }) => sizeOf(play.filter((path) => !isStage(path)))),
    ),
    'scripts of the reader besides': Math.max(...played.map(({ book, reader }) => sizeOf([book, ...reader]))),
    'scripts that a turn is saved with': Math.max(...played.map(({ turn }) => sizeOf(turn))),
    'stage with Phaser': sizeOf(new Set(played.flatMap(({ play }) => play).filter(isStage))),
    'WebGL besides': sizeOf(assetsLike(/^phaserWebgl.*\.js$/)),
    'styles that a page is read with': sizeOf(read),
    'styles of other screens': sizeOf(assetsLike(/\.css$/).filter((path) => !read.includes(path))),
    'largest document with a page in it': largestDocument(app, firstPages),
    'what the worker keeps from the start, and itself': workerSize(client),
    'screens of the book maker': sizeOf(assetsLike(/^Maker(?:Gate|Page)-.*\.js$/)),
    'player of HTML books': ['player.js', 'player.css'].reduce(
      (sum, name) => sum + brotliCompressSync(readFileSync(join(dist, 'player', name))).length,
      0,
    ),
  }
}

/** Size of the worker and of all files in its precache list (`tools/build/worker.ts`). URLs may end in a version (`?v=`), which is cut off. */
function workerSize(client: string): number {
  const worker = join(client, 'sw.js')
  const precached = [...readFileSync(worker, 'utf8').matchAll(/\burl:\s*["'`]([^"'`?]+)/g)].map(([, path = '']) =>
    join(client, path),
  )
  if (precached.length === 0) throw new Error('the worker keeps nothing')
  return [worker, ...precached].reduce((sum, path) => sum + wireSize(path), 0)
}

function largestDocument(app: string, firstPages: FirstPages): number {
  // Documents of avatar variants differ only in a file name.
  const keys = Object.keys(firstPages.pages).filter((key) => key.split('/').length === 3)
  return Math.max(...keys.map((key) => brotliCompressSync(documentWith(app, key, firstPages)).length))
}

if (process.argv[1] === import.meta.filename) {
  const sizes = measureSizes(join(import.meta.dirname, '..', '..', 'dist'))
  for (const [what, bytes] of Object.entries(sizes)) console.log(`${String(bytes).padStart(8)}  ${what}`)
  const over = overBudget(sizes)
  for (const line of over) console.error(`Over budget: ${line}`)
  process.exitCode = over.length > 0 ? 1 : 0
}
