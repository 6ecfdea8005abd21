import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A decoded picture, or a copy of one. */
interface FakeBitmap {
  readonly of: string
  readonly close: () => void
}

let asked: string[] = []
let closed: string[] = []
let broken: (file: string) => boolean = () => false
let posters: typeof import('./posterPrefetch.ts')

/** Decodes a fetched file, or copies a bitmap. */
async function createBitmap(source: { readonly of: string }): Promise<FakeBitmap> {
  if (broken(source.of)) throw new Error('cannot be read')
  return { of: source.of, close: () => closed.push(source.of) }
}

beforeEach(async () => {
  asked = []
  closed = []
  broken = () => false
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return { ok: true, blob: async () => ({ of: url }) }
  })
  vi.stubGlobal('createImageBitmap', createBitmap)
  vi.resetModules()
  posters = await import('./posterPrefetch.ts')
})

afterEach(() => vi.unstubAllGlobals())

const decoded = (poster: string) => expect.poll(() => posters.isPosterDecoded(poster)).toBe(true)

it('decodes the AVIF of a poster once and reports when it is ready', async () => {
  posters.decodePoster('/a.webp')
  expect(posters.isPosterDecoded('/a.webp')).toBe(false)
  await decoded('/a.webp')
  posters.decodePoster('/a.webp')
  expect(asked).toEqual(['/a.avif'])
})

it('shares the bitmap of the stage, and fetches nothing then', async () => {
  const ofStage = await createBitmap({ of: 'stage' })
  // Only what the code under test uses.
  posters.decodePoster('/a.webp', ofStage as unknown as ImageBitmap)
  await decoded('/a.webp')
  expect(asked).toEqual([])
  expect(posters.takePoster('/a.webp')).toMatchObject({ of: 'stage' })
  expect(posters.takePoster('/a.webp')).not.toBe(ofStage)
  expect(closed).toEqual([])
})

it('gives a poster away and has another one a moment later', async () => {
  posters.decodePoster('/a.webp')
  await decoded('/a.webp')
  const first = posters.takePoster('/a.webp')
  expect(first).toMatchObject({ of: '/a.avif' })
  expect(posters.takePoster('/a.webp')).toBeUndefined()
  await decoded('/a.webp')
  expect(posters.takePoster('/a.webp')).not.toBe(first)
  expect(asked).toEqual(['/a.avif'])
})

it('falls back to WebP if AVIF cannot be decoded, and does not try AVIF again', async () => {
  broken = (file) => file.endsWith('.avif')
  posters.decodePoster('/a.webp')
  await decoded('/a.webp')
  posters.decodePoster('/b.webp')
  await decoded('/b.webp')
  expect(asked).toEqual(['/a.avif', '/a.webp', '/b.webp'])
})

it('retries a poster that failed to load, with AVIF first', async () => {
  broken = () => true
  posters.decodePoster('/a.webp')
  await expect.poll(() => asked).toEqual(['/a.avif', '/a.webp'])
  broken = () => false
  await expect
    .poll(() => {
      posters.decodePoster('/a.webp')
      return posters.isPosterDecoded('/a.webp')
    })
    .toBe(true)
  expect(asked).toEqual(['/a.avif', '/a.webp', '/a.avif'])
})

it('takes no answer for a poster that says there is none', async () => {
  vi.stubGlobal('fetch', async () => ({ ok: false, status: 404, blob: async () => ({ of: 'not found' }) }))
  const reported = vi.fn<() => void>()
  posters.onPosterDecoded(reported)
  posters.decodePoster('/a.webp')
  await expect.poll(() => reported.mock.calls.length).toBe(1)
  expect(posters.isPosterDecoded('/a.webp')).toBe(false)
})

it('brings a poster in the form that the browser reads', async () => {
  // A browser that decodes no AVIF.
  broken = (file) => file.endsWith('.avif')
  vi.stubGlobal(
    'Image',
    class {
      width = 1
      src = ''
      decode = async () => undefined
    },
  )
  await posters.fetchPoster('/a.webp')
  posters.decodePoster('/b.webp')
  await decoded('/b.webp')
  await posters.fetchPoster('/c.webp')
  expect(asked).toEqual(['/a.avif', '/b.avif', '/b.webp', '/c.webp'])
})

it('does not wait until a poster has come whole, and says when none comes', async () => {
  const slow = Object.assign(new Response(), { blob: () => new Promise<never>(() => undefined) })
  vi.stubGlobal('fetch', async () => slow)
  await posters.fetchPoster('/a.webp')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await expect(posters.fetchPoster('/a.webp')).rejects.toThrow('no network')
})

it('caches the three most recently requested posters, and closes the others', async () => {
  for (const poster of ['/a.webp', '/b.webp', '/c.webp']) posters.decodePoster(poster)
  await decoded('/b.webp')
  for (const poster of ['/a.webp', '/d.webp']) posters.decodePoster(poster)
  await decoded('/d.webp')
  expect(posters.isPosterDecoded('/b.webp')).toBe(false)
  expect(posters.isPosterDecoded('/a.webp')).toBe(true)
  expect(posters.isPosterDecoded('/c.webp')).toBe(true)
  expect(closed).toEqual(['/b.avif'])
})

it('closes a poster that is decoded when it is not wanted any more', async () => {
  for (const poster of ['/a.webp', '/b.webp', '/c.webp', '/d.webp']) posters.decodePoster(poster)
  await decoded('/d.webp')
  await expect.poll(() => closed).toEqual(['/a.avif'])
})

it('notifies when a poster can be shown, until unsubscribed', async () => {
  const reported: boolean[] = []
  const stop = posters.onPosterDecoded(() => reported.push(posters.isPosterDecoded('/a.webp')))
  posters.decodePoster('/a.webp')
  await expect.poll(() => reported).toEqual([true])
  stop()
  posters.decodePoster('/b.webp')
  await decoded('/b.webp')
  expect(reported).toEqual([true])
})
