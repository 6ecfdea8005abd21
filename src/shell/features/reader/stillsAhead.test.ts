import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let asked: string[] = []
let broken: (src: string) => boolean = () => false
let stills: typeof import('./stillsAhead.ts')

class FakeImage {
  src = ''
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
  stills = await import('./stillsAhead.ts')
})

afterEach(() => vi.unstubAllGlobals())

it('decodes the AVIF of a still once, and knows when it is there', async () => {
  stills.decodeStill('/a.webp')
  expect(stills.isStillDecoded('/a.webp')).toBe(false)
  await expect.poll(() => stills.isStillDecoded('/a.webp')).toBe(true)
  stills.decodeStill('/a.webp')
  expect(asked).toEqual(['/a.avif'])
})

it('takes WebP where AVIF cannot be read, and does not try AVIF again', async () => {
  broken = (src) => src.endsWith('.avif')
  stills.decodeStill('/a.webp')
  await expect.poll(() => stills.isStillDecoded('/a.webp')).toBe(true)
  stills.decodeStill('/b.webp')
  await expect.poll(() => stills.isStillDecoded('/b.webp')).toBe(true)
  expect(asked).toEqual(['/a.avif', '/a.webp', '/b.webp'])
})

it('tries anew what could not be fetched, with AVIF first', async () => {
  broken = () => true
  stills.decodeStill('/a.webp')
  await expect.poll(() => asked).toEqual(['/a.avif', '/a.webp'])
  broken = () => false
  await expect
    .poll(() => {
      stills.decodeStill('/a.webp')
      return stills.isStillDecoded('/a.webp')
    })
    .toBe(true)
  expect(asked).toEqual(['/a.avif', '/a.webp', '/a.avif'])
})

it('keeps the three that were wanted last', async () => {
  for (const still of ['/a.webp', '/b.webp', '/c.webp', '/a.webp', '/d.webp']) stills.decodeStill(still)
  await expect.poll(() => stills.isStillDecoded('/d.webp')).toBe(true)
  expect(stills.isStillDecoded('/b.webp')).toBe(false)
  expect(stills.isStillDecoded('/a.webp')).toBe(true)
  expect(stills.isStillDecoded('/c.webp')).toBe(true)
})

it('tells when a still can be shown, until nobody wants to know', async () => {
  const told: boolean[] = []
  const stop = stills.onStillDecoded(() => told.push(stills.isStillDecoded('/a.webp')))
  stills.decodeStill('/a.webp')
  await expect.poll(() => told).toEqual([true])
  stop()
  stills.decodeStill('/b.webp')
  await expect.poll(() => stills.isStillDecoded('/b.webp')).toBe(true)
  expect(told).toEqual([true])
})
