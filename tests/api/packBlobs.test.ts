import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../../server/db/migrate.ts'
import type { BlobStore } from '../../server/packs/store/blobs.ts'
import { databaseBlobs } from '../../server/packs/store/databaseBlobs.ts'
import { folderBlobs } from '../../server/packs/store/folderBlobs.ts'
import { sha256Of } from '../../server/packs/store/hashes.ts'
import { engines } from './helpers/engines.ts'

interface Opened {
  readonly blobs: BlobStore
  /** The same store in another process. */
  again(): BlobStore
  drop(): Promise<void>
}

const folderStore = {
  name: 'a folder',
  async open(): Promise<Opened> {
    const folder = mkdtempSync(join(tmpdir(), 'lumbung-blobs-'))
    const again = () => folderBlobs(join(folder, 'packs'))
    return { blobs: again(), again, drop: async () => rmSync(folder, { recursive: true, force: true }) }
  },
}

const databaseStores = engines
  .filter(({ name }) => name === 'PostgreSQL')
  .map((engine) => ({
    name: engine.name,
    async open(): Promise<Opened> {
      const scratch = await engine.scratch()
      const db = scratch.open()
      await migrate(db)
      const again = () => databaseBlobs(scratch.open(), () => new Date())
      return { blobs: databaseBlobs(db, () => new Date()), again, drop: () => scratch.drop() }
    },
  }))

const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString('utf8')
const ABOUT = Buffer.from('Seekor kancil tidur di bawah pohon.')
const HASH = sha256Of(ABOUT)

const LATER = new Date('2100-01-01T00:00:00Z')

async function listed(blobs: BlobStore, before = LATER): Promise<string[]> {
  const found: string[] = []
  for await (const hash of blobs.list(before)) found.push(hash)
  return found.toSorted()
}

describe.each([folderStore, ...databaseStores])('blobs in $name', ({ open }) => {
  let opened: Opened
  let blobs: BlobStore
  beforeEach(async () => {
    opened = await open()
    blobs = opened.blobs
  })
  afterEach(() => opened.drop())

  it('are there for every process once they were put', async () => {
    await blobs.put(HASH, ABOUT)
    const other = opened.again()
    expect(text(await other.read(HASH))).toBe(text(ABOUT))
    expect(await other.sizeOf(HASH)).toBe(ABOUT.length)
    expect(await listed(other)).toEqual([HASH])
  })

  it('are read in parts, cut at their end', async () => {
    await blobs.put(HASH, ABOUT)
    expect(text(await blobs.read(HASH, { from: 7, to: 13 }))).toBe('kancil')
    expect(text(await blobs.read(HASH, { from: 29, to: 9999 }))).toBe('pohon.')
    expect(text(await blobs.read(HASH, { from: 9000, to: 9999 }))).toBe('')
  })

  it('are put twice, also at once, without harm', async () => {
    await Promise.all([blobs.put(HASH, ABOUT), opened.again().put(HASH, ABOUT), blobs.put(HASH, ABOUT)])
    await blobs.put(HASH, ABOUT)
    expect(await listed(blobs)).toEqual([HASH])
    expect(text(await blobs.read(HASH))).toBe(text(ABOUT))
  })

  it('are refused under a hash that is not theirs, and leave nothing', async () => {
    const wrong = sha256Of(Buffer.from('other'))
    await expect(blobs.put(wrong, ABOUT)).rejects.toThrow(`were to be stored under ${wrong}`)
    expect(await blobs.sizeOf(wrong)).toBeUndefined()
    expect(await listed(blobs)).toEqual([])
  })

  it('are not there before they were put, nor after they were removed', async () => {
    expect(await blobs.read(HASH)).toBeUndefined()
    expect(await blobs.sizeOf(HASH)).toBeUndefined()
    await blobs.put(HASH, ABOUT)
    await blobs.remove(HASH, LATER)
    await blobs.remove(HASH, LATER)
    expect(await blobs.read(HASH)).toBeUndefined()
    expect(await listed(blobs)).toEqual([])
  })

  it('that are newer than the time asked for are neither listed nor removed', async () => {
    await blobs.put(HASH, ABOUT)
    const before = new Date(Date.now() - 60_000)
    expect(await listed(blobs, before)).toEqual([])
    await blobs.remove(HASH, before)
    expect(await listed(blobs)).toEqual([HASH])
  })

  it('never lie outside the store', async () => {
    for (const name of ['../../etc/passwd', '', 'x', `${HASH}/..`, HASH.toUpperCase()]) {
      expect(await blobs.read(name)).toBeUndefined()
      expect(await blobs.sizeOf(name)).toBeUndefined()
      await expect(blobs.put(name, ABOUT)).rejects.toThrow('were to be stored')
    }
  })
})

describe('a folder of blobs', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lumbung-blobs-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('is readable by its owner only', async () => {
    await folderBlobs(join(folder, 'packs')).put(HASH, ABOUT)
    const shelf = join(folder, 'packs', HASH.slice(0, 2))
    expect(statSync(shelf).mode & 0o777).toBe(0o700)
    expect(statSync(join(shelf, HASH)).mode & 0o777).toBe(0o600)
  })

  it('puts a file that a power cut has shortened again', async () => {
    const blobs = folderBlobs(folder)
    await blobs.put(HASH, ABOUT)
    writeFileSync(join(folder, HASH.slice(0, 2), HASH), 'Seekor')
    await blobs.put(HASH, ABOUT)
    expect(text(await blobs.read(HASH))).toBe(text(ABOUT))
  })

  it('forgets what a process that ended has begun, but not what another writes now', async () => {
    const blobs = folderBlobs(folder)
    await blobs.put(HASH, ABOUT)
    const shelf = join(folder, HASH.slice(0, 2))
    const old = join(shelf, 'begun-long-ago.part')
    writeFileSync(old, 'half')
    utimesSync(old, new Date(0), new Date(0))
    writeFileSync(join(shelf, 'begun-now.part'), 'half')
    expect(await listed(blobs, new Date())).toEqual(expect.not.arrayContaining(['begun-now.part']))
    expect(readdirSync(shelf).toSorted()).toEqual(['begun-now.part', HASH].toSorted())
  })
})
