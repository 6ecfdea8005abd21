import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/service/apiError.ts'
import type { Call } from './records.ts'
import type { Answer } from './sender.ts'
import { openIdbStore } from './idbStore.ts'
import { AWAY, BUDI, freshBrowser, page, refused, service, tab } from './testOutbox.ts'

beforeEach(freshBrowser)
afterEach(() => vi.useRealTimers())

const PATIENT = { patienceMs: 300 }
const timeout = () => new ApiError('timeout', 'too slow')
const noCookie = (status?: number) => new ApiError('csrf', 'no cookie', { status })
const portal = () => new ApiError('refused', 'html', { status: 403, isForeignText: true })

/** A service whose responses the test controls. */
function slowService() {
  const there = service()
  let answer: { resolve: (answer: Answer) => void; reject: (error: unknown) => void } | undefined
  const transmit = (token: string, call: Call) =>
    there.state.fail === undefined && call.path !== '/api/events'
      ? new Promise<Answer>((resolve, reject) => {
          answer = { resolve, reject }
        })
      : there.transmit(token, call)
  return {
    ...there,
    transmit,
    resolve: (given: Answer) => answer?.resolve(given),
    reject: (error: unknown) => answer?.reject(error),
  }
}

describe('the service’s response to a page', () => {
  it.each<[string, () => ApiError]>([
    ['no network', AWAY],
    ['no answer in 10 s', timeout],
    ['no cookie', () => noCookie()],
    ['503 for the cookie', () => noCookie(503)],
    ['500', () => refused(500)],
    ['503', () => refused(503)],
    ['507', () => refused(507)],
    ['408', () => refused(408)],
    ['419', () => refused(419)],
    ['429', () => refused(429)],
    ['a page of a network’s own sign-in', portal],
  ])('%s: queued and sent later', async (_, failure) => {
    const there = service()
    const { outbox } = tab(there)
    there.state.fail = failure
    expect(await outbox.perform(page(3), PATIENT)).toEqual({ isQueued: true, isFirst: true, isExpired: false })
    there.state.fail = undefined
    expect(await outbox.flush()).toBe('all')
    expect(there.pages).toEqual([3])
  })

  it('401: queued and sent with the token of the next sign-in', async () => {
    const there = service()
    const { outbox, reported, sign } = tab(there)
    there.state.fail = (_call, token) => (token === BUDI.token ? refused(401) : undefined)
    expect(await outbox.perform(page(3), PATIENT)).toMatchObject({ isQueued: true, isExpired: true })
    // The caller navigates to the sign-in.
    expect(reported.expired).toEqual([])
    sign({ ...BUDI, token: 'token-new' })
    await outbox.signedIn({ ...BUDI, token: 'token-new' })
    expect(await outbox.flush()).toBe('all')
    expect(there.pages).toEqual([3])
  })

  it.each([400, 403, 404, 409, 410, 422])('%i: rejected and not queued', async (status) => {
    const there = service()
    const { outbox } = tab(there)
    there.state.fail = () => refused(status)
    await expect(outbox.perform(page(3), PATIENT)).rejects.toMatchObject({ status })
    expect(await outbox.hasCalls('budi')).toBe(false)
  })

  it('with a foreign provider only a 200 counts: nothing is queued', async () => {
    const there = service()
    const { outbox, reported } = tab(there, { canQueue: false })
    for (const failure of [AWAY(), timeout(), refused(503), refused(401)]) {
      there.state.fail = () => failure
      await expect(outbox.perform(page(3), PATIENT)).rejects.toBe(failure)
    }
    expect(await outbox.hasCalls('budi')).toBe(false)
    expect(reported.expired).toEqual([BUDI.token])
  })

  it('a start of a book is queued only if the service is unreachable', async () => {
    const there = service()
    const { outbox } = tab(there)
    there.state.fail = () => refused(500)
    await expect(outbox.perform(page(0), { keeps: 'unreached' })).rejects.toMatchObject({ status: 500 })
    there.state.fail = () => refused(503)
    expect(await outbox.perform(page(0), { keeps: 'unreached' })).toMatchObject({ isQueued: true })
  })
})

describe('a response that takes longer than a child waits', () => {
  it('lets the child continue once the page is queued, and removes it from the queue on arrival', async () => {
    const there = slowService()
    const { outbox } = tab(there)
    const performed = await outbox.perform(page(3), PATIENT)
    expect(performed).toMatchObject({ isQueued: true, isExpired: false })
    expect(await outbox.hasCalls('budi')).toBe(true)
    there.resolve({ status: 200, data: 'x' })
    expect(performed.isQueued && (await performed.late)).toEqual({ status: 200, data: 'x' })
    expect(await outbox.hasCalls('budi')).toBe(false)
  })

  it('is reported if it is a rejection, and removed from the queue', async () => {
    const there = slowService()
    const { outbox, reported } = tab(there)
    const performed = await outbox.perform(page(3), PATIENT)
    there.reject(refused(422))
    expect(performed.isQueued && (await performed.late)).toBe('refused')
    expect(reported.refused).toMatchObject([{ call: page(3) }])
    expect(await outbox.hasCalls('budi')).toBe(false)
  })

  it.each([
    ['a failure', () => refused(503), []],
    ['an expired token', () => refused(401), [BUDI.token]],
  ])('leaves the queued save if it is %s', async (_, failure, expired) => {
    const there = slowService()
    const { outbox, reported } = tab(there)
    const performed = await outbox.perform(page(3), PATIENT)
    there.reject(failure())
    expect(performed.isQueued && (await performed.late)).toBe('queued')
    expect(reported.expired).toEqual(expired)
    expect(await outbox.hasCalls('budi')).toBe(true)
  })

  it('is waited for if the device has no storage', async () => {
    const there = slowService()
    const { outbox } = tab(there, { open: () => Promise.reject(new DOMException('denied')) })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const performing = outbox.perform(page(3), PATIENT)
    await vi.advanceTimersByTimeAsync(5000)
    there.resolve({ status: 200, data: {} })
    expect(await performing).toMatchObject({ isQueued: false, status: 200 })
  })

  it('suffices if it arrives before a slow device has stored the page, which is then removed', async () => {
    const there = slowService()
    let openAtLast = (): void => undefined
    const slow = new Promise<void>((resolve) => (openAtLast = resolve))
    const { outbox } = tab(there, { open: async (onLost) => slow.then(() => openIdbStore(onLost)) })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const performing = outbox.perform(page(3), PATIENT)
    await vi.advanceTimersByTimeAsync(5000)
    there.resolve({ status: 200, data: {} })
    expect(await performing).toMatchObject({ isQueued: false, status: 200 })
    vi.useRealTimers()
    openAtLast()
    await expect.poll(() => outbox.hasCalls('budi')).toBe(false)
    expect(await outbox.flush()).toBe('all')
    expect(there.pages).toEqual([])
  })

  it('is not overtaken by later requests', async () => {
    const there = slowService()
    const { outbox } = tab(there)
    await outbox.perform(page(3), PATIENT)
    expect(await outbox.perform(page(4), PATIENT)).toMatchObject({ isQueued: true })
    const flushing = outbox.flush()
    there.state.fail = () => undefined
    there.reject(AWAY())
    expect(await flushing).toBe('all')
    expect(there.pages).toEqual([3, 4])
  })
})

describe('a service that asks for a pause', () => {
  const at = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(ms)

  it('gets no request for a child before the time it named, and saves are queued meanwhile', async () => {
    const there = service()
    at(0)
    const { outbox } = tab(there)
    there.state.fail = () => refused(503, 60_000)
    await outbox.perform(page(1), PATIENT)
    let asked = 0
    there.state.fail = () => {
      asked += 1
      return undefined
    }
    at(59_000)
    expect(outbox.pauseMs()).toBe(1000)
    expect(await outbox.flush()).toBe('later')
    expect(await outbox.perform(page(2), PATIENT)).toMatchObject({ isQueued: true })
    expect(asked).toBe(0)
    at(60_000)
    expect(await outbox.flush()).toBe('all')
    expect(there.pages).toEqual([1, 2])
  })

  it('still gets pages when only events are limited', async () => {
    const there = service()
    at(0)
    const { outbox } = tab(there)
    await outbox.signedIn(BUDI)
    there.state.fail = ({ path }) => (path === '/api/events' ? refused(429, 60_000) : undefined)
    await outbox.add('budi', (stamp) => ({ ...stamp }) as never)
    expect(await outbox.flush()).toBe('later')
    expect(await outbox.perform(page(1), PATIENT)).toMatchObject({ isQueued: false })
  })
})
