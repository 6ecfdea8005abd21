import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let asked: string[] = []
let broken: (src: string) => boolean = () => false
let posters: typeof import('./posterPrefetch.ts')

class FakeImage {
  src = ''
  width = 1
  fetchPriority = ''
  async decode(): Promise<void> {
    asked.push(this.src)
    if (broken(this.src)) throw new Error('cannot be read')
  }
}

beforeEach(async () => {
  asked = []
  broken = () => false
  vi.stubGlobal('Image', FakeImage)
  vi.resetModules()
  posters = await import('./posterPrefetch.ts')
})

afterEach(() => vi.unstubAllGlobals())

it('decodes the AVIF of a poster once and reports when it is ready', async () => {
  posters.decodePoster('/a.webp')
  expect(posters.isPosterDecoded('/a.webp')).toBe(false)
  await expect.poll(() => posters.isPosterDecoded('/a.webp')).toBe(true)
  posters.decodePoster('/a.webp')
  expect(asked).toEqual(['/a.avif'])
})

it('falls back to WebP if AVIF cannot be decoded, and does not try AVIF again', async () => {
  broken = (src) => src.endsWith('.avif')
  posters.decodePoster('/a.webp')
  await expect.poll(() => posters.isPosterDecoded('/a.webp')).toBe(true)
  posters.decodePoster('/b.webp')
  await expect.poll(() => posters.isPosterDecoded('/b.webp')).toBe(true)
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

it('brings a poster in the form that the browser reads', async () => {
  const fetched = vi.fn<(url: string) => Promise<Response>>(async () => new Response('poster'))
  vi.stubGlobal('fetch', fetched)
  await posters.fetchPoster('/a.webp')
  // A browser that decodes no AVIF.
  broken = (src) => src.endsWith('.avif')
  posters.decodePoster('/b.webp')
  await expect.poll(() => posters.isPosterDecoded('/b.webp')).toBe(true)
  await posters.fetchPoster('/c.webp')
  expect(fetched.mock.calls.flat()).toEqual(['/a.avif', '/c.webp'])
})

it('does not wait until a poster has come whole, and says when none comes', async () => {
  const slow = Object.assign(new Response(), { blob: () => new Promise<never>(() => undefined) })
  vi.stubGlobal('fetch', async () => slow)
  await posters.fetchPoster('/a.webp')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await expect(posters.fetchPoster('/a.webp')).rejects.toThrow('no network')
})

it('caches the three most recently requested posters', async () => {
  for (const poster of ['/a.webp', '/b.webp', '/c.webp', '/a.webp', '/d.webp']) posters.decodePoster(poster)
  await expect.poll(() => posters.isPosterDecoded('/d.webp')).toBe(true)
  expect(posters.isPosterDecoded('/b.webp')).toBe(false)
  expect(posters.isPosterDecoded('/a.webp')).toBe(true)
  expect(posters.isPosterDecoded('/c.webp')).toBe(true)
})

it('notifies when a poster can be shown, until unsubscribed', async () => {
  const reported: boolean[] = []
  const stop = posters.onPosterDecoded(() => reported.push(posters.isPosterDecoded('/a.webp')))
  posters.decodePoster('/a.webp')
  await expect.poll(() => reported).toEqual([true])
  stop()
  posters.decodePoster('/b.webp')
  await expect.poll(() => posters.isPosterDecoded('/b.webp')).toBe(true)
  expect(reported).toEqual([true])
})
