/**
 * `npm run check:sizes` (after a build; `npm test` runs it): what a page opened directly costs on the wire, in exact bytes of brotli, against
 * what it may cost. Growth is a decision: whoever needs more raises the figure here, in the same change.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { documentWith, type FirstPages, readFirstPages } from '../../src/firstPage/service.ts'
import { readScreenHints } from '../../server/plugins/screenHints.ts'

/** Bytes; about 3 % above what they were when they were last set. */
const BUDGET = {
  // 0.3 kB of them are the versions of pictures and sound: a second visit asks for none again.
  'scripts of the landing page': 105_400,
  // Its words are there in both languages.
  'scripts of the sign-in besides': 16_000,
  // 20 kB of them are axios, 7.6 kB the outbox, which loses nothing while the service is away.
  'scripts of the shelf besides': 31_500,
  // 13 kB of them are the sound desk: a page is heard before the app comes.
  'scripts that a page is played with, without the stage': 41_700,
  // 3 kB of them are the positions of the background parts, which save a page 15 to 45 kB (docs/decisions/book-weight.md). 1 kB of them turn a page's
  // sheet before the answer to its save; 7.6 kB are the outbox, so that the first turn need not wait for it.
  'scripts of the reader besides': 48_700,
  'stage with Phaser': 81_000,
  'WebGL besides': 32_500,
  // 0.6 kB of them are the layout of screens held upright, 0.5 kB the faces and the waiting tablet, 0.5 kB a sheet that turns.
  styles: 17_400,
  // A cover: three fonts are in it, and as in all what it is played with.
  'largest document with a page in it': 32_000,
  // The shell, by which an app without a network starts; most of it the page has by then. What a book is played with comes with the book.
  'what the worker keeps from the start, and itself': 310_000,
} as const

/** What is measured. */
export type Sizes = Readonly<Record<keyof typeof BUDGET, number>>

/** The measured figures that are over budget, said so that one knows what to do. */
export function overBudget(sizes: Sizes, budget: Sizes = BUDGET): string[] {
  return (Object.keys(budget) as (keyof typeof BUDGET)[])
    .filter((what) => sizes[what] > budget[what])
    .map((what) => `${what}: ${sizes[what]} bytes, ${sizes[what] - budget[what]} over ${budget[what]}`)
}

/** Measures a built app; throws where there is none. */
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
  const webgl = readdirSync(join(client, 'assets')).filter((name) => /^phaserWebgl.*\.js$/.test(name))
  return {
    'scripts of the landing page': sizeOf(named(/(?:src|modulepreload"[^>]* href)="([^"]+\.js)"/g)),
    'scripts of the sign-in besides': sizeOf(scriptsOf('/login')),
    'scripts of the shelf besides': sizeOf(scriptsOf('/books')),
    'scripts that a page is played with, without the stage': Math.max(
      ...played.map(({ play }) => sizeOf(play.filter((path) => !isStage(path)))),
    ),
    'scripts of the reader besides': Math.max(...played.map(({ book }) => sizeOf(book))),
    'stage with Phaser': sizeOf(new Set(played.flatMap(({ play }) => play).filter(isStage))),
    'WebGL besides': sizeOf(webgl.map((name) => `/assets/${name}`)),
    styles: sizeOf(named(/rel="stylesheet"[^>]* href="([^"]+)"/g)),
    'largest document with a page in it': largestDocument(app, firstPages),
    'what the worker keeps from the start, and itself': workerSize(client),
  }
}

/** The worker's list is as `tools/build/worker.ts` has it written; an address may have a version. */
function workerSize(client: string): number {
  const worker = join(client, 'sw.js')
  const precached = [...readFileSync(worker, 'utf8').matchAll(/\burl:\s*["'`]([^"'`?]+)/g)].map(([, path = '']) =>
    join(client, path),
  )
  if (precached.length === 0) throw new Error('the worker keeps nothing')
  return [worker, ...precached].reduce((sum, path) => sum + wireSize(path), 0)
}

/** Small files are sent as they are. */
function wireSize(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

function largestDocument(app: string, firstPages: FirstPages): number {
  // Looks differ by a file's name only.
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
