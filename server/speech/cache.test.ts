import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { speechCache, speechKey } from './cache.ts'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'lumbung-')), 'speech')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

const SOUND_BYTES = 10_000
const keyOf = (text: string) => speechKey({ text, language: 'en' }, 'v')

/** Stores a made-up sound that was last used at `usedAt`, s. */
async function store(cache: ReturnType<typeof speechCache>, text: string, usedAt?: number): Promise<string> {
  const file = await cache.begin()
  writeFileSync(file, Buffer.alloc(SOUND_BYTES, text))
  await cache.put(keyOf(text), file, { ms: 1, bytes: SOUND_BYTES, words: [], guessed: [text], voice: 'v' })
  if (usedAt !== undefined) utimesSync(join(folder, `${keyOf(text)}.json`), usedAt, usedAt)
  return keyOf(text)
}

it('gives back what was stored, readable by its owner only', async () => {
  const cache = speechCache(folder)
  expect(await cache.get(keyOf('a'))).toBeUndefined()
  const key = await store(cache, 'a')
  expect(await cache.get(key)).toEqual({ ms: 1, bytes: SOUND_BYTES, words: [], guessed: ['a'], voice: 'v' })
  const sound = await cache.open(key)
  expect(Buffer.concat((await sound?.stream.toArray()) ?? [])).toEqual(Buffer.alloc(SOUND_BYTES, 'a'))
  expect(readdirSync(folder)).toHaveLength(2)
  expect(statSync(folder).mode & 0o077).toBe(0)
})

it('deletes what was used least lately when there is too much', async () => {
  const cache = speechCache(folder, 3.5 * SOUND_BYTES)
  for (const [index, text] of ['a', 'b', 'c'].entries()) await store(cache, text, 1_700_000_000 + index)
  expect(await cache.get(keyOf('a'))).toBeDefined()
  await store(cache, 'd')
  const left = await Promise.all(['a', 'b', 'c', 'd'].map(async (text) => (await cache.get(keyOf(text))) !== undefined))
  expect(left).toEqual([true, false, true, true])
  expect(readdirSync(folder)).toHaveLength(6)
})

it.each([
  ['a sound that is cut', '.wav', 'RIFF'],
  ['an empty entry', '.json', ''],
  ['an entry of another form', '.json', '{"ms": "long"}'],
])('counts %s as missing', async (_, ending, text) => {
  const cache = speechCache(folder)
  const key = await store(cache, 'a')
  writeFileSync(join(folder, key + ending), text)
  expect(await cache.get(key)).toBeUndefined()
  expect(await cache.open(key)).toBeUndefined()
  await store(cache, 'a')
  expect(await cache.get(key)).toBeDefined()
})

it('sweeps what is old and what was never finished, and nothing else', async () => {
  const cache = speechCache(folder)
  const now = new Date()
  await store(cache, 'old', now.getTime() / 1000 - 100_000)
  await store(cache, 'new')
  const [left, underWay] = [await cache.begin(), await cache.begin()]
  for (const file of [left, underWay]) writeFileSync(file, '')
  utimesSync(left, 0, 0)
  writeFileSync(join(folder, 'somebody-elses.txt'), '')
  await cache.sweep(new Date(now.getTime() - 50_000_000), now)
  expect(await cache.get(keyOf('old'))).toBeUndefined()
  expect(await cache.get(keyOf('new'))).toBeDefined()
  expect([existsSync(left), existsSync(underWay)]).toEqual([false, true])
  expect(existsSync(join(folder, 'somebody-elses.txt'))).toBe(true)
  // A folder that was never made has nothing to sweep.
  await speechCache(join(folder, 'none')).sweep(now, now)
})

it('has a key for each text, language and voice', () => {
  const keys = [
    keyOf('a'),
    keyOf('b'),
    speechKey({ text: 'a', language: 'id' }, 'v'),
    speechKey({ text: 'a', language: 'en' }, 'w'),
  ]
  expect(new Set(keys).size).toBe(4)
})
