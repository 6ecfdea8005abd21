import { describe, expect, it, vi } from 'vitest'
import { type FileCache, forget, heldOf, download, takeOver } from './downloader.ts'
import { bytesOf, type Choice, chosenFiles, type DownloadFile, musicFiles, parseDownloadList } from './downloadList.ts'

const ALL: readonly DownloadFile[] = [
  ['/img/books/book3/cover.webp', 9, 'a'],
  ['/img/books/book3/cover.avif', 5, 'a'],
  ['/img/books/book3/cover-small.avif', 2, 'a'],
  ['/img/books/book3/page-01.webp', 9, 'a'],
  ['/img/books/book3/page-01.avif', 5, 'a'],
  ['/img/books/book3/page-01-back.webp', 9, 'a'],
  ['/img/books/book3/page-01-ground.avif', 2, 'a'],
  ['/img/books/book3/page-01-back@2x.webp', 20, 'a'],
  ['/img/books/book3/page-01-sprites.webp', 9, 'a'],
  ['/img/books/book3/page-01-sprites.avif', 3, 'a'],
  ['/img/books/book3/page-01-frames.avif', 2, 'a'],
  ['/img/books/book3/page-01-sprites@2x.webp', 20, 'a'],
  ['/img/books/book3/page-01-look-sawo-hijab.webp', 9, 'a'],
  ['/img/books/book3/page-01-look-coklat-bob@2x.webp', 9, 'a'],
  ['/img/books/book3/page-01-look-coklat-bob.webp', 9, 'a'],
  ['/img/books/book3/page-01-look-coklat-bob.avif', 4, 'a'],
  ['/img/books/book3/page-01-look-sawo-hijab.avif', 4, 'a'],
  ['/img/books/book3/page-01-still-coklat-bob.webp', 9, 'a'],
  ['/img/books/book3/words/ears.webp', 9, 'a'],
  ['/img/books/book3/words/ears.avif', 5, 'a'],
  ['/audio/books/book3/naration/en/page-01.webm', 3, 'a'],
  ['/audio/books/book3/naration/en/page-01.mp3', 4, 'a'],
  ['/audio/books/book3/naration/id/page-01.webm', 3, 'a'],
  ['/audio/books/book3/lines/en/page-01.webm', 3, 'a'],
  ['/audio/books/book3/lines/id/page-01.webm', 3, 'a'],
  ['/audio/sprites/words-en.webm', 3, 'a'],
  ['/audio/sprites/words-id.webm', 3, 'a'],
  ['/audio/effect/star.webm', 3, 'a'],
  ['/audio/ambience/pond.webm', 3, 'a'],
  ['/audio/ambience/pond.mp3', 3, 'a'],
]
const TABLET: Choice = {
  language: 'en',
  isDouble: false,
  hasAvif: true,
  hasWebm: true,
  looks: new Set(['coklat-bob']),
}
const namesFor = (part: Partial<Choice>) =>
  chosenFiles(ALL, { ...TABLET, ...part }).map(([path]) => path.replace('/img/books/book3/', '').replace('/audio/', ''))

describe('the files a device needs', () => {
  it('match its screen and formats, and its reader’s language and avatar variant', () => {
    expect(namesFor({})).toEqual([
      'cover.avif',
      'cover-small.avif',
      'page-01.avif',
      'page-01-ground.avif',
      'page-01-sprites.avif',
      'page-01-frames.avif',
      'page-01-look-coklat-bob.avif',
      'page-01-still-coklat-bob.webp',
      'words/ears.avif',
      'books/book3/naration/en/page-01.webm',
      'books/book3/lines/en/page-01.webm',
      'sprites/words-en.webm',
      'effect/star.webm',
    ])
  })

  it('on a high-density screen are the double ones, or single if there is no double', () => {
    const names = namesFor({ isDouble: true })
    expect(names).toContain('page-01-back@2x.webp')
    expect(names).not.toContain('page-01-back.webp')
    expect(names).not.toContain('page-01-ground.avif')
    expect(names).toContain('page-01-sprites@2x.webp')
    expect(names).not.toContain('page-01-frames.avif')
    expect(names).not.toContain('page-01-look-coklat-bob.avif')
    expect(names).toContain('page-01.avif')
    expect(names).toContain('cover-small.avif')
    expect(names).toContain('page-01-look-coklat-bob@2x.webp')
    expect(names).toContain('words/ears.webp')
    expect(names).not.toContain('words/ears.avif')
  })

  it('are complete without music, which is chosen separately', () => {
    expect(musicFiles(ALL, TABLET).map(([path]) => path)).toEqual(['/audio/ambience/pond.webm'])
  })

  it('without AVIF are WebP, without WebM MP3', () => {
    const names = namesFor({ hasAvif: false, hasWebm: false })
    expect(names).toContain('cover.webp')
    expect(names).toContain('page-01.webp')
    expect(names).toContain('page-01-back.webp')
    expect(names).toContain('words/ears.webp')
    expect(names.filter((name) => name.endsWith('.avif'))).toEqual([])
    expect(names.filter((name) => name.endsWith('.mp3'))).toEqual(['books/book3/naration/en/page-01.mp3'])
  })
})

it('is validated, naming the invalid line', () => {
  expect(parseDownloadList([['/a', 3, 'one']])).toEqual([['/a', 3, 'one']])
  expect(() => parseDownloadList({})).toThrow('not an array')
  expect(() => parseDownloadList([['/a', '3', 'one']])).toThrow('not a file of a download list: ["/a","3","one"]')
})

/** A cache with room for `room` files. */
function store(room = 100) {
  const saved = new Map<string, Response>()
  const cache: FileCache = {
    keys: async () => [...saved.keys()].map((path) => ({ url: `http://localhost${path}` })),
    match: async (path) => saved.get(path)?.clone(),
    async put(path, response) {
      if (saved.size >= room) throw new DOMException('full', 'QuotaExceededError')
      saved.set(path, response)
    },
    delete: async (path) => saved.delete(path),
  }
  return { saved, cache }
}

const FILES: readonly DownloadFile[] = [
  ['/a', 3, 'one'],
  ['/b', 3, 'two'],
  ['/c', 3, 'three'],
]
type Fetch = (path: string) => Promise<Response>
const ok: Fetch = async () => new Response('xyz')

describe('keeping', () => {
  it('fetches files one by one and reports its progress', async () => {
    const { cache } = store()
    const onProgress = vi.fn<(share: number) => void>()
    expect(await download(cache, FILES, { fetchFile: ok, onProgress })).toBe('stored')
    expect(onProgress.mock.calls.map(([share]) => Math.round(share * 3))).toEqual([1, 2, 3])
    expect(await heldOf(cache, FILES)).toEqual({ isWhole: true, bytes: 9, missing: 0 })
  })

  it('resumes after an interruption and stores no partial files', async () => {
    const { cache } = store()
    const cut = vi.fn<Fetch>(async (path) => new Response(path === '/b' ? 'x' : 'xyz'))
    expect(await download(cache, FILES, { fetchFile: cut, onProgress: () => undefined })).toBe('broken')
    expect(await heldOf(cache, FILES)).toEqual({ isWhole: false, bytes: 9, missing: 6 })
    const whole = vi.fn<Fetch>(ok)
    expect(await download(cache, FILES, { fetchFile: whole, onProgress: () => undefined })).toBe('stored')
    expect(whole.mock.calls).toEqual([['/b'], ['/c']])
  })

  it('stops at a missing file or without a network, without storing it', async () => {
    const { cache } = store()
    const gone = async () => new Response('xyz', { status: 404 })
    const away = () => Promise.reject(new TypeError('Failed to fetch'))
    for (const fetchFile of [gone, away]) {
      expect(await download(cache, FILES, { fetchFile, onProgress: () => undefined })).toBe('broken')
    }
    expect((await heldOf(cache, FILES)).missing).toBe(9)
  })

  it('leaves no partial files if there is no room', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { cache, saved } = store(2)
    expect(await download(cache, FILES, { fetchFile: ok, onProgress: () => undefined })).toBe('full')
    expect(saved.size).toBe(0)
  })

  it('stops on request, and evicted files are missing again', async () => {
    const { cache } = store()
    const stop = new AbortController()
    const onProgress = () => stop.abort()
    expect(await download(cache, FILES, { fetchFile: ok, onProgress, signal: stop.signal })).toBe('stopped')
    expect((await heldOf(cache, FILES)).missing).toBe(6)
    await forget(cache, FILES)
    expect((await heldOf(cache, FILES)).missing).toBe(bytesOf(FILES))
  })

  it('takes over only unchanged files of another version', async () => {
    const [before, after] = [store(), store()]
    await download(before.cache, FILES, { fetchFile: ok, onProgress: () => undefined })
    const next: readonly DownloadFile[] = [
      ['/a', 3, 'one'],
      ['/b', 3, 'changed'],
    ]
    await takeOver(before.cache, after.cache, next)
    expect([...after.saved.keys()]).toEqual(['/a'])
  })
})
