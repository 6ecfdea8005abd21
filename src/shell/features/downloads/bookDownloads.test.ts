import { beforeEach, expect, it, vi } from 'vitest'
import type { Language } from '../../../game/language.ts'
import type { DownloadFile } from './downloadList.ts'

vi.mock('../../lib/device/versions.ts', () => ({ versions: { app: 'a', content: 'c', media: 'new' } }))
const choice = vi.hoisted(() => (language: Language) => ({
  language,
  isDouble: false,
  hasAvif: true,
  hasWebm: true,
  looks: new Set<string>(),
}))
vi.mock('./device.ts', () => ({
  choiceOf: async (_book: number, language: Language) => choice(language),
  deviceChoice: async (language: Language) => choice(language),
}))

const PICTURE = '/img/books/book1/page-01-back.webp'
const SHARED = '/audio/effect/effects.webm'
const ENGLISH = '/audio/books/book1/naration/en/page-01.webm'
const INDONESIAN = '/audio/books/book1/naration/id/page-01.webm'
const LIST: readonly DownloadFile[] = [PICTURE, SHARED, ENGLISH, INDONESIAN].map((path) => [path, 3, `${path}#2`])

const WORDS = [1, 2, 3, 4, 5, 6, 7].map((step) => `/audio/ladder/en/step-0${step}-words.webm`)
/** Today's path: a file for each step. */
const PATH = {
  shared: [[SHARED, 3, `${SHARED}#2`]],
  steps: { en: WORDS.map((path) => [[path, 3, `${path}#2`]]), id: [] },
}

/** Files shared by all books, and each book's own. */
const PARTS = {
  play: ['/assets/stage.js'],
  webgl: ['/assets/webgl.js'],
  maker: ['/assets/maker.js'],
  path: ['/assets/today.js'],
  books: { 1: ['/assets/book1.js'] },
}

/** The browser's caches, which outlive tabs. */
let disk: Map<string, Map<string, Response>>
/** What the network does with a file. */
let serve: (path: string) => Promise<Response>
let fetched: string[]

const cacheOf = (name: string) => {
  const files = disk.get(name) ?? new Map<string, Response>()
  disk.set(name, files)
  return {
    keys: async () => [...files.keys()].map((path) => ({ url: `http://localhost${path}` })),
    match: async (path: string) => files.get(path)?.clone(),
    put: async (path: string, response: Response) => void files.set(path, response),
    delete: async (path: string) => files.delete(path),
  }
}
const saved = () => [...(disk.get('kept-new')?.keys() ?? [])].toSorted((a, b) => a.localeCompare(b))

/** A fresh copy of the module, as in a newly opened tab. */
async function openTab(): Promise<typeof import('./bookDownloads.ts')> {
  vi.resetModules()
  return import('./bookDownloads.ts')
}

beforeEach(() => {
  vi.unstubAllGlobals()
  disk = new Map()
  fetched = []
  serve = async () => new Response('xyz')
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...disk.keys()],
    delete: async (name: string) => disk.delete(name),
    match: async (path: string) =>
      [...disk.values()]
        .find((files) => files.has(path))
        ?.get(path)
        ?.clone(),
  })
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/kept/app.json') return Response.json(PARTS)
    if (path.startsWith('/kept/path.json')) return Response.json(PATH)
    if (path.startsWith('/kept/')) return Response.json(LIST)
    if (path.startsWith('/assets/') || path.startsWith('/img/ui/')) return new Response('part')
    fetched.push(path)
    return serve(path)
  })
})

it('downloads a book in one language or both; removing one leaves the other complete', async () => {
  const { downloadBook, downloadedBook, removeBook, refreshDownload } = await openTab()
  await refreshDownload(1, 'en')
  expect(downloadedBook(1, 'en')).toEqual({ isWhole: false, bytes: 9, missing: 9, share: undefined })
  expect(await downloadBook(1, 'en')).toBe('stored')
  expect(await downloadBook(1, 'id')).toBe('stored')
  // Shared files were fetched once.
  expect(fetched).toEqual([PICTURE, SHARED, ENGLISH, INDONESIAN])
  await removeBook(1, 'en', 'id')
  expect(saved()).toEqual([SHARED, INDONESIAN, PICTURE].toSorted((a, b) => a.localeCompare(b)))
  expect([downloadedBook(1, 'en')?.isWhole, downloadedBook(1, 'id')?.isWhole]).toEqual([false, true])
  await removeBook(1, 'id', 'en')
  // Other books need it too.
  expect(saved()).toEqual([SHARED])
})

it('resumes after the tab was closed in the middle', async () => {
  const closed = await openTab()
  serve = (path) => (path === ENGLISH ? new Promise(() => undefined) : Promise.resolve(new Response('xyz')))
  void closed.downloadBook(1, 'en')
  await vi.waitFor(() => expect(fetched).toEqual([PICTURE, SHARED, ENGLISH]))
  expect(closed.downloadedBook(1, 'en')?.share).toBeCloseTo(2 / 3)
  serve = async () => new Response('xyz')
  fetched.length = 0
  const opened = await openTab()
  await opened.refreshDownload(1, 'en')
  expect(opened.downloadedBook(1, 'en')).toMatchObject({ isWhole: false, missing: 3 })
  expect(await opened.downloadBook(1, 'en')).toBe('stored')
  expect(fetched).toEqual([ENGLISH])
})

it('stops on request, does not start twice, and reports a lost network', async () => {
  const { downloadBook, stopDownload, downloadedBook } = await openTab()
  serve = (path) => {
    if (path === SHARED) stopDownload(1, 'en')
    return Promise.resolve(new Response('xyz'))
  }
  const first = downloadBook(1, 'en')
  expect(await downloadBook(1, 'en')).toBe('stopped')
  expect(await first).toBe('stopped')
  serve = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await downloadBook(1, 'en')).toBe('broken')
  expect(downloadedBook(1, 'en')).toEqual({ isWhole: false, bytes: 9, missing: 3, share: undefined })
})

it('that the browser evicted is missing again and can be downloaded again', async () => {
  const { downloadBook, refreshDownload, downloadedBook } = await openTab()
  await downloadBook(1, 'en')
  expect(downloadedBook(1, 'en')?.isWhole).toBe(true)
  disk.clear()
  await refreshDownload(1, 'en')
  expect(downloadedBook(1, 'en')).toMatchObject({ isWhole: false, missing: 9 })
  expect(await downloadBook(1, 'en')).toBe('stored')
})

it('never mixes two versions: unchanged files move to the new cache, the rest is deleted with the old one', async () => {
  const old = cacheOf('kept-old')
  const as = (hash: string) => new Response('xyz', { headers: { 'x-kept-hash': hash } })
  await old.put(PICTURE, as(`${PICTURE}#2`))
  await old.put(ENGLISH, as(`${ENGLISH}#1`))
  const { refreshDownload, downloadedBook } = await openTab()
  await refreshDownload(1, 'en')
  expect([...disk.keys()]).toEqual(['kept-new'])
  expect(saved()).toEqual([PICTURE])
  expect(downloadedBook(1, 'en')?.missing).toBe(6)
})

it('stores a book’s scripts with it, and deletes those of an older app', async () => {
  await cacheOf('app-parts').put('/assets/stage-old.js', new Response('old'))
  const { downloadBook } = await openTab()
  expect(await downloadBook(1, 'en')).toBe('stored')
  const parts = [...(disk.get('app-parts')?.keys() ?? [])].toSorted((a, b) => a.localeCompare(b))
  expect(parts).toEqual([
    '/assets/book1.js',
    '/assets/stage.js',
    '/img/ui/kiko-peek.webp',
    '/img/ui/kiko-sit.webp',
    '/img/ui/star-off.webp',
    '/kept/book1.json?v=new',
  ])
})

it('stores the book maker with its sounds in both languages, which a book that is downloaded later leaves there', async () => {
  await openTab()
  vi.stubGlobal('navigator', { serviceWorker: {} })
  const { downloadMaker } = await import('./makerDownload.ts')
  expect(await downloadMaker(new AbortController().signal)).toBe(true)
  expect(saved()).toEqual(expect.arrayContaining([ENGLISH, INDONESIAN, SHARED]))
  const { downloadBook } = await openTab()
  expect(await downloadBook(1, 'en')).toBe('stored')
  const parts = [...(disk.get('app-parts')?.keys() ?? [])]
  expect(parts).toEqual(expect.arrayContaining(['/assets/maker.js', '/kept/maker.json?v=new']))
})

it('says that the book maker is not whole where a sound did not come, and keeps what has come', async () => {
  await openTab()
  vi.stubGlobal('navigator', { serviceWorker: {} })
  const { downloadMaker } = await import('./makerDownload.ts')
  serve = async (path) => new Response('xyz', { status: path === INDONESIAN ? 503 : 200 })
  expect(await downloadMaker(new AbortController().signal)).toBe(false)
  expect(saved()).toContain(ENGLISH)
  serve = async () => new Response('xyz')
  expect(await downloadMaker(new AbortController().signal)).toBe(true)
})

it('stores no sounds for the book maker where the browser saves data', async () => {
  await openTab()
  const { downloadMaker } = await import('./makerDownload.ts')
  vi.stubGlobal('navigator', { connection: { saveData: true }, serviceWorker: {} })
  expect(await downloadMaker(new AbortController().signal)).toBe(true)
  expect(saved()).toEqual([])
})

it('stores today’s path for the next steps, with its scripts; a book that is downloaded later leaves it there', async () => {
  const { downloadBook } = await openTab()
  const { downloadPath } = await import('./pathDownload.ts')
  // Of both calls together, each file once.
  expect(await Promise.all([downloadPath('en', 1), downloadPath('en', 1)])).toEqual(['stored', 'stored'])
  expect(fetched).toEqual([SHARED, ...WORDS.slice(0, 5)])
  fetched.length = 0
  expect(await downloadPath('en', 2)).toBe('stored')
  expect(fetched).toEqual([WORDS[5]])
  expect(await downloadBook(1, 'en')).toBe('stored')
  const parts = [...(disk.get('app-parts')?.keys() ?? [])]
  expect(parts).toContain('/assets/today.js')
  expect(parts).toContain('/kept/path.json?v=new')
})

it('tells which books are whole on the device', async () => {
  const { downloadBook, wholeBooks } = await openTab()
  expect(await wholeBooks([1], 'en')).toEqual([])
  await downloadBook(1, 'en')
  expect(await wholeBooks([1], 'en')).toEqual([1])
  expect(await wholeBooks([1], 'id')).toEqual([])
})

it('goes on with today’s path where it was broken off', async () => {
  await openTab()
  const { downloadPath } = await import('./pathDownload.ts')
  serve = (path) =>
    path === WORDS[0] ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response('xyz'))
  expect(await downloadPath('en', 1)).toBe('broken')
  expect(saved()).toEqual([SHARED])
  serve = async () => new Response('xyz')
  fetched.length = 0
  expect(await downloadPath('en', 1)).toBe('stored')
  expect(fetched).toEqual(WORDS.slice(0, 5))
})

it('says so where the list of today’s path is none', async () => {
  await openTab()
  const { loadPathFiles } = await import('./pathFiles.ts')
  vi.stubGlobal('fetch', async () => Response.json({ shared: [], steps: { en: [] } }))
  await expect(loadPathFiles()).rejects.toThrow('kept/path.json has no steps')
})

it('stores of an opened book only what the reader has loaded, and fetches nothing else', async () => {
  const { downloadBook, downloadedBook } = await openTab()
  expect(await downloadBook(1, 'en', 'come')).toBe('stored')
  expect(fetched).toEqual([])
  expect(downloadedBook(1, 'en')).toMatchObject({ isWhole: false, missing: 9 })
})

const FOLDER = '/packs/token/'
const FILES = {
  book: `${FOLDER}book.json`,
  activities: `${FOLDER}activities.json`,
  art: `${FOLDER}art.json`,
  speech: `${FOLDER}speech.json`,
}
const DOCUMENTS: Readonly<Record<string, unknown>> = {
  [FILES.book]: {
    id: 1001,
    pages: [{ image: `${FOLDER}media/p01.webp` }, { image: 'https://elsewhere.example/p.webp' }],
  },
  [FILES.art]: {
    pages: { a: { stem: `${FOLDER}media/p01`, sprites: [{}] } },
    free: { [`${FOLDER}media/sun.webp`]: {} },
  },
  [FILES.speech]: {
    files: [`${FOLDER}media/en`, `${FOLDER}media/id`],
    lines: { '/audio/books/book1001/pages/en/p01.mp3': [0, 0, 9], '/audio/books/book1001/pages/id/p01.mp3': [1, 0, 9] },
  },
}

it('downloads a taken-in book by what its documents name, into a cache that outlives versions of the app', async () => {
  const row = { id: 1001, title: 'Kancil', cover_image: `${FOLDER}media/cover.webp`, is_locked: false }
  const plain = { latest_page: 0, current_page: 0, total_pages: 2, source: 'class', bytes: 4000, files: FILES }
  localStorage.setItem('keptShelf', JSON.stringify({ learnerId: '', books: [{ ...row, ...plain }] }))
  serve = async (path) => (path in DOCUMENTS ? Response.json(DOCUMENTS[path]) : new Response('any size'))
  const { downloadBook, downloadedBook, removeBook, refreshDownload } = await openTab()
  const { setTakenIn } = await import('../../../content/takenIn.ts')
  setTakenIn(async () => FILES)
  await refreshDownload(1001, 'en')
  expect(downloadedBook(1001, 'en')?.missing).toBeGreaterThanOrEqual(4000)
  expect(await downloadBook(1001, 'en')).toBe('stored')
  const own = () => [...(disk.get('pack-files')?.keys() ?? [])].toSorted((a, b) => a.localeCompare(b))
  expect(own()).toEqual(
    [
      ...Object.values(FILES),
      `${FOLDER}media/cover.webp`,
      `${FOLDER}media/en.webm`,
      `${FOLDER}media/p01-back.webp`,
      `${FOLDER}media/p01-sprites.webp`,
      `${FOLDER}media/p01.webp`,
      `${FOLDER}media/sun.webp`,
    ].toSorted((a, b) => a.localeCompare(b)),
  )
  expect(downloadedBook(1001, 'en')).toMatchObject({ isWhole: true, missing: 0 })
  await removeBook(1001, 'en', 'id')
  expect(own()).toEqual([])
})
