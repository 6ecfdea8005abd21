import { mediaUrl } from '../../../game/media.ts'
import { allCome, hasCome } from '../../lib/loading/line.ts'
import { isRecord } from '../../lib/device/storage.ts'
import { versions } from '../../lib/device/versions.ts'

/** The worker responds from this cache, and adds what passes through it (`tools/build/worker.ts`). */
const CACHE = 'app-parts'

/** The parts of the shell that reading needs, besides what the worker caches from the start. */
const PICTURES = ['kiko-peek', 'kiko-sit', 'star-off'].map((name) => `/img/ui/${name}.webp`)

/** Of today's path besides: whoever asks there, glad, and asleep at its end. */
const PATH_PICTURES = ['kiko-call', 'kiko-sleep'].map((name) => `/img/ui/${name}.webp`)

const SCRIPT = /^\/assets\/.+\.(?:js|css|woff2|json)$/
/** Pictures of screens, cached per version. */
const SCREEN_PICTURE = /^\/img\/(?:ui|sign-in)\//

/** Written by `tools/build/appParts.ts`. */
interface AppParts {
  readonly play: readonly string[]
  readonly webgl: readonly string[]
  readonly maker: readonly string[]
  readonly path: readonly string[]
  readonly books: Readonly<Record<string, readonly string[]>>
}

/** URL of the download list of today's path, with its version. */
export const pathListUrl = (): string => `/kept/path.json?v=${versions.media}`

/** URL of the download list of the sounds that the book maker needs, with its version. */
export const makerListUrl = (): string => `/kept/maker.json?v=${versions.media}`

/** URL of a book's download list, with its version. The worker responds from the cache. */
export const listUrl = (bookId: number): string => `/kept/book${bookId}.json?v=${versions.media}`

interface Asking {
  readonly ask: (url: string) => Promise<Response>
  /** Without it, it is not broken off. */
  readonly signal?: AbortSignal | undefined
}

interface Keeping extends Asking {
  /** Fetch nothing; store only what the page has loaded. */
  readonly isOnlyCome: boolean
}

/** Stores the app's files that a book needs, and those of visited screens. False if something failed to load. */
export async function downloadParts(bookId: number, { ask, isOnlyCome, signal }: Keeping): Promise<boolean> {
  const parts = await loadParts()
  const store = await caches.open(CACHE)
  const own = parts.books[bookId]
  // The documents of a taken-in book are stored with its pictures and sounds.
  const needed = [...(own ? [listUrl(bookId), ...own] : []), ...parts.play, ...PICTURES.map(mediaUrl)]
  // The renderer this device does not use is not needed.
  const drawn = parts.webgl.filter(hasCome)
  const wanted = [...(isOnlyCome ? needed.filter(hasCome) : needed), ...drawn, ...shownFiles()]
  const here = new Set((await store.keys()).map(({ url }) => pathOf(url)))
  if (!(await storeMissing(store, here, wanted, { ask, signal }))) return false
  if (!isOnlyCome) await tidy(store, [...here], parts)
  return true
}

/** Scripts and pictures of the screens that were visited. */
const shownFiles = (): string[] =>
  allCome().filter((url) => SCRIPT.test(url) || (SCREEN_PICTURE.test(url) && isOfThisVersion(url)))

/** Stores the app's files that the book maker needs, those to try a book among them. False if something failed to load, or nothing can be stored. */
export async function downloadMakerParts(asking: Asking): Promise<boolean> {
  const { play, webgl, maker } = await loadParts()
  return storeParts([makerListUrl(), ...maker, ...play, ...PICTURES.map(mediaUrl), ...webgl.filter(hasCome)], asking)
}

/** Stores the app's files that today's path needs, those to play among them. False if something failed to load. */
export async function downloadPathParts(ask: (url: string) => Promise<Response>): Promise<boolean> {
  const { play, webgl, path } = await loadParts()
  const pictures = [...PICTURES, ...PATH_PICTURES].map(mediaUrl)
  return storeParts([pathListUrl(), ...path, ...play, ...pictures, ...webgl.filter(hasCome), ...shownFiles()], { ask })
}

async function storeParts(wanted: readonly string[], asking: Asking): Promise<boolean> {
  const store = await caches.open(CACHE)
  const here = new Set((await store.keys()).map(({ url }) => pathOf(url)))
  return storeMissing(store, here, wanted, asking)
}

async function storeMissing(
  store: Cache,
  here: ReadonlySet<string>,
  wanted: readonly string[],
  { ask, signal }: Asking,
): Promise<boolean> {
  for (const url of new Set(wanted)) {
    if (signal?.aborted === true) return false
    // The worker caches the shell itself.
    if (here.has(url) || (await caches.match(url))) continue
    const answer = await ask(url).catch(() => undefined)
    if (answer?.status !== 200) return false
    await store.put(url, answer)
  }
  return true
}

/** Deletes files of older versions and of removed screens. */
async function tidy(store: Cache, here: readonly string[], parts: AppParts): Promise<void> {
  const known = new Set([
    ...parts.play,
    ...parts.webgl,
    ...parts.maker,
    ...parts.path,
    ...Object.values(parts.books).flat(),
  ])
  const isOld = (url: string) => {
    if (SCREEN_PICTURE.test(url)) return !isOfThisVersion(url)
    return SCRIPT.test(url) ? !known.has(url) && !hasCome(url) : !url.endsWith(`?v=${versions.media}`)
  }
  const old = here.filter(isOld)
  await Promise.all(old.map((url) => store.delete(url)))
}

const isOfThisVersion = (url: string): boolean => mediaUrl(url.split('?', 1)[0] ?? '') === url

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

async function loadParts(): Promise<AppParts> {
  const raw: unknown = await (await fetch('/kept/app.json')).json()
  const { play, webgl, maker, path, books } = isRecord(raw) ? raw : {}
  if (!isPaths(play) || !isPaths(webgl) || !isPaths(maker) || !isPaths(path) || !isRecord(books))
    throw new TypeError('kept/app.json is not a list of parts')
  return { play, webgl, maker, path, books: Object.fromEntries(Object.entries(books).filter(isOfPaths)) }
}

const isPaths = (raw: unknown): raw is string[] => Array.isArray(raw) && raw.every((path) => typeof path === 'string')

const isOfPaths = (entry: [string, unknown]): entry is [string, string[]] => isPaths(entry[1])
