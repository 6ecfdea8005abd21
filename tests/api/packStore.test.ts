import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../../server/db/migrate.ts'
import type { Database } from '../../server/db/tables.ts'
import type { BlobStore } from '../../server/packs/store/blobs.ts'
import { type NewRevision, packStore } from '../../server/packs/store/packStore.ts'
import { sweepBlobs } from '../../server/packs/store/sweep.ts'
import { engines, type Scratch } from './helpers/engines.ts'

const NOW = '2026-11-23T08:00:00.000Z'
const LATER = '2026-11-24T08:00:00.000Z'
const TEACHER = 'teacher-1'
const file = (path: string, digit: string, size = 1000) => ({
  path,
  sha256: digit.repeat(64),
  size,
  type: 'image/webp',
})

const revision = (more: Partial<NewRevision> = {}): NewRevision => ({
  key: 'org.example.kancil',
  revision: 1,
  source: 'teacher',
  ownerId: TEACHER,
  uploadSha256: 'a'.repeat(64),
  content: (number, places) => JSON.stringify({ number, places: [...places] }),
  files: [file('media/p01.webp', '1'), file('media/p02.webp', '2')],
  activities: ['match', 'build'],
  ...more,
})

const contentOf = async (db: Database, key = 'org.example.kancil') =>
  JSON.parse((await packStore(db).get(key))?.content ?? 'null') as unknown

describe.each(engines)('packs on $name', (engine) => {
  let scratch: Scratch
  let db: Database
  beforeEach(async () => {
    scratch = await engine.scratch()
    db = scratch.open()
    await migrate(db)
    for (const id of [TEACHER, 'teacher-2']) {
      await db
        .insertInto('users')
        .values({ id, role: 'teacher', name: id, email: null, email_key: null, password_hash: null, created_at: NOW })
        .execute()
    }
  })
  afterEach(() => scratch.drop())

  it('get numbers from 1001 on, and keep theirs in later revisions', async () => {
    const packs = packStore(db)
    expect(await packs.add(revision(), NOW)).toEqual({ outcome: 'added', number: 1001 })
    expect(await packs.add(revision({ key: 'org.example.two' }), NOW)).toEqual({ outcome: 'added', number: 1002 })
    const second = revision({ revision: 2, uploadSha256: 'b'.repeat(64) })
    expect(await packs.add(second, LATER)).toEqual({ outcome: 'added', number: 1001 })
    expect((await packs.all()).map(({ number, revision }) => [number, revision])).toEqual([
      [1001, 2],
      [1002, 1],
    ])
  })

  it('get different numbers when they are added at once', async () => {
    const keys = ['one', 'two', 'three', 'four', 'five', 'six']
    const taken = await Promise.all(
      keys.map((key) => packStore(scratch.open()).add(revision({ key: `org.example.${key}` }), NOW)),
    )
    const numbers = taken.map((one) => ('number' in one ? one.number : undefined))
    expect(new Set(numbers)).toEqual(new Set([1001, 1002, 1003, 1004, 1005, 1006]))
  })

  it('are the same when the same file comes again, and refused when the revision is not newer', async () => {
    const packs = packStore(db)
    await packs.add(revision({ revision: 3 }), NOW)
    expect(await packs.add(revision({ revision: 3 }), LATER)).toEqual({ outcome: 'already', number: 1001 })
    const other = revision({ revision: 3, uploadSha256: 'c'.repeat(64) })
    expect(await packs.add(other, LATER)).toEqual({ outcome: 'older', revision: 3 })
    const older = revision({ revision: 2, uploadSha256: 'd'.repeat(64) })
    expect(await packs.add(older, LATER)).toEqual({ outcome: 'older', revision: 3 })
    expect(await packs.files('org.example.kancil', 2)).toEqual([])
  })

  it('belong to who added them', async () => {
    const packs = packStore(db)
    await packs.add(revision(), NOW)
    const next = { revision: 2, uploadSha256: 'b'.repeat(64) }
    expect(await packs.add(revision({ ...next, ownerId: 'teacher-2' }), LATER)).toEqual({ outcome: 'foreign' })
    expect((await packs.get('org.example.kancil'))?.revision).toBe(1)
    // The operator may raise any book; it stays the teacher's.
    expect(await packs.add(revision({ ...next, source: 'operator', ownerId: null }), LATER)).toMatchObject({
      outcome: 'added',
    })
    expect(await packs.get('org.example.kancil')).toMatchObject({ revision: 2, owner_id: TEACHER, source: 'teacher' })
  })

  it('never use the place of an activity again that was taken out', async () => {
    const packs = packStore(db)
    await packs.add(revision(), NOW)
    await packs.add(revision({ revision: 2, activities: ['build', 'count'], uploadSha256: 'b'.repeat(64) }), LATER)
    expect(await contentOf(db)).toMatchObject({
      number: 1001,
      places: expect.arrayContaining([
        ['build', 2],
        ['count', 3],
      ]),
    })
    await packs.add(revision({ revision: 3, activities: ['new', 'match'], uploadSha256: 'e'.repeat(64) }), LATER)
    expect(await contentOf(db)).toMatchObject({
      places: expect.arrayContaining([
        ['match', 1],
        ['new', 4],
      ]),
    })
  })

  it('are on no shelf once withdrawn, and back when the same file is added again', async () => {
    const packs = packStore(db)
    await packs.add(revision(), NOW)
    const before = await packs.version()
    expect(await packs.withdraw('org.example.kancil', LATER)).toBe(true)
    expect(await packs.withdraw('org.example.kancil', LATER)).toBe(false)
    expect(await packs.all()).toEqual([])
    expect((await packs.get('org.example.kancil'))?.withdrawn_at).toBe(LATER)
    expect(await packs.version()).not.toBe(before)
    expect(await packs.add(revision(), LATER)).toEqual({ outcome: 'already', number: 1001 })
    expect(await packs.all()).toHaveLength(1)
  })

  it('are left as they were when the database fails in the middle', async () => {
    const packs = packStore(db)
    await packs.add(revision(), NOW)
    const twice = [file('media/p01.webp', '1'), file('media/p01.webp', '2')]
    await expect(
      packs.add(revision({ revision: 2, files: twice, uploadSha256: 'b'.repeat(64) }), LATER),
    ).rejects.toThrow(/unique|UNIQUE/)
    expect((await packs.get('org.example.kancil'))?.revision).toBe(1)
    expect(await packs.files('org.example.kancil', 2)).toEqual([])
  })

  it('count a file that several of them hold once', async () => {
    const packs = packStore(db)
    await packs.add(revision(), NOW)
    await packs.add(revision({ key: 'org.example.two', ownerId: 'teacher-2', files: [file('media/x.webp', '1')] }), NOW)
    expect(await packs.bytes()).toBe(2000)
    expect(await packs.bytes(TEACHER)).toBe(2000)
    expect(await packs.bytes('teacher-2')).toBe(1000)
    expect(await packs.bytes('nobody')).toBe(0)
    expect(await packs.file('org.example.two', 1, 'media/x.webp')).toEqual(file('media/x.webp', '1'))
    expect(await packs.file('org.example.two', 1, 'media/p01.webp')).toBeUndefined()
  })

  it('stand on the shelf of a class in its order', async () => {
    const packs = packStore(db)
    await db
      .insertInto('classes')
      .values({ id: 'class-1', group_name: 'TK B', course_name: 'Membaca', join_code: 'ABC', created_at: NOW })
      .execute()
    for (const key of ['org.example.one', 'org.example.two']) await packs.add(revision({ key }), NOW)
    await packs.setAccess('class-1', 'org.example.one', { place: 2, isOpen: true })
    await packs.setAccess('class-1', 'org.example.two', { place: 1, isOpen: true })
    await packs.setAccess('class-1', 'org.example.one', { place: 2, isOpen: false })
    expect(await packs.ofClass('class-1')).toEqual([
      { key: 'org.example.two', isOpen: true },
      { key: 'org.example.one', isOpen: false },
    ])
    await packs.withdraw('org.example.two', LATER)
    expect((await packs.ofClass('class-1')).map(({ key }) => key)).toEqual(['org.example.one'])
  })

  it('stay when their teacher is erased, as nobody’s', async () => {
    const packs = packStore(db)
    await packs.add(revision(), NOW)
    await db.deleteFrom('users').where('id', '=', TEACHER).execute()
    expect(await packs.get('org.example.kancil')).toMatchObject({ owner_id: null, number: 1001 })
  })

  it('let go of the bytes that none of them holds', async () => {
    const packs = packStore(db)
    await packs.add(revision(), NOW)
    const stored = ['1', '2', '3', '4'].map((digit) => digit.repeat(64))
    const removed: string[] = []
    const blobs: Pick<BlobStore, 'list' | 'remove'> = {
      async *list(before) {
        expect(before.toISOString()).toBe(NOW)
        yield* stored
      },
      remove: async (sha256) => {
        removed.push(sha256)
      },
    }
    expect(await sweepBlobs(blobs as BlobStore, packs, new Date(LATER))).toBe(2)
    expect(removed).toEqual(stored.slice(2))
  })
})
