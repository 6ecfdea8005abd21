import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PictureFiles } from './pictureFiles.ts'

const closed: string[] = []
beforeEach(() => {
  closed.length = 0
  vi.stubGlobal('fetch', async (url: string) => ({ ok: !url.includes('missing'), status: 404, blob: async () => url }))
  vi.stubGlobal('createImageBitmap', async (blob: string) => ({ close: () => closed.push(blob) }))
})
afterEach(() => vi.unstubAllGlobals())
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('decodes a file only once per page', async () => {
  const files = new PictureFiles(false)
  expect(await files.load('p1', '/a.webp')).toBe(await files.load('p1', '/a.webp'))
})

it('caches the pictures of two pages and frees the oldest', async () => {
  const files = new PictureFiles(false)
  for (const page of ['p1', 'p2', 'p3']) await files.load(page, `/${page}.webp`)
  await settled()
  expect(files.livePages()).toEqual(['p2', 'p3'])
  expect(closed).toEqual(['/p1.webp'])
})

it('does not free the pictures of a pinned page', async () => {
  const files = new PictureFiles(false)
  const unpin = files.pin('p1')
  for (const page of ['p1', 'p2', 'p3', 'p4', 'p5']) await files.load(page, `/${page}.webp`)
  await settled()
  expect(files.livePages()).toContain('p1')
  unpin()
  await files.load('p6', '/p6.webp')
  await settled()
  expect(files.livePages()).toEqual(['p5', 'p6'])
})

it('names the missing file and retries it the next time', async () => {
  const files = new PictureFiles(false)
  await expect(files.load('p1', '/missing.webp')).rejects.toThrow('/missing.webp: 404')
  vi.stubGlobal('fetch', async () => ({ ok: true, blob: async () => 'found' }))
  await expect(files.load('p1', '/missing.webp')).resolves.toBeDefined()
})

it('frees a picture that was only used', async () => {
  const files = new PictureFiles(false)
  const used: unknown[] = []
  await files.use('/a.webp', (picture) => {
    used.push(picture)
    expect(closed).toEqual([])
  })
  expect(used).toHaveLength(1)
  expect(closed).toEqual(['/a.webp'])
  expect(files.livePages()).toEqual([])
  await expect(files.use('/missing.webp', () => undefined)).rejects.toThrow('/missing.webp: 404')
})
