import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { redone, undone } from './history.ts'
import { DRAFT_FORMAT } from './schema.ts'
import type { Row, Rows } from './store/rows.ts'
import { saying, takeOf, threePages } from './testDrafts.ts'
import { withoutPage, withPage } from './edits.ts'
import { after, device, KEY, name, NO_SERVICE, opened, OWNER, say, withDeath, wordsOf } from './testDevice.ts'

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
