/**
 * `npm run art`: draws what has changed since the last run. `-- --check` only says what is stale (exit 1), and draws nothing;
 * `-- --only book1/p0` draws pages or paths that hold the word; `-- --all` draws everything anew.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BookArt } from '../../src/content/art.ts'
import { bookArtSchema } from '../../src/content/art.ts'
import type { FreePicture } from './free/free.ts'
import type { DrawnPage } from './draw.ts'
import { compare, readManifest, SOURCES, writeManifest } from './manifest.ts'
import {
  drawingsOf,
  fileOf,
  freeDrawingsOf,
  hashOf,
  pageNames,
  type PageDrawing,
  readFree,
  readPage,
  ROOT,
} from './pictures.ts'
import { hashOfSources } from './sources.ts'
import { drawInChild, noteInHand } from './survive.ts'

/** Bytes a page may weigh: still, back and sprites at @1x, and back and sprites at @2x. */
const BUDGET = { small: 250_000, sharp: 600_000 }

const args = process.argv.slice(2)
const isCheck = args.includes('--check')
const skipped = args.filter((_, index) => args[index - 1] === '--skip')
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined

if (!isCheck && !args.includes('--here')) process.exit(drawInChild(args))

const manifest = readManifest()
const sources = hashOfSources()
const isDrawn = (name: string): boolean => existsSync(join(ROOT, 'public', name.startsWith('/') ? name : fileOf(name)))
// The quick way out: not one source has changed since everything was drawn, and everything is there.
if (
  isCheck &&
  manifest[SOURCES] === sources &&
  Object.keys(manifest).every((name) => name === SOURCES || isDrawn(name))
)
  process.exit(0)

const pages = new Map<string, PageDrawing>()
/** Pages that cannot be put together: the others are drawn all the same. */
const broken: string[] = []
for (const name of pageNames()) {
  try {
    pages.set(name, await readPage(name))
  } catch (error) {
    broken.push(name)
    console.error(`${name} cannot be drawn:`, error)
  }
}
const free = new Map<string, FreePicture>((await readFree()).map((picture) => [picture.path, picture]))

const wanted = Object.fromEntries([
  ...[...pages.values()].map((page) => [page.name, hashOf(drawingsOf(page))] as const),
  ...[...free.values()].map((picture) => [picture.path, hashOf(freeDrawingsOf(picture))] as const),
])
const { stale, gone: unknown } = compare(args.includes('--all') ? {} : manifest, wanted)
const gone = unknown.filter((name) => !broken.includes(name))
const missing = [...pages.keys(), ...free.keys()].filter((name) => !isDrawn(name))
const todo = [...new Set([...stale, ...missing])].filter(
  (name) => (only === undefined || name.includes(only)) && !skipped.includes(name),
)

if (isCheck) {
  if (todo.length + gone.length + broken.length === 0) process.exit(0)
  console.error(
    `Not drawn from these sources: ${[...todo, ...gone, ...broken].join(', ')}\nRun npm run art and commit what it makes.`,
  )
  process.exit(1)
}

// Only now: drawing needs the rasteriser, the check does not.
const { drawFree, drawPage } = await import('./draw.ts')
// An interrupted run ends after the picture in hand: its files and its entry always belong together.
let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isEnding = true))
for (const [index, name] of todo.entries()) {
  if (isEnding) break
  const begun = performance.now()
  noteInHand(name)
  const page = pages.get(name)
  const picture = free.get(name)
  if (page) setPage(page, await drawPage(page))
  if (picture) setFree(picture.path, await drawFree(picture))
  const hash = wanted[name]
  if (hash !== undefined) manifest[name] = hash
  writeManifest(manifest)
  console.log(`${index + 1}/${todo.length} ${name} ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}
for (const name of gone) delete manifest[name]
if (broken.length > 0) process.exitCode = 1
else if (only === undefined && skipped.length === 0 && !isEnding) manifest[SOURCES] = sources
writeManifest(manifest)
copySources()

function artFile(book: number): string {
  return join(ROOT, 'src', 'content', 'generated', 'art', `book${book}.json`)
}

function edit(book: number, change: (art: BookArt) => void): void {
  const path = artFile(book)
  const art: BookArt = existsSync(path)
    ? bookArtSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    : { pages: {}, free: {} }
  change(art)
  const sorted = (record: object) =>
    Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b)))
  writeFileSync(path, `${JSON.stringify({ pages: sorted(art.pages), free: sorted(art.free) })}\n`)
}

function setPage({ book, id, name }: PageDrawing, { bytes, ...drawn }: DrawnPage): void {
  for (const size of ['small', 'sharp'] as const)
    if (bytes[size] > BUDGET[size]) console.warn(`${name}: ${bytes[size]} bytes (${size}), budget ${BUDGET[size]}`)
  edit(book, (art) => {
    art.pages[id] = bookArtSchema.shape.pages.parse({ [id]: drawn })[id] ?? { stem: drawn.stem, sprites: [] }
  })
}

/** Pictures that are files of their own, not drawn: they go to `public/img` as they are. */
function copySources(): void {
  cpSync(join(ROOT, 'tools', 'art', 'sources'), join(ROOT, 'public', 'img'), { recursive: true })
}

function setFree(path: string, size: { width: number; height: number }): void {
  const book = Number(/^\/img\/books\/book(\d)\//.exec(path)?.[1] ?? 0)
  if (book > 0) edit(book, (art) => void (art.free[path] = size))
}
