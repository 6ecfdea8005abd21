import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eventSchema } from '../../../../server/contract/events.ts'
import { addRevocation, revocations } from '../../lib/account/revocations.ts'
import { isRecord } from '../../lib/device/storage.ts'
import { AWAY, BUDI, SITI, freshBrowser, page, refused, sequence, service, tab, tick } from './testOutbox.ts'

beforeEach(freshBrowser)

describe('events', () => {
  it('are sent complete and in order, numbered by device, at most 200 at once', async () => {
    const there = service()
    const { outbox } = tab(there)
    await outbox.signedIn(BUDI)
    for (let points = 0; points < 250; points += 1) await outbox.add('budi', tick('budi', points % 100))
    expect(await outbox.flush()).toBe('all')
    expect(there.batches).toEqual([200, 50])
    expect(sequence(there)).toEqual(Array.from({ length: 250 }, (_, index) => index + 1))
    for (const { event } of there.byId.values()) expect(eventSchema.safeParse(event).success).toBe(true)
  })

  it('survive a crash after a lost response and arrive only once', async () => {
    const there = service()
    const first = tab(there).outbox
    await first.signedIn(BUDI)
    await first.add('budi', tick('budi'))
    const { transmit } = there
    // The service stores them, but the network breaks before its response.
    const broken = tab({ ...there, transmit: async (...call) => transmit(...call).then(() => Promise.reject(AWAY())) })
    expect(await broken.outbox.flush()).toBe('later')
    const after = tab(there).outbox
    expect(await after.flush()).toBe('all')
    expect(there.byId.size).toBe(1)
    expect(after.behindOf('budi')).toBe(0)
  })

  it('that the service rejects one by one are not sent again and do not block others', async () => {
    const there = service()
    const { outbox } = tab({
      ...there,
      async transmit(token, call) {
        const answer = await there.transmit(token, call)
        const [first, ...rest] =
          isRecord(answer.data) && isRecord(answer.data['data']) ? [answer.data['data']['taken']].flat() : []
        return { ...answer, data: { data: { taken: rest, refused: [{ index: 0, id: first, reason: 'no' }] } } }
      },
    })
    await outbox.signedIn(BUDI)
    await outbox.add('budi', tick('budi'))
    await outbox.add('budi', tick('budi'))
    expect(await outbox.flush()).toBe('all')
    expect(there.batches).toEqual([2])
  })

  it('with one that breaks the batch: that one is dropped, the others arrive', async () => {
    const there = service()
    const { outbox } = tab(there)
    await outbox.signedIn(BUDI)
    for (const points of [1, 2, 99, 4, 5]) await outbox.add('budi', tick('budi', points))
    there.state.fail = ({ body }) => (JSON.stringify(body).includes('"points":99') ? refused(422) : undefined)
    expect(await outbox.flush()).toBe('all')
    expect(sequence(there)).toEqual([1, 2, 4, 5])
  })
})

describe('a service that limits a child’s events', () => {
  it('gets none for as long as it says, and meanwhile gets saves and other children’s events', async () => {
    const there = service()
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const { outbox } = tab(there)
    await outbox.signedIn(BUDI)
    await outbox.signedIn(SITI)
    await outbox.add('budi', tick('budi'))
    await outbox.add('siti', tick('siti'))
    const asked: string[] = []
    there.state.fail = ({ path }, token) => {
      asked.push(`${path} ${token}`)
      return token === BUDI.token && path === '/api/events' ? refused(429, 3_600_000) : undefined
    }
    expect(await outbox.flush()).toBe('later')
    expect([...there.byId.values()].map(({ token }) => token)).toEqual([SITI.token])
    expect(asked.filter((one) => one === `/api/events ${BUDI.token}`)).toHaveLength(1)
    now += 3_599_000
    await outbox.perform(page(4))
    expect(await outbox.flush()).toBe('later')
    expect(there.pages).toEqual([4])
    expect(asked.filter((one) => one === `/api/events ${BUDI.token}`)).toHaveLength(1)
    now += 2000
    there.state.fail = undefined
    expect(await outbox.flush()).toBe('all')
    expect(there.byId.size).toBe(2)
    vi.restoreAllMocks()
  })
})

describe('calls', () => {
  it('are sent at once while the service responds', async () => {
    const there = service()
    const { outbox } = tab(there)
    expect(await outbox.perform(page(3))).toMatchObject({ isQueued: false, status: 200 })
    expect(there.pages).toEqual([3])
    expect(outbox.behindOf('budi')).toBe(0)
  })

  it('are queued while it is unreachable, later ones behind them, then sent in order', async () => {
    const there = service()
    const { outbox } = tab(there)
    there.state.fail = AWAY
    expect(await outbox.perform(page(1))).toMatchObject({ isQueued: true, isFirst: true })
    there.state.fail = undefined
    // The first is still queued; this one must not overtake it.
    expect(await outbox.perform(page(2))).toMatchObject({ isQueued: true, isFirst: false })
    expect(outbox.behindOf('budi')).toBe(2)
    expect(await outbox.flush()).toBe('all')
    expect(there.pages).toEqual([1, 2])
    expect(outbox.behindOf('budi')).toBe(0)
    expect(await outbox.perform(page(3))).toMatchObject({ isQueued: false })
  })

  it('count as the first queued save even if events were queued: the child was not informed of those', async () => {
    const there = service()
    const { outbox } = tab(there)
    await outbox.signedIn(BUDI)
    await outbox.add('budi', tick('budi'))
    there.state.fail = AWAY
    expect(await outbox.flush()).toBe('later')
    expect(await outbox.perform(page(1))).toMatchObject({ isQueued: true, isFirst: true })
  })

  it.each([403, 404, 409, 422])('rejected with %i are reported to the caller and not queued', async (status) => {
    const there = service()
    const { outbox } = tab(there)
    there.state.fail = () => refused(status)
    await expect(outbox.perform(page(1))).rejects.toMatchObject({ status })
    there.state.fail = undefined
    await outbox.flush()
    expect(there.pages).toEqual([])
  })

  it.each<[number, unknown[], string]>([
    [403, [2], 'all'],
    [422, [2], 'all'],
    [500, [], 'later'],
    [503, [], 'later'],
    [429, [], 'later'],
    [419, [], 'later'],
  ])('queued and answered with %i when sent: then the queue has %j', async (status, pages, result) => {
    const there = service()
    const { outbox } = tab(there)
    there.state.fail = AWAY
    await outbox.perform(page(1))
    await outbox.perform(page(2))
    there.state.fail = ({ body }) => (body['page_number'] === 1 ? refused(status) : undefined)
    expect(await outbox.flush()).toBe(result)
    expect(there.pages).toEqual(pages)
  })

  it('fail as before if nobody is signed in', async () => {
    const there = service()
    const { outbox, sign } = tab(there)
    sign(undefined)
    there.state.fail = AWAY
    await expect(outbox.perform(page(1))).rejects.toMatchObject({ kind: 'network' })
  })
})

describe('children on one device', () => {
  it('have their own work sent with their own token, whoever is signed in', async () => {
    const there = service()
    const { outbox, sign } = tab(there)
    await outbox.signedIn(BUDI)
    await outbox.add('budi', tick('budi'))
    sign(SITI)
    await outbox.signedIn(SITI)
    await outbox.add('siti', tick('siti'))
    expect(await outbox.flush()).toBe('all')
    for (const { token, event } of there.byId.values()) {
      expect(isRecord(event) && token === `token-${String(event['learner_id'])}`).toBe(true)
    }
    expect(there.byId.size).toBe(2)
  })

  it('keep their work queued after their token expired, until they sign in again', async () => {
    const there = service()
    const { outbox, sign } = tab(there)
    await outbox.signedIn(BUDI)
    await outbox.add('budi', tick('budi'))
    sign(SITI)
    await outbox.signedIn(SITI)
    there.state.fail = (_call, token) => (token === 'token-budi' ? refused(401) : undefined)
    expect(await outbox.flush()).toBe('all')
    expect(await outbox.flush()).toBe('all')
    expect(there.byId.size).toBe(0)
    expect(there.heartbeats.at(-1)).toEqual([{ learner_id: 'budi', records: 1 }])
    sign({ ...BUDI, token: 'token-new' })
    await outbox.signedIn({ ...BUDI, token: 'token-new' })
    await outbox.flush()
    expect([...there.byId.values()].map(({ token }) => token)).toEqual(['token-new'])
    expect(there.heartbeats.at(-1)).toEqual([])
  })

  it('are announced in a heartbeat before a long queue is sent', async () => {
    const there = service()
    const { outbox } = tab(there)
    await outbox.signedIn(BUDI)
    for (let count = 0; count < 30; count += 1) await outbox.add('budi', tick('budi'))
    there.state.fail = ({ body }) => (JSON.stringify(body).includes('book.complete') ? AWAY() : undefined)
    expect(await outbox.flush()).toBe('later')
    expect(there.heartbeats).toEqual([[{ learner_id: 'budi', records: 30 }]])
    expect(outbox.behindOf('budi')).toBe(30)
  })

  it('signed out offline leave the tablet to the next one: each one’s pages are sent with their own token, which is then revoked', async () => {
    const there = service()
    const used: string[] = []
    const transmit: typeof there.transmit = (token, call) => {
      if (call.path.endsWith('update-page')) used.push(`${token} ${JSON.stringify(call.body['page_number'])}`)
      return there.transmit(token, call)
    }
    const { outbox, sign } = tab({ transmit })
    there.state.fail = AWAY
    await outbox.perform(page(3))
    await outbox.add('budi', tick('budi'))
    sign(undefined)
    addRevocation({ learnerId: BUDI.learnerId, token: BUDI.token })
    sign(SITI)
    await outbox.signedIn(SITI)
    await outbox.perform(page(1))
    expect(await outbox.flush()).toBe('later')
    expect([there.revoked, revocations().length]).toEqual([[], 1])
    used.length = 0
    there.state.fail = undefined
    expect(await outbox.flush()).toBe('all')
    expect(used.toSorted((a, b) => a.localeCompare(b))).toEqual(['token-budi 3', 'token-siti 1'])
    expect([there.revoked, revocations()]).toEqual([['token-budi'], []])
    for (const { token, event } of there.byId.values()) {
      expect(isRecord(event) && token === `token-${String(event['learner_id'])}`).toBe(true)
    }
  })

  it.each([
    [401, []],
    [404, []],
    [503, ['token-budi']],
  ])('a token whose revocation is answered with %i: then there are left %j', async (status, left) => {
    const there = service()
    const { outbox, sign } = tab(there)
    sign(undefined)
    addRevocation({ learnerId: BUDI.learnerId, token: BUDI.token })
    there.state.fail = ({ path }) => (path.endsWith('logout') ? refused(status) : undefined)
    await outbox.flush()
    expect(revocations().map(({ token }) => token)).toEqual(left)
  })
})
