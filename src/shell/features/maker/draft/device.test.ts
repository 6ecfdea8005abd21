import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../lib/service/apiError.ts'
import {
  type DraftHead,
  type DraftRequest,
  draftsAnswer,
  type WholeDraft,
} from '../../../../../server/contract/drafts.ts'
import { Desk } from './desk.ts'
import { redone, undone } from './history.ts'
import { DRAFT_FORMAT, type Draft } from './schema.ts'
import type { DraftSession } from './session.ts'
import { openKeyRing } from './store/accountKey.ts'
import { openIdbRows } from './store/idbRows.ts'
import { LocalDrafts } from './store/localDrafts.ts'
import type { Row, Rows } from './store/rows.ts'
import type { DraftsApi } from './sync/draftsApi.ts'
import { saying, takeOf, threePages } from './testDrafts.ts'
import { StorageFullError } from './types.ts'
import { withoutPage, withPage } from './edits.ts'

const OWNER = 'teacher-1'
const KEY = 'class.test'
const name = (text: string) => ({ en: text, id: text })
const away = () => Promise.reject(new ApiError('network', 'no network'))

/** A service that cannot be reached. */
const NO_SERVICE: DraftsApi = {
  key: away,
  list: away,
  one: away,
  put: away,
  remove: away,
  restore: away,
  setPeople: away,
}

/** A service in memory, as strict as the real one about revisions. `as`: who calls. */
function fakeService() {
  const stored = new Map<string, WholeDraft>()
  const refuse = (status: number) => new ApiError('refused', String(status), { status })
  const state = { isSignedOut: false, isAway: false, puts: 0 }
  const open = () => {
    if (state.isAway) throw new ApiError('network', 'no network')
    if (state.isSignedOut) throw refuse(401)
  }
  const found = (key: string) => {
    const one = stored.get(key)
    if (!one) throw refuse(404)
    return one
  }
  const headOf = (whole: WholeDraft): DraftHead => draftsAnswer.parse({ data: [whole] }).data[0] ?? whole
  const binned = async (key: string, deleted_at: string | null) => {
    open()
    const one = found(key)
    const next = { ...one, deleted_at, revision: one.revision + 1 }
    stored.set(key, next)
    return headOf(next)
  }
  const as = (changed_by: string): DraftsApi => ({
    key: async () => {
      open()
      return { id: 'account', key: 'A'.repeat(43) }
    },
    list: async () => {
      open()
      return [...stored.values()].map(headOf)
    },
    one: async (key) => {
      open()
      return found(key)
    },
    async put(key, seen, body: DraftRequest) {
      open()
      state.puts += 1
      const there = stored.get(key)
      if (there?.revision !== seen) throw refuse(412)
      const revision = (there?.revision ?? 0) + 1
      const head = { key, revision, format: body.format, bytes: 1, changed_at: '2026-11-21T08:00:00Z', changed_by }
      const rest = { is_own: true, owner: 'Bu Ratna', may: 'own' as const, people: [], deleted_at: null }
      const copy: DraftRequest = JSON.parse(JSON.stringify(body))
      stored.set(key, { ...head, ...rest, draft: copy.draft, holders: copy.holders })
      return { ...head, ...rest }
    },
    remove: (key) => binned(key, '2026-11-21T09:00:00Z'),
    restore: (key) => binned(key, null),
    setPeople: async () => undefined,
  })
  return { as, stored, state }
}

/** Another device: a database of its own. */
async function device(
  api: DraftsApi = NO_SERVICE,
  database = new IDBFactory(),
  change: (rows: Rows) => Rows = (rows) => rows,
) {
  vi.stubGlobal('indexedDB', database)
  localStorage.clear()
  const rows = change(await openIdbRows(() => undefined))
  const ring = await openKeyRing({ owner: OWNER, rows, ask: () => api.key() })
  if (!ring) throw new Error('locked')
  const local = new LocalDrafts(OWNER, rows, ring)
  await local.moveToAccountKey()
  const desk = new Desk({ local, api, name: 'Bu Ratna', now: Date.now })
  await desk.start()
  return { desk, rows, database, local }
}

async function opened(desk: Desk, key = KEY): Promise<DraftSession> {
  const session = desk.open(key)
  await session.open()
  return session
}
const wordsOf = (session: DraftSession, page = 1) => session.state.draft?.pages[page]?.words.en
const say = (session: DraftSession, en: string, page = 1) =>
  session.edit(name(`say ${en}`), (draft) => saying(draft, page, { en }))
/** A promise that resolves when `die` is called. */
function withDeath() {
  let die: () => void = () => undefined
  const promise = new Promise<void>((resolve) => {
    die = resolve
  })
  return { promise, die: () => die() }
}
/** As if the tab was killed: whatever the first desk still has in memory is gone. */
const after = (database: IDBFactory, api: DraftsApi = NO_SERVICE) => device(api, database)

beforeEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('a draft on the device', () => {
  it('is there after a kill, with its history', async () => {
    const { desk, database } = await device()
    await desk.create(threePages())
    const session = await opened(desk)
    say(session, 'one')
    session.edit(name('level'), (draft) => ({ ...draft, level: 'A' }))
    await session.save()
    const again = await opened((await after(database)).desk)
    expect([wordsOf(again), again.state.draft?.level]).toEqual(['one', 'A'])
    again.step(undone)
    again.step(undone)
    expect([wordsOf(again), again.state.draft?.level]).toEqual(['Page 1.', 'B1'])
    again.step(redone)
    await again.save()
    const third = await opened((await after(database)).desk)
    expect([wordsOf(third), third.state.history.steps[third.state.history.place]?.name.en]).toEqual(['one', 'level'])
  })

  it('is stored within a second of each change, while further ones come', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { desk, local } = await device()
      await desk.create(threePages())
      const session = await opened(desk)
      for (let n = 0; n < 9; n += 1) {
        say(session, `text ${n}`)
        await vi.advanceTimersByTimeAsync(100)
      }
      await vi.waitFor(async () => {
        const body = (await local.load(KEY))?.body
        expect(JSON.stringify(body)).toMatch(/text [5-8]/)
      })
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([1, 2, 3, 5, 8])('is whole when the tab is killed while write %i runs', async (killed) => {
    let writes = 0
    const dead = withDeath()
    const dies = (rows: Rows): Rows => ({
      ...rows,
      write: (write) => {
        writes += 1
        // A transaction that never ends is what a killed tab leaves.
        if (writes < killed + 1) return rows.write(write)
        dead.die()
        return new Promise(() => undefined)
      },
    })
    const { desk, database } = await device(NO_SERVICE, new IDBFactory(), dies)
    await desk.create(threePages())
    const session = await opened(desk)
    for (let n = 1; n <= 10; n += 1) {
      say(session, `text ${n}`)
      if (writes <= killed) await Promise.race([session.save(), dead.promise])
    }
    const again = await opened((await after(database)).desk)
    expect(again.state.phase).toBe('open')
    expect(wordsOf(again)).toBe(killed === 1 ? 'Page 1.' : `text ${killed - 1}`)
    // Typing quickly is one step, so that is what undo takes back.
    again.step(undone)
    expect(wordsOf(again)).toBeDefined()
  })

  it('says nothing in the database that can be read', async () => {
    const { desk, rows } = await device()
    await desk.create(saying(threePages(), 1, { en: 'A secret garden' }))
    await (await opened(desk)).keepVersion('share', name('Class 1B'))
    const all = await Promise.all(
      (['heads', 'bodies', 'steps', 'versions'] as const).map((table) => rows.all(table, OWNER)),
    )
    const text = all
      .flat()
      .map(({ bytes }) => new TextDecoder().decode(bytes))
      .join('')
    expect(text.length).toBeGreaterThan(1000)
    expect(text).not.toMatch(/garden|Class 1B/)
  })

  it('keeps versions by itself before something is taken away, and goes back to them', async () => {
    const { desk, database } = await device()
    await desk.create(threePages())
    const session = await opened(desk)
    session.edit(name('delete page 2'), (draft) => withoutPage(draft, 2))
    await session.save()
    const again = await opened((await after(database)).desk)
    expect(again.state.versions).toMatchObject([{ reason: 'before', note: { en: 'delete page 2' }, pages: 3 }])
    await again.restore(again.state.versions[0]?.id ?? '')
    await again.save()
    expect(again.state.draft?.pages).toHaveLength(4)
    expect(again.state.versions.map(({ reason, pages }) => [reason, pages])).toEqual([
      ['restore', 2],
      ['before', 3],
    ])
  })

  it('takes no change that would make it unreadable', async () => {
    const { desk } = await device()
    const error = vi.spyOn(console, 'error').mockReturnValue()
    await desk.create(threePages())
    const session = await opened(desk)
    session.edit(name('nonsense'), (draft) => withPage(draft, 1, (page) => ({ ...page, id: 'NOT AN ID' })))
    expect(session.state.draft?.pages[1]?.id).toBe('p01')
    expect(error).toHaveBeenCalledOnce()
  })

  it('of a newer app is listed, not opened, and stays as it is', async () => {
    const { desk, local, database } = await device()
    await desk.create(threePages())
    const body = { format: DRAFT_FORMAT + 1, draft: { pages: [{ words: { en: 'Later' } }] }, place: 0, changedAt: 5 }
    await local.write({
      puts: [
        local.row('bodies', KEY, '', body, { at: 1 }),
        local.row('heads', KEY, '', { ...body, title: { en: 'Later' }, pages: 0, level: '', languages: [] }, { at: 1 }),
      ],
    })
    const { desk: later, local: same } = await after(database)
    const session = await opened(later)
    expect(session.state.phase).toBe('newer')
    say(session, 'x')
    await session.save()
    expect((await same.load(KEY))?.body).toEqual(body)
    expect(later.list.drafts).toMatchObject([{ status: 'newer', title: { en: 'Later' } }])
  })

  it('that is damaged is named and stays as it is; others open', async () => {
    const { desk, rows, database } = await device()
    await desk.create(threePages())
    await desk.create(threePages('class.other'))
    const place = { owner: OWNER, draft: KEY, id: '' }
    const row = await rows.get('bodies', place)
    if (!row) throw new Error('no row')
    const bytes = new Uint8Array(row.bytes)
    bytes[40] = (bytes[40] ?? 0) ^ 1
    const broken: Row = { ...row, bytes }
    await rows.write({ puts: [['bodies', broken]] })
    const { desk: later, rows: same } = await after(database)
    const session = await opened(later)
    expect(session.state.phase).toBe('damaged')
    say(session, 'x')
    await session.save()
    expect([...((await same.get('bodies', place))?.bytes ?? [])]).toEqual([...bytes])
    expect((await opened(later, 'class.other')).state.phase).toBe('open')
  })

  it('can be deleted, restored, and copied with its files', async () => {
    const { desk, database } = await device()
    await desk.create(threePages())
    const session = await opened(desk)
    const photo = await session.files.put(new Blob(['a photo'], { type: 'image/webp' }))
    session.edit(name('record'), (draft) => withPage(draft, 1, (page) => ({ ...page, voice: { en: takeOf(photo) } })))
    const copy = await desk.copy(KEY)
    expect(await (await (await opened(desk, copy)).files.get(photo))?.text()).toBe('a photo')
    await desk.setDeleted(KEY, true)
    const { desk: later } = await after(database)
    expect([later.list.drafts.length, later.list.deleted[0]?.key]).toEqual([1, KEY])
    await later.setDeleted(KEY, false)
    expect(later.list.drafts).toHaveLength(2)
    await expect(later.create(threePages())).rejects.toThrow('already')
  })

  it('changed in two tabs has the changes of both', async () => {
    const { desk, database } = await device()
    await desk.create(threePages())
    const first = await opened(desk)
    const second = await opened((await after(database)).desk)
    say(first, 'first', 1)
    say(second, 'second', 2)
    await first.save()
    await second.save()
    expect([wordsOf(second, 1), wordsOf(second, 2)]).toEqual(['first', 'second'])
    say(first, 'third', 3)
    await first.save()
    expect([1, 2, 3].map((page) => wordsOf(first, page))).toEqual(['first', 'second', 'third'])
  })
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

describe('two devices', () => {
  async function two() {
    const service = fakeService()
    const here = await device(service.as('Bu Ratna'))
    await here.desk.create(threePages())
    await here.desk.sync.now()
    const there = await device(service.as('Pak Yusuf'))
    await there.desk.sync.now(true)
    return {
      service,
      here: here.desk,
      there: there.desk,
      mine: await opened(here.desk),
      theirs: await opened(there.desk),
    }
  }
  const sync = async (desk: Desk) => {
    await desk.saveAll(false)
    await desk.sync.now(true)
    await desk.saveAll(false)
  }

  it('have the same draft, and say so', async () => {
    const { here, there, mine, theirs } = await two()
    expect(wordsOf(theirs)).toBe('Page 1.')
    expect([here.statusOf(mine), there.statusOf(theirs)]).toEqual(['sent', 'sent'])
    say(mine, 'new')
    await sync(here)
    await sync(there)
    expect(wordsOf(theirs)).toBe('new')
    expect(there.list.drafts).toMatchObject([{ status: 'sent' }])
  })

  it('join other pages by themselves', async () => {
    const { here, there, mine, theirs } = await two()
    say(mine, 'mine', 1)
    say(theirs, 'theirs', 2)
    await sync(here)
    await sync(there)
    await sync(here)
    for (const session of [mine, theirs]) expect([wordsOf(session, 1), wordsOf(session, 2)]).toEqual(['mine', 'theirs'])
    expect([here.statusOf(mine), there.statusOf(theirs)]).toEqual(['sent', 'sent'])
    theirs.step(undone)
    expect(wordsOf(theirs, 1)).toBe('Page 1.')
  })

  it('keep both where both have changed the same, and never send a decision that nobody made', async () => {
    const { service, here, there, mine, theirs } = await two()
    say(mine, 'mine', 1)
    say(theirs, 'theirs', 1)
    await sync(here)
    await sync(there)
    expect(there.statusOf(theirs)).toBe('conflict')
    expect(wordsOf(theirs)).toBe('theirs')
    say(theirs, 'still mine', 3)
    const { puts } = service.state
    await sync(there)
    expect(service.state.puts).toBe(puts)
    theirs.resolve({})
    await sync(there)
    await sync(here)
    expect(there.statusOf(theirs)).toBe('sent')
    const texts = (draft: Draft | undefined) => draft?.pages.map(({ words }) => words.en)
    expect(texts(mine.state.draft)).toEqual(['A garden', 'theirs', 'mine', 'Page 2.', 'still mine'])
    expect(texts(theirs.state.draft)).toEqual(texts(mine.state.draft))
    expect(theirs.state.versions.map(({ reason }) => reason).sort()).toEqual(['before', 'join'])
  })

  it('work on when the sign-in has run out, and send after the next one', async () => {
    const { service, here, mine } = await two()
    service.state.isSignedOut = true
    say(mine, 'offline work')
    await sync(here)
    expect(here.statusOf(mine)).toBe('signed-out')
    service.state.isSignedOut = false
    service.state.isAway = true
    await sync(here)
    expect(here.statusOf(mine)).toBe('offline')
    service.state.isAway = false
    await sync(here)
    expect(here.statusOf(mine)).toBe('sent')
    expect(JSON.stringify(service.stored.get(KEY)?.draft)).toContain('offline work')
  })

  it('delete and restore for each other; a change meanwhile brings it back', async () => {
    const { service, here, there, theirs } = await two()
    await here.setDeleted(KEY, true)
    await sync(here)
    expect(service.stored.get(KEY)?.deleted_at).not.toBeNull()
    await sync(there)
    expect(there.list.deleted).toHaveLength(1)
    await there.setDeleted(KEY, false)
    await sync(there)
    await sync(here)
    expect(here.list.drafts).toHaveLength(1)
    await here.setDeleted(KEY, true)
    say(theirs, 'not finished')
    await sync(here)
    await sync(there)
    expect(service.stored.get(KEY)?.deleted_at).toBeNull()
  })

  it('know who has a photo that they do not have', async () => {
    const { here, there, mine, theirs } = await two()
    const media = await mine.files.put(new Blob(['a voice']))
    mine.edit(name('record'), (draft) => withPage(draft, 1, (page) => ({ ...page, voice: { en: takeOf(media) } })))
    await sync(here)
    await sync(there)
    expect(await theirs.files.get(media)).toBeUndefined()
    expect(theirs.state.sync?.holders).toEqual({ [media]: 'Bu Ratna' })
    say(theirs, 'more', 2)
    await sync(there)
    expect(theirs.state.sync?.holders).toEqual({ [media]: 'Bu Ratna' })
  })
})
