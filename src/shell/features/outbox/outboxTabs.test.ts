import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { openIdbStore } from './idbStore.ts'
import type { Outbox } from './outbox.ts'
import { AWAY, BUDI, freshBrowser, oneLock, page, service, tab, tick } from './testOutbox.ts'

beforeEach(freshBrowser)

describe('a browser without storage', () => {
  const noStore = () => Promise.reject(new DOMException('denied', 'SecurityError'))

  it('queues events while the tab lives, and saves directly', async () => {
    const there = service()
    const { outbox } = tab(there, { open: noStore })
    await outbox.signedIn(BUDI)
    await outbox.add('budi', tick('budi'))
    there.state.fail = AWAY
    await expect(outbox.perform(page(4))).rejects.toMatchObject({ kind: 'network' })
    there.state.fail = undefined
    expect(await outbox.perform(page(4))).toMatchObject({ isQueued: false, status: 200 })
    expect(await outbox.flush()).toBe('all')
    expect(there.pages).toEqual([4])
    expect(there.byId.size).toBe(1)
  })

  it('reports nothing as stored after its storage became full, and loses nothing stored before', async () => {
    const there = service()
    let isFull = false
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    const { outbox } = tab(there, {
      async open(onLost) {
        const store = await openIdbStore(onLost)
        return {
          ...store,
          addCall: (...stored) => (isFull ? full() : store.addCall(...stored)),
          addEvent: (...stored) => (isFull ? full() : store.addEvent(...stored)),
        }
      },
    })
    there.state.fail = AWAY
    expect(await outbox.perform(page(4))).toMatchObject({ isQueued: true })
    isFull = true
    await outbox.add('budi', tick('budi'))
    await expect(outbox.perform(page(5))).rejects.toMatchObject({ kind: 'network' })
    there.state.fail = undefined
    // The queue is sent first.
    expect(await outbox.perform(page(6))).toMatchObject({ isQueued: false, status: 200 })
    expect(there.pages).toEqual([4, 6])
    expect(await outbox.flush()).toBe('all')
    expect(there.byId.size).toBe(1)
  })
})

describe('two tabs', () => {
  const work = async (first: Outbox, second: Outbox) => {
    await first.signedIn(BUDI)
    await first.perform(page(1))
    await second.perform(page(2))
    await first.perform(page(3))
    await Promise.all([first.add('budi', tick('budi')), second.add('budi', tick('budi'))])
  }

  it('do not read the store while the queue is empty, until the other tab queues a save', async () => {
    const there = service()
    let asked = 0
    const open = async (onLost: () => void) => {
      const store = await openIdbStore(onLost)
      return {
        ...store,
        firstCall: (learnerId: string) => {
          asked += 1
          return store.firstCall(learnerId)
        },
      }
    }
    const [first, second] = [tab(there, { open }).outbox, tab(there).outbox]
    await first.perform(page(1))
    expect(asked).toBe(1)
    let heard = Promise.resolve()
    first.onTabs(() => undefined)
    second.onTabs(() => {
      heard = first.count()
    })
    await first.recount()
    await first.perform(page(2))
    expect(asked).toBe(1)
    there.state.fail = AWAY
    await second.perform(page(3))
    await heard
    there.state.fail = undefined
    expect(await first.perform(page(4))).toMatchObject({ isQueued: true, isFirst: false })
    expect(asked).toBe(2)
    await first.flush()
    expect(there.pages).toEqual([1, 2, 3, 4])
  })

  it('share one order, and one of them sends: each thing arrives once', async () => {
    const there = service()
    there.state.fail = AWAY
    const alone = oneLock()
    const [first, second] = [tab(there, { alone }).outbox, tab(there, { alone }).outbox]
    await work(first, second)
    there.state.fail = undefined
    const both = await Promise.all([first.flush(), second.flush()])
    expect(both.toSorted((a, b) => a.localeCompare(b))).toEqual(['all', 'busy'])
    expect(there.pages).toEqual([1, 2, 3])
    expect(there.batches).toEqual([2])
    await second.count()
    expect([first.behindOf('budi'), second.behindOf('budi')]).toEqual([0, 0])
  })

  it('of a browser without locks may both send: nothing is lost or overtaken, and events arrive once', async () => {
    const there = service()
    there.state.fail = AWAY
    const alone = (run: () => Promise<void>) => run().then(() => true)
    const [first, second] = [tab(there, { alone }).outbox, tab(there, { alone }).outbox]
    await work(first, second)
    there.state.fail = undefined
    await Promise.all([first.flush(), second.flush()])
    expect([...new Set(there.pages)]).toEqual([1, 2, 3])
    expect(there.pages.at(-1)).toBe(3)
    expect(there.byId.size).toBe(2)
    expect(await first.hasCalls('budi')).toBe(false)
  })
})

it('sends queued saves after the tab was killed, repeating one without a response in its place', async () => {
  const there = service()
  there.state.fail = AWAY
  const killed = tab(there).outbox
  for (const number of [1, 2, 3]) await killed.perform(page(number))
  there.state.fail = undefined
  // The service accepts the first, but the tab is killed before the response.
  let left = 1
  const dying = tab({
    ...there,
    async transmit(token, call) {
      const answer = await there.transmit(token, call)
      left -= 1
      if (left >= 0) throw AWAY()
      return answer
    },
  })
  expect(await dying.outbox.flush()).toBe('later')
  const after = tab(there).outbox
  await after.count()
  expect(after.behindOf('budi')).toBe(3)
  expect(await after.flush()).toBe('all')
  expect(there.pages).toEqual([1, 1, 2, 3])
})

it('handles PUT like any save', async () => {
  const there = service()
  there.state.fail = AWAY
  const { outbox } = tab(there)
  expect(await outbox.perform({ method: 'put', path: '/api/profile/calm', body: { calm: true } })).toMatchObject({
    isQueued: true,
    isFirst: true,
  })
  expect(await outbox.hasCalls('budi')).toBe(true)
  expect(await outbox.hasCalls('siti')).toBe(false)
})

it('sends in one tab only', async () => {
  const there = service()
  const { outbox } = tab(there)
  await outbox.signedIn(BUDI)
  await outbox.add('budi', tick('budi'))
  const both = await Promise.all([outbox.flush(), outbox.flush()])
  expect(both).toEqual(['all', 'busy'])
  expect(there.batches).toEqual([1])
})
