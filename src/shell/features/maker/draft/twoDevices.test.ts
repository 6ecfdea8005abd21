import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Desk } from './desk.ts'
import { undone } from './history.ts'
import { type Draft } from './schema.ts'
import { takeOf, threePages } from './testDrafts.ts'
import { withPage } from './edits.ts'
import { device, fakeService, KEY, name, opened, say, wordsOf } from './testDevice.ts'

beforeEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
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
