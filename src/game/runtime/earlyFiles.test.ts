import { beforeEach, expect, it, vi } from 'vitest'
import type { PagePictureData } from '../picture.ts'

const PICTURE: PagePictureData = { stem: '/img/books/book1/page-01', sprites: [] }
const BACK = '/img/books/book1/page-01-back.webp'
let asked: string[] = []

beforeEach(() => {
  vi.resetModules()
  asked = []
  vi.stubGlobal('window', { devicePixelRatio: 1 })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(url)
  })
})
/** Resolves after AVIF support was determined. */
const chosen = () => new Promise((resolve) => setImmediate(resolve))
const earlyFiles = () => import('./earlyFiles.ts')

it('hands a prefetched file to the stage without a second request', async () => {
  const { askEarly, fetchFile } = await earlyFiles()
  askEarly(() => [BACK])
  await chosen()
  const answer = await fetchFile(BACK)
  expect(await answer.text()).toBe(BACK)
  expect(asked).toEqual([BACK])
})

it('chooses the double-size files if the stage will need them', async () => {
  const { filesFor } = await earlyFiles()
  expect(filesFor(PICTURE, 1000, true)).toEqual([BACK])
  vi.stubGlobal('window', { devicePixelRatio: 2 })
  expect(filesFor(PICTURE, 1000, true)).toEqual(['/img/books/book1/page-01-back@2x.webp'])
})

it('hands out a prefetched response only once, because its body can be read only once', async () => {
  const { askEarly, fetchFile } = await earlyFiles()
  askEarly(() => [BACK])
  await chosen()
  await (await fetchFile(BACK)).text()
  await expect((await fetchFile(BACK)).text()).resolves.toContain('back')
})

it('requests a file again after its prefetch was dropped', async () => {
  const { askEarly, fetchFile } = await earlyFiles()
  const forget = askEarly(() => [BACK])
  await chosen()
  forget()
  await fetchFile(BACK)
  expect(asked).toHaveLength(2)
})

it('requests nothing if dropped before AVIF support is known', async () => {
  const { askEarly } = await earlyFiles()
  askEarly(() => [BACK])()
  await chosen()
  expect(asked).toEqual([])
})

it('assumes no AVIF support if pictures cannot be decoded', async () => {
  const { askEarly } = await earlyFiles()
  const choose = vi.fn<(hasAvif: boolean) => string[]>(() => [])
  askEarly(choose)
  await chosen()
  expect(choose).toHaveBeenCalledWith(false)
})

it('prefetches nothing once the stage has loaded a file itself', async () => {
  const { askEarly, fetchFile } = await earlyFiles()
  await fetchFile('/a.webp')
  askEarly(() => [BACK])
  expect(asked).toEqual(['/a.webp'])
})

it('prefetches what comes next, but not what the stage has asked for itself', async () => {
  const { askAhead, fetchFile } = await earlyFiles()
  await fetchFile('/a.avif')
  askAhead(['/a.avif', '/b.avif'])
  expect(await (await fetchFile('/b.avif')).text()).toBe('/b.avif')
  expect(asked).toEqual(['/a.avif', '/b.avif'])
})

it('passes a failure on to the stage, which can retry', async () => {
  const { askEarly, fetchFile } = await earlyFiles()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  askEarly(() => [BACK])
  await chosen()
  await expect(fetchFile(BACK)).rejects.toThrow('no network')
  vi.stubGlobal('fetch', async () => new Response('found'))
  await expect(fetchFile(BACK)).resolves.toBeInstanceOf(Response)
})
