import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPack, PackError, readPack } from '../../../server/packs/readPack.ts'
import { writePack } from '../../../server/packs/writePack.ts'
import { exampleFiles } from '../examplePack.ts'
import { HOSTILE } from './corpus.ts'
import { rawZip } from './rawZip.ts'

let folder = ''
let file = ''
const MEGABYTE = 1_000_000
/** Resident memory before the first pack; what 100 of them leave behind must not add up. */
let before = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  file = join(folder, 'book.lumbung')
  // Loads all kinds and the picture library first.
  writeFileSync(file, writePack(await exampleFiles()))
  await readPack(file)
  before = process.memoryUsage().rss
})

afterAll(() => rmSync(folder, { recursive: true }))

it('has at least 50 files', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(50)
  expect(new Set(HOSTILE.map(({ name }) => name)).size).toBe(HOSTILE.length)
})

it('takes the sound example, by whichever program it was zipped', async () => {
  const files = await exampleFiles()
  const entries = [...files].map(([name, data]) => ({ name, data, isDeflated: name.endsWith('.json') }))
  for (const whole of [writePack(files), rawZip(entries)]) {
    writeFileSync(file, whole)
    const { faults, pack } = await readPack(file)
    expect(faults).toEqual([])
    expect(pack?.manifest.key).toBe('org.example.morning-words')
  }
})

it('gives what a sound pack holds, and closes it', async () => {
  const files = await exampleFiles()
  writeFileSync(file, writePack(files))
  const pack = await openPack(file)
  expect(pack.book.pages).toHaveLength(6)
  expect(pack.files.get('media/en/words.mp3')).toMatchObject({ type: 'audio/mpeg' })
  expect(Buffer.compare(await pack.media('media/cover.webp'), files.get('media/cover.webp') ?? Buffer.alloc(0))).toBe(0)
  await expect(pack.media('media/nothing.webp')).rejects.toBeInstanceOf(PackError)
  pack.close()
})

describe('refuses', () => {
  it.each(HOSTILE.map((one) => [one.name, one] as const))('%s', async (_name, { code, make }) => {
    writeFileSync(file, await make())
    const { faults, pack } = await readPack(file)
    expect(faults.map((fault) => fault.code)).toContain(code)
    expect(pack).toBeUndefined()
    for (const { message, place, file: named } of faults) {
      for (const sentence of [message.en, message.id]) {
        expect(sentence.length).toBeGreaterThan(8)
        expect(sentence.length).toBeLessThan(400)
        expect(sentence).not.toMatch(/undefined|\{\w+\}|\p{Cc}|\u202E/u)
      }
      expect(place.length + named.length).toBeLessThan(500)
    }
    await expect(openPack(file)).rejects.toBeInstanceOf(PackError)
    expect(readdirSync(folder)).toEqual(['book.lumbung'])
  })
})

it('has used little memory for all of them', () => {
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * MEGABYTE)
})

it('is refused at any place where a pack is cut off', async () => {
  const whole = writePack(await exampleFiles())
  for (let part = 1; part < 20; part += 1) {
    writeFileSync(file, whole)
    truncateSync(file, Math.floor((whole.length * part) / 20))
    expect((await readPack(file)).faults.length).toBeGreaterThan(0)
  }
})

it('is refused wherever a byte is changed', async () => {
  const files = await exampleFiles()
  const whole = Buffer.from(writePack(files))
  const book: unknown = JSON.parse(new TextDecoder().decode(files.get('book.json')))
  let seed = 7
  for (let turn = 0; turn < 60; turn += 1) {
    seed = (seed * 16_807) % 2_147_483_647
    const changed = Buffer.from(whole)
    const at = seed % changed.length
    changed[at] = (changed[at] ?? 0) ^ (1 + (seed % 255))
    writeFileSync(file, changed)
    const { faults, pack } = await readPack(file)
    // A date in a header says nothing of the book: nothing else may pass.
    expect(faults.length > 0 || isDeepStrictEqual(pack?.book, book)).toBe(true)
  }
})
