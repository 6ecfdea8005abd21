import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { WorkKeys, WorkRecord } from '../../../../../server/contract/workFile.ts'
import {
  openPack,
  openSection,
  readWorkFile,
  sealPack,
  sealSection,
  writeWorkFile,
} from '../../../../../server/contract/workFileFormat.ts'
import { startSession } from '../../../lib/account/session.ts'
import { forgetClass, readWorkKeys, storeClassToken, storeWorkKeys } from '../../../lib/device/tabletClass.ts'
import { type Answer, fakeBackend } from '../../../testing/fakeBackend.ts'
import type { MadeFile } from './workFile.ts'
import { freshBrowser, page, tick } from '../testOutbox.ts'

const NOW = new Date('2026-11-23T08:00:00.000Z')
const KEYS: WorkKeys = { class_id: 'class-1b', secrets: [{ id: 'present', secret: 'rice in the barn' }] }
const RENEWED: WorkKeys = { ...KEYS, secrets: [{ id: 'new', secret: 'seedlings' }, ...KEYS.secrets] }
const daysLater = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

/** Opens everything in a file. */
const recordsIn = (bytes: Uint8Array, keys = KEYS): WorkRecord[] =>
  readWorkFile(bytes, keys, NOW).sections.flatMap((section) => openSection(section, keys))

const RECORD: WorkRecord = { learner: 'adit', event: { id: 'e1', type: 'session.start' } }

/** A file of another tablet. */
function fileOf({ keys = KEYS, now = NOW, device = 'other', id = 'section' } = {}): Blob {
  const random = (count: number) => crypto.getRandomValues(new Uint8Array(count))
  const section = sealSection([RECORD], { keys, id, device, now, random })
  return new Blob([writeWorkFile({ sections: [section] }, keys, now)])
}

/** The modules of a tab that was just opened. */
async function opened() {
  vi.resetModules()
  const { outbox } = await import('../appOutbox.ts')
  const { carryOn } = await import('./carryOn.ts')
  const { carriedStore } = await import('./carriedStore.ts')
  return { outbox, carryOn, carriedStore, ...(await import('./workFile.ts')) }
}

/** A file that was made. */
function fileIn(made: MadeFile | undefined): MadeFile {
  if (!made) throw new Error('something waits')
  return made
}

const faultOf = (done: Promise<unknown>): Promise<unknown> =>
  done.then(
    () => 'none',
    (error: unknown) => Object(error).fault,
  )

beforeEach(() => {
  freshBrowser()
  localStorage.clear()
  storeClassToken('class-token')
  storeWorkKeys(KEYS)
  startSession('token-adit', { id: 'adit', name: 'Adit', email: '', role: 'student' })
  fakeBackend({ 'PATCH /api/progress/update-page': 'offline', 'GET /api/classes/faces': 'offline' })
})

describe('a tablet without a network', () => {
  it('makes a file of its queue, saves first, and keeps the queue', async () => {
    const { outbox, makeWorkFile, countWaiting } = await opened()
    await outbox.perform(page(3))
    await outbox.add('adit', tick('adit'))
    await outbox.perform(page(4))
    await outbox.add('sari', tick('sari'))
    const { name, bytes } = fileIn(await makeWorkFile(NOW))
    const device = await outbox.deviceId()
    expect(name).toBe(`tablet-${device.slice(0, 4)}-2026-11-23-0800.lumbung-work`)
    const body = (page_number: number) => ({ book_id: 1, page_number })
    expect(recordsIn(bytes)).toMatchObject([
      { learner: 'adit', save: { id: `${device}.1`, method: 'patch', body: body(3) } },
      { learner: 'adit', save: { id: `${device}.2`, path: '/api/progress/update-page', body: body(4) } },
      { learner: 'adit', event: { type: 'book.complete', device_seq: 1 } },
      { learner: 'sari', event: { type: 'book.complete', device_seq: 2 } },
    ])
    expect(await countWaiting()).toEqual({ records: 4, children: 2, tablets: 0, books: 0 })
    expect(recordsIn(fileIn(await makeWorkFile(NOW)).bytes)).toEqual(recordsIn(bytes))
  })

  it('sends a queued save with the id that it has in the file', async () => {
    const { outbox } = await opened()
    await outbox.perform(page(3))
    const { calls } = fakeBackend({ 'PATCH /api/progress/update-page': [200, { message: 'Already here' }] })
    expect(await outbox.flush()).not.toBe('busy')
    const sent = calls.find(({ name }) => name.startsWith('PATCH'))
    expect(sent?.headers['Idempotency-Key']).toBe(`${await outbox.deviceId()}.1`)
    expect((await outbox.unsent()).calls).toEqual([])
  })

  it('makes none before the service has given it the secrets, and none of nothing', async () => {
    const { makeWorkFile, hasWorkKeys } = await opened()
    expect(await makeWorkFile(NOW)).toBeUndefined()
    forgetClass()
    expect(hasWorkKeys()).toBe(false)
    expect(await faultOf(makeWorkFile(NOW))).toBe('secret')
  })
})

describe('a tablet that carries the work of another one', () => {
  it('takes a file in once, after a restart too, and writes it into its own next file as it is', async () => {
    const file = fileOf()
    const first = await opened()
    expect(await first.takeWorkFile(file, NOW)).toEqual({ records: 1, children: 1, isKnown: false, books: [] })
    const { takeWorkFile, countWaiting, makeWorkFile, outbox } = await opened()
    expect(await takeWorkFile(file, NOW)).toEqual({ records: 1, children: 1, isKnown: true, books: [] })
    expect(await countWaiting()).toEqual({ records: 0, children: 0, tablets: 1, books: 0 })
    await outbox.add('sari', tick('sari'))
    const { bytes } = fileIn(await makeWorkFile(daysLater(1)))
    expect(recordsIn(bytes)).toMatchObject([{ learner: 'sari' }, RECORD])
  })

  it('takes in nothing of a file that is refused', async () => {
    const { takeWorkFile, countWaiting } = await opened()
    const bytes = new Uint8Array(await fileOf().arrayBuffer())
    const flipped = bytes.slice()
    flipped[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    const cases = [
      [new Blob(['something else']), 'foreign'],
      [new Blob([bytes.slice(0, -1)]), 'cut'],
      [new Blob([flipped]), 'altered'],
      [fileOf({ keys: { ...KEYS, class_id: 'class-2a' } }), 'class'],
      [fileOf({ keys: RENEWED }), 'secret'],
      [fileOf({ now: daysLater(-91) }), 'old'],
      [new Blob([new Uint8Array(24 * 1024 * 1024 + 1)]), 'large'],
    ] as const
    for (const [file, fault] of cases) expect(await faultOf(takeWorkFile(file, NOW))).toBe(fault)
    expect((await countWaiting()).tablets).toBe(0)
  })

  it('does not carry its own work, nor what is older than 90 days', async () => {
    const { takeWorkFile, outbox, carriedNow, carriedStore } = await opened()
    const own = await takeWorkFile(fileOf({ device: await outbox.deviceId() }), NOW)
    expect([own.isKnown, await carriedStore.all()]).toEqual([true, []])
    await takeWorkFile(fileOf(), NOW)
    expect(await carriedNow(daysLater(90))).toHaveLength(1)
    expect(await carriedNow(daysLater(91))).toEqual([])
    expect(await carriedStore.all()).toEqual([])
  })

  it.each<[string, Answer, string, number]>([
    ['takes it', [200, { data: {} }], 'all', 0],
    ['will never take it', [422, { message: 'This file belongs to another class.' }], 'all', 0],
    ['has removed this tablet', [401, { message: 'Unauthenticated.' }], 'all', 1],
    ['is busy', [503, {}], 'later', 1],
    ['cannot be reached', 'offline', 'later', 1],
  ])('sends it when it reaches the service; if that %s', async (_, answer, outcome, left) => {
    const { takeWorkFile, carryOn, carriedStore } = await opened()
    await takeWorkFile(fileOf(), NOW)
    const { calls } = fakeBackend({ 'POST /api/classes/carried': answer, 'GET /api/classes/faces': 'offline' })
    expect(await carryOn(NOW)).toBe(outcome)
    expect(await carriedStore.all()).toHaveLength(left)
    const sent = calls.find(({ name }) => name.startsWith('POST'))
    expect(sent?.headers).toMatchObject({ 'X-Class-Token': 'class-token', 'Content-Type': 'application/octet-stream' })
    if (!(sent?.body instanceof Blob)) throw new Error('the body is the file')
    expect(recordsIn(new Uint8Array(await sent.body.arrayBuffer()))).toEqual([RECORD])
  })

  it('renews the secrets once a day, and keeps them if the service gives none', async () => {
    const { carryOn } = await opened()
    const faces = { group_name: '1B', waiting_number: null, learners: [] }
    const { names } = fakeBackend({ 'GET /api/classes/faces': [200, { data: { ...faces, work_keys: RENEWED } }] })
    await carryOn(NOW)
    await carryOn(daysLater(0.9))
    expect(names()).toEqual(['GET /api/classes/faces'])
    expect(readWorkKeys()).toEqual(RENEWED)
    fakeBackend({ 'GET /api/classes/faces': [200, { data: faces }] })
    await carryOn(daysLater(1))
    expect(readWorkKeys()).toEqual(RENEWED)
  })
})

describe('a tablet that carries books', () => {
  const random = (count: number) => crypto.getRandomValues(new Uint8Array(count))
  const TITLES = { en: 'Kancil', id: 'Si Kancil' }
  const bookOf = (key: string, bytes = 1000) =>
    sealPack(new Uint8Array(bytes), { key, revision: 1, titles: TITLES }, { keys: KEYS, now: NOW, random })
  const fileWith = (...keys: readonly string[]) =>
    new Blob([writeWorkFile({ packs: keys.map((key) => bookOf(key)) }, KEYS, NOW)])

  it('takes them in once, after a restart too, and puts them into its own file', async () => {
    const first = await opened()
    const taken = { records: 0, children: 0, books: [TITLES] }
    expect(await first.takeWorkFile(fileWith('a'), NOW)).toEqual({ ...taken, isKnown: false })
    const { takeWorkFile, countWaiting, makeWorkFile, outbox } = await opened()
    expect(await takeWorkFile(fileWith('a'), NOW)).toEqual({ ...taken, isKnown: true })
    expect(await countWaiting()).toEqual({ records: 0, children: 0, tablets: 0, books: 1 })
    await outbox.add('sari', tick('sari'))
    const { bytes } = fileIn(await makeWorkFile(NOW))
    expect(recordsIn(bytes)).toMatchObject([{ learner: 'sari' }])
    expect(readWorkFile(bytes, KEYS, NOW).packs.map((pack) => openPack(pack, KEYS).length)).toEqual([1000])
  })

  it('leaves a book out of a file that has no room for it: work goes first', async () => {
    const { takeWorkFile, makeWorkFile } = await opened()
    for (const key of ['a', 'b', 'c']) {
      await takeWorkFile(new Blob([writeWorkFile({ packs: [bookOf(key, 10_000_000)] }, KEYS, NOW)]), NOW)
    }
    const { bytes } = fileIn(await makeWorkFile(NOW))
    expect(readWorkFile(bytes, KEYS, NOW).packs.map(({ head }) => head.key)).toEqual(['a', 'b'])
  })

  it('sends them to the service, after the work of other tablets, and lets them go', async () => {
    const { takeWorkFile, carryOn, carriedStore } = await opened()
    await takeWorkFile(fileWith('a', 'b'), NOW)
    await takeWorkFile(fileOf(), NOW)
    const { names } = fakeBackend({
      'GET /api/classes/faces': 'offline',
      'POST /api/classes/carried': [200, { data: {} }],
    })
    expect(await carryOn(NOW)).toBe('all')
    expect(names().filter((name) => name.startsWith('POST'))).toHaveLength(3)
    expect([await carriedStore.all(), await carriedStore.books()]).toEqual([[], []])
  })
})
