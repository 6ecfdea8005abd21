import { mediaUrl } from '../../../game/media.ts'
import { allCome, hasCome } from '../../lib/loading/line.ts'
import { isRecord } from '../../lib/device/storage.ts'
import { versions } from '../../lib/device/versions.ts'

/** The worker answers from this store, and puts there what passes through it (`tools/build/worker.ts`). */
const CACHE = 'app-parts'

/** Of the shell, what a book is read with besides what the worker keeps from the start. */
const PICTURES = ['kiko-peek', 'kiko-sit', 'star-off'].map((name) => `/img/ui/${name}.webp`)

const SCRIPT = /^\/assets\/.+\.(?:js|css|woff2)$/
/** Pictures of screens; those of one version are not shown with another's. */
const SCREEN_PICTURE = /^\/img\/(?:ui|sign-in)\//

/** As `tools/build/appParts.ts` writes it. */
interface AppParts {
  readonly play: readonly string[]
  readonly webgl: readonly string[]
  readonly books: Readonly<Record<string, readonly string[]>>
}

/** Where the list of a book's files is asked for: with the version that it is of. The worker answers from what was kept. */
export const listUrl = (bookId: number): string => `/kept/book${bookId}.json?v=${versions.media}`

interface Keeping {
  readonly ask: (url: string) => Promise<Response>
  /** Fetch nothing: only what the page has had. */
  readonly isOnlyCome: boolean
  readonly signal: AbortSignal
}

/** Keeps what a book is played with on this device besides its own files, and what the screens were made of that have been seen. False where something did not come. */
export async function downloadParts(bookId: number, { ask, isOnlyCome, signal }: Keeping): Promise<boolean> {
  const parts = await loadParts()
  const store = await caches.open(CACHE)
  const shown = allCome().filter((url) => SCRIPT.test(url) || (SCREEN_PICTURE.test(url) && isOfThisVersion(url)))
  const needed = [listUrl(bookId), ...parts.play, ...(parts.books[bookId] ?? []), ...PICTURES.map(mediaUrl)]
  // Another renderer than the one that this device draws with is not needed.
  const drawn = parts.webgl.filter(hasCome)
  const wanted = [...(isOnlyCome ? needed.filter(hasCome) : needed), ...drawn, ...shown]
  const here = new Set((await store.keys()).map(({ url }) => pathOf(url)))
  for (const url of new Set(wanted)) {
    if (signal.aborted) return false
    // The worker keeps the shell by itself.
    if (here.has(url) || (await caches.match(url))) continue
    const answer = await ask(url).catch(() => undefined)
    if (answer?.status !== 200) return false
    await store.put(url, answer)
  }
  if (!isOnlyCome) await tidy(store, [...here], parts)
  return true
}

/** What is of an older version, or of screens that nobody goes to any more, goes. */
async function tidy(store: Cache, here: readonly string[], parts: AppParts): Promise<void> {
  const known = new Set([...parts.play, ...parts.webgl, ...Object.values(parts.books).flat()])
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
  const { play, webgl, books } = isRecord(raw) ? raw : {}
  if (!isPaths(play) || !isPaths(webgl) || !isRecord(books)) throw new TypeError('kept/app.json is no list of parts')
  return { play, webgl, books: Object.fromEntries(Object.entries(books).filter(isOfPaths)) }
}

const isPaths = (raw: unknown): raw is string[] => Array.isArray(raw) && raw.every((path) => typeof path === 'string')

const isOfPaths = (entry: [string, unknown]): entry is [string, string[]] => isPaths(entry[1])
