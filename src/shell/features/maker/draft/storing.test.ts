import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Rows } from './store/rows.ts'
import { threePages } from './testDrafts.ts'
import { StorageFullError } from './types.ts'
import { withoutPage } from './edits.ts'
import { after, device, fakeService, name, NO_SERVICE, opened, OWNER, say, wordsOf } from './testDevice.ts'

beforeEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('a full disk', () => {
  /** Rows that refuse what is larger than `room.bytes`. */
  function limited(room: { bytes: number }) {
    return (rows: Rows): Rows => ({
      ...rows,
      write: async (write) => {
        const size = (write.puts ?? []).reduce((sum, [, row]) => sum + row.bytes.length, 0)
        if (size > room.bytes) throw new StorageFullError()
        return rows.write(write)
      },
    })
  }

  it('loses nothing: the last changes wait in memory and are stored when there is room', async () => {
    const room = { bytes: Number.POSITIVE_INFINITY }
    const { desk, database } = await device(NO_SERVICE, new IDBFactory(), limited(room))
    await desk.create(threePages())
    const session = await opened(desk)
    say(session, 'stored')
    await session.save()
    room.bytes = 0
    say(session, 'waiting')
    await session.save()
    expect([desk.statusOf(session), wordsOf(session)]).toEqual(['full', 'waiting'])
    await expect(session.files.put(new Blob(['x']))).rejects.toThrow(StorageFullError)
    await expect(desk.create(threePages('class.more'))).rejects.toThrow(StorageFullError)
    await expect(session.keepVersion('share', name('x'))).rejects.toThrow(StorageFullError)
    expect(wordsOf(await opened((await after(database)).desk))).toBe('stored')
    room.bytes = Number.POSITIVE_INFINITY
    await session.save()
    expect(desk.statusOf(session)).not.toBe('full')
    expect(session.state.versions).toHaveLength(1)
    expect(wordsOf(await opened((await after(database)).desk))).toBe('waiting')
  })

  it('stores the draft itself where only its history has no room', async () => {
    const room = { bytes: Number.POSITIVE_INFINITY }
    const { desk, database } = await device(NO_SERVICE, new IDBFactory(), limited(room))
    await desk.create(threePages())
    const session = await opened(desk)
    session.edit(name('delete'), (draft) => withoutPage(draft, 2))
    room.bytes = 2200
    await session.save()
    expect(desk.statusOf(session)).toBe('full')
    expect((await opened((await after(database)).desk)).state.draft?.pages).toHaveLength(3)
  })
})

describe('a recording', () => {
  const place = { pageId: 'p01', language: 'id', line: '' } as const

  it('is there piece by piece after a kill, and can be kept', async () => {
    const { desk, database } = await device()
    await desk.create(threePages())
    const take = await (await opened(desk)).files.record(place, 'audio/webm')
    for (const piece of ['one ', 'two ', 'three']) await take.append(new Blob([piece]), 1000)
    const again = await opened((await after(database)).desk)
    expect(again.state.cut).toMatchObject([{ ...place, ms: 3000, type: 'audio/webm' }])
    const cut = again.state.cut[0]?.name ?? ''
    again.dismissRecovery()
    expect(again.state.cut).toHaveLength(1)
    const kept = await again.files.get(cut)
    expect([await kept?.text(), kept?.type]).toEqual(['one two three', 'audio/webm'])
    await again.forgetCut(cut)
    expect((await opened((await after(database)).desk)).state.cut).toEqual([])
  })

  it('ends with its pieces, or with what was made of them; discarded it is gone', async () => {
    const { desk, rows } = await device()
    await desk.create(threePages())
    const { files } = await opened(desk)
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => files.record(place, 'audio/webm')))
    for (const take of [first, second, third]) await take?.append(new Blob(['raw']), 500)
    const name = (await first?.finish()) ?? ''
    expect(await (await files.get(name))?.text()).toBe('raw')
    const made = (await second?.finish(new Blob(['raised'], { type: 'audio/ogg' }))) ?? ''
    const file = await files.get(made)
    expect([await file?.text(), file?.type]).toEqual(['raised', 'audio/ogg'])
    await third?.discard()
    expect(await rows.all('pieces', OWNER)).toHaveLength(1)
  })
})

describe('the key', () => {
  it('of the device gives way to the account’s, and what was written stays', async () => {
    const { desk, database, rows } = await device()
    await desk.create(threePages())
    const photo = await (await opened(desk)).files.put(new Blob(['a photo']))
    expect(await rows.localKey(OWNER)).toBeDefined()
    const service = fakeService()
    const later = await after(database, service.as('Bu Ratna'))
    expect(await later.rows.localKey(OWNER)).toBeUndefined()
    const session = await opened(later.desk)
    expect([wordsOf(session), await (await session.files.get(photo))?.text()]).toEqual(['Page 1.', 'a photo'])
    // Signed out and without a network: nobody can read them, and nothing is lost.
    localStorage.clear()
    await expect(after(database)).rejects.toThrow('locked')
    expect(wordsOf(await opened((await after(database, service.as('Bu Ratna'))).desk))).toBe('Page 1.')
  })
})
