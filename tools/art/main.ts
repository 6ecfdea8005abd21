/**
 * `npm run art`: draws what has changed since the last run, and makes the AVIF files of what was drawn. `-- --check` only says what is stale (exit 1), and draws nothing;
 * `-- --only book1/p0` draws pages or paths that hold the word, book 3's child in the default look only (quick while a page is being drawn;
 * `--check` then names the looks), with `--looks` in all looks; `-- --all` draws everything again; `-- --default-look` leaves all looks for later.
 */
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { lightOf, AVATAR_BOOK, pictureSchema } from './app.ts'
import { editArt, readArt } from './artFiles.ts'
import { variantFiles, overweight, weigh } from './budget.ts'
import { type FreePicture, hasAvifTwin } from './free/free.ts'
import { kitPictures, writeKitIndex } from './kit/kit.ts'
import { isKitDrawn } from './kit/kitFiles.ts'
import { dueLight, lighten } from './lighten.ts'
import { dueShell, lightenShell } from './shellPictures.ts'
import { drawingsOfVariants, type PageVariants, readVariants } from './looks.ts'
import { compare, editManifest, variantsOf, pageOf, readManifest, SOURCES } from './manifest.ts'
import {
  drawingsOf,
  fileOf,
  freeDrawingsOf,
  hashOf,
  pageNames,
  type PageDrawing,
  readFree,
  readPage,
} from './pictures.ts'
import { ROOT } from './root.ts'
import { hashOfSources, isProved, noteProved } from './sources.ts'
import { drawInChild, noteInHand } from './survive.ts'

const args = process.argv.slice(2)
const isCheck = args.includes('--check')
const skipped = args.filter((_, index) => args[index - 1] === '--skip')
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined
const isDefaultVariant = args.includes('--default-look') || (only !== undefined && !args.includes('--looks'))
const served = join(ROOT, 'public')

if (!isCheck && !args.includes('--here')) process.exit(drawInChild(args))

const manifest = readManifest()
const sources = hashOfSources()
// The quick way out: not one source has changed since everything was drawn, and everything is there.
if (
  isCheck &&
  (manifest[SOURCES] === sources || isProved(sources)) &&
  Object.keys(manifest).every((name) => name === SOURCES || isDrawn(name)) &&
  dueLight().length === 0
)
  process.exit(0)

const pages = new Map<string, PageDrawing>()
const looks = new Map<string, PageVariants>()
/** Pages that cannot be put together: the others are drawn all the same. */
const broken: string[] = []
for (const name of pageNames()) {
  try {
    const page = await readPage(name)
    const own = page.book === AVATAR_BOOK ? readVariants(name, page.spritesIn) : undefined
    pages.set(name, page)
    if (own) looks.set(name, own)
  } catch (error) {
    broken.push(name)
    console.error(`${name} cannot be drawn:`, error)
  }
}
const free = new Map<string, FreePicture>((await readFree()).map((picture) => [picture.path, picture]))

const kit = new Map(kitPictures().map((picture) => [picture.name, picture]))

const wanted = wantedHashes()
const { stale, gone: unknown } = compare(args.includes('--all') ? {} : manifest, wanted)
const gone = unknown.filter((name) => !broken.includes(pageOf(name)))
const missing = Object.keys(wanted).filter((name) => !isDrawn(name))
/** All that is out of date, a page's looks by a name of their own. */
const due = [...new Set([...stale, ...missing])].filter((name) => only === undefined || name.includes(only))

if (isCheck) {
  const light = [...dueLight().map(({ name }) => name), ...dueShell().map(({ from }) => from)]
  const faults = [...due, ...gone, ...broken, ...light.map((name) => `${name} (light files)`)]
  if (faults.length === 0) {
    if (only === undefined) noteProved(sources)
    process.exit(0)
  }
  console.error(`Not drawn from these sources: ${faults.join(', ')}\nRun npm run art and commit what it makes.`)
  process.exit(1)
}

const dueNow = isDefaultVariant ? due.filter((name) => name === pageOf(name)) : due
const todo = [...new Set(dueNow.map(pageOf))].filter((name) => !skipped.includes(name))
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
  if (page) await drawWhole(page)
  if (picture) {
    setFree(picture.path, await drawFree(picture))
    note(name)
  }
  const sprite = kit.get(name)
  if (sprite) {
    await sprite.draw()
    note(name)
  }
  console.log(`${index + 1}/${todo.length} ${name} ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}
const isWhole = only === undefined && skipped.length === 0 && !isEnding && !isDefaultVariant && broken.length === 0
editManifest((entries) => {
  for (const name of gone) delete entries[name]
  if (isWhole) entries[SOURCES] = sources
})
if (broken.length > 0) process.exitCode = 1
copySources()
if (only === undefined || todo.some((name) => kit.has(name))) writeKitIndex()
if (!isEnding) await lightenAll()
sayOverweight()

/** Every picture that there should be, and the hash of its drawings. */
function wantedHashes(): Record<string, string> {
  const entries: [string, string][] = []
  for (const [name, page] of pages) {
    const hash = hashOf(drawingsOf(page))
    const own = looks.get(name)
    entries.push([name, hash])
    // The stills of the looks show the page around the child too.
    if (own) entries.push([variantsOf(name), hashOf([hash, ...drawingsOfVariants(own)])])
  }
  for (const [path, picture] of free) entries.push([path, hashOf(freeDrawingsOf(picture))])
  for (const [name, picture] of kit) entries.push([name, hashOf(picture.drawings())])
  return Object.fromEntries(entries)
}

/** Are the files of a page, of a page's looks or of a free picture there? */
function isDrawn(name: string): boolean {
  if (name.startsWith('kit/')) return isKitDrawn(name)
  if (name.startsWith('/'))
    return existsSync(join(served, name)) && (!hasAvifTwin(name) || existsSync(join(served, lightOf(name))))
  const page = pageOf(name)
  const still = fileOf(page)
  if (page === name) return existsSync(join(served, still))
  const stem = still.replace(/\.webp$/, '')
  const own = Object.values(readArt(AVATAR_BOOK).pages).find((picture) => picture.stem === stem)?.looks
  const words = [...new Set(Object.values(own?.words ?? {}))]
  return (
    words.length > 0 && words.every((word) => variantFiles(stem, word).every((path) => existsSync(join(served, path))))
  )
}

async function drawWhole(page: PageDrawing): Promise<void> {
  const own = isDefaultVariant ? undefined : looks.get(page.name)
  const drawn = await drawPage(page, own)
  editArt(page.book, (art) => {
    // Looks that were left for later stay as they were drawn last.
    const kept = isDefaultVariant ? art.pages[page.id]?.looks : undefined
    art.pages[page.id] = pictureSchema.parse(kept ? { ...drawn, looks: kept } : drawn)
  })
  note(page.name)
  if (own) note(variantsOf(page.name))
}

/** Makes the AVIF files of what was drawn, and of pages whose double-size files were brought from elsewhere. */
async function lightenAll(): Promise<void> {
  for (const page of dueLight()) {
    if (isEnding) return
    if (only !== undefined && !page.name.includes(only)) continue
    await lighten(page)
    console.log(`${page.name} light files`)
  }
  for (const picture of dueShell()) {
    if (isEnding) return
    if (only !== undefined && !picture.from.includes(only)) continue
    await lightenShell(picture)
    console.log(`${picture.to} AVIF file`)
  }
}

/** The picture's files are made of these drawings. */
function note(name: string): void {
  editManifest((entries) => {
    const hash = wanted[name]
    if (hash !== undefined) entries[name] = hash
  })
}

function setFree(path: string, size: { width: number; height: number }): void {
  const book = Number(/^\/img\/books\/book(\d)\//.exec(path)?.[1] ?? 0)
  if (book > 0) editArt(book, (art) => void (art.free[path] = size))
}

/** Pictures that are files of their own, not drawn: they go to `public/img` as they are. */
function copySources(): void {
  cpSync(join(ROOT, 'tools', 'art', 'sources'), join(served, 'img'), { recursive: true })
}

/** Says which of the pages in question are over budget, even at the least quality: they must be drawn lighter. */
function sayOverweight(): void {
  for (const { name, book, id } of pages.values()) {
    if (only !== undefined && !name.includes(only)) continue
    const picture = readArt(book).pages[id]
    const faults = picture ? overweight(weigh(picture, served)) : []
    if (faults.length === 0) continue
    console.error(`${name} is too heavy: ${faults.join('; ')}`)
    process.exitCode = 1
  }
}
