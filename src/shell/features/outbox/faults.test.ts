import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { ApiError } from '../../lib/service/apiError.ts'
import { openIdbStore } from './idbStore.ts'
import type { Outbox } from './outbox.ts'
import type { Call, OutboxStore } from './records.ts'
import { BUDI, freshBrowser, refused, tab, tick } from './testOutbox.ts'

beforeEach(freshBrowser)

const RUNS = 200
const STEPS = 25
/** Quick, so that many runs fit: how long a child waits here, and how long a slow answer takes, ms. */
const PATIENCE_MS = 2

/** Seeded pseudo-random numbers (mulberry32). */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const FAULTS = ['500', '503', 'cut', 'timeout', 'offline', '401', 'refused', 'slow', 'busy'] as const
type Fault = (typeof FAULTS)[number] | 'none'

/** A service that stores a child's furthest page and activity results, behind a network with seeded faults. */
function world(seed: number) {
  const random = chance(seed)
  const pick = <Value>(all: readonly [Value, ...Value[]]): Value => all[Math.floor(random() * all.length)] ?? all[0]
  const state = { badness: 0, token: BUDI.token, isFull: false, furthest: 0, results: new Map<unknown, unknown>() }
  const log: string[] = []
  const take = ({ path, body }: Call) => {
    if (path.endsWith('update-page')) state.furthest = Math.max(state.furthest, Number(body['page_number']))
    if (path.endsWith('submit-post-activity')) state.results.set(body['post_activity_id'], body['is_correct'])
    const events = path === '/api/events' && Array.isArray(body['events']) ? body['events'] : []
    return { status: 200, data: { data: { taken: events.map(({ id }) => id), refused: [] } } }
  }
  async function transmit(token: string, call: Call) {
    const fault: Fault = random() < state.badness ? pick(FAULTS) : 'none'
    log.push(`${call.path} ${JSON.stringify(call.body['page_number'] ?? '')} ${fault}`)
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 3 * PATIENCE_MS))
    if (fault === '401') state.token = `token-${log.length}`
    if (token !== state.token) throw refused(401)
    if (fault === '500' || fault === '503') throw refused(Number(fault), 0)
    if (fault === 'busy') throw refused(429, 1)
    if (fault === 'offline') throw new ApiError('network', 'none')
    if (fault === 'refused') throw refused(422)
    const answer = take(call)
    // Accepted, but the response never arrives.
    if (fault === 'cut' || fault === 'timeout') throw new ApiError(fault === 'cut' ? 'network' : 'timeout', 'cut')
    return answer
  }
  return { random, pick, state, log, transmit }
}

type World = ReturnType<typeof world>

/** One opening of the app. After closing, no response reaches it and it stores nothing. */
function opening({ state, transmit }: World) {
  let isClosed = false
  const unlessClosed = async <Value>(run: () => Promise<Value>): Promise<Value> => {
    const never = new Promise<Value>(() => undefined)
    if (isClosed) return never
    const value = await run().catch((error: unknown) => (isClosed ? never : Promise.reject(error)))
    return isClosed ? never : value
  }
  const open = async (onLost: () => void): Promise<OutboxStore> => {
    const store = await openIdbStore(onLost)
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    return {
      ...store,
      addCall: (...stored) => unlessClosed(() => (state.isFull ? full() : store.addCall(...stored))),
      addEvent: (...stored) => unlessClosed(() => (state.isFull ? full() : store.addEvent(...stored))),
      removeCall: (key) => unlessClosed(() => store.removeCall(key)),
    }
  }
  const opened = tab({ transmit: (token, call) => unlessClosed(() => transmit(token, call)) }, { open })
  return { ...opened, close: () => (isClosed = true) }
}

/** Fails with the full log; a seed alone explains little. */
function check(isSo: boolean, story: readonly string[]): void {
  if (!isSo) throw new Error(story.join('\n'))
}

interface Shown {
  page: number
  /** By activity: what was last shown as saved, and what was tried since (the service may have taken that too). */
  readonly results: Map<number, { readonly saved: boolean; readonly tried: Set<boolean> }>
  readonly refused: Set<string>
}

/** A child reads and plays: what is shown as saved is noted the moment it is shown. */
async function act(outbox: Outbox, { random, pick }: World, shown: Shown, next: { page: number }): Promise<void> {
  const isPage = random() < 0.7
  const id = pick([101, 102, 103])
  const isPassed = random() < 0.5
  next.page += isPage ? 1 : 0
  const number = next.page
  const call: Call = isPage
    ? { method: 'patch', path: '/api/progress/update-page', body: { book_id: 1, page_number: number } }
    : {
        method: 'post',
        path: '/api/progress/submit-post-activity',
        body: { post_activity_id: id, is_correct: isPassed },
      }
  if (!isPage) shown.results.get(id)?.tried.add(isPassed)
  const performed = await outbox.perform(call, { patienceMs: PATIENCE_MS }).catch(() => undefined)
  if (!performed) return
  if (isPage) shown.page = Math.max(shown.page, number)
  else shown.results.set(id, { saved: isPassed, tried: new Set() })
}

/** Reads through all faults of a seed; gives what was shown as saved, and what the service has in the end. */
async function run(seed: number) {
  freshBrowser()
  const there = world(seed)
  const { random, state, log } = there
  const shown: Shown = { page: 0, results: new Map(), refused: new Set() }
  const next = { page: 0 }
  state.badness = random() * 0.9
  let here = opening(there)
  await here.outbox.signedIn(BUDI)
  const refusals = () =>
    here.reported.refused.map(({ call }) => JSON.stringify(call.body)).forEach((body) => shown.refused.add(body))
  for (let step = 0; step < STEPS; step += 1) {
    state.isFull = random() < 0.1
    const acting = act(here.outbox, there, shown, next)
    const isKilled = random() < 0.15
    if (isKilled) {
      // At any moment: after some turns of the event loop, whatever is under way.
      for (let turns = Math.floor(random() * 6); turns > 0; turns -= 1)
        await new Promise((resolve) => setTimeout(resolve))
      here.close()
      refusals()
      here = opening(there)
      log.push('closed')
    } else await acting
    if (random() < 0.3) void here.outbox.add('budi', tick('budi'))
    // Whoever is led to the sign-in signs in again.
    const who = { ...BUDI, token: state.token }
    here.sign(who)
    await here.outbox.signedIn(who)
    if (random() < 0.3) await here.outbox.flush()
    refusals()
  }
  here.close()
  state.badness = 0
  state.isFull = false
  here = opening(there)
  const who = { ...BUDI, token: state.token }
  here.sign(who)
  await here.outbox.signedIn(who)
  check((await here.outbox.flush()) === 'all', log)
  refusals()
  return { shown, state, log, waits: await here.outbox.hasCalls('budi') }
}

it(`loses nothing that was shown as saved: ${RUNS} readings with 5xx, cut responses, timeouts, expired tokens, full devices and closed tabs`, async () => {
  let pages = 0
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const { shown, state, log, waits } = await run(seed)
    const reported = [`seed ${seed}`, ...log]
    check(!waits, reported)
    // The child was informed of what the service rejected for good.
    const isRejected = (body: object) => shown.refused.has(JSON.stringify(body))
    let page = shown.page
    while (page > 0 && isRejected({ book_id: 1, page_number: page })) page -= 1
    check(state.furthest >= page, [...reported, `page ${page} is lost`])
    for (const [id, { saved, tried }] of shown.results) {
      if (isRejected({ post_activity_id: id, is_correct: saved })) continue
      const stored = state.results.get(id)
      check(stored === saved || [...tried].includes(stored === true), [...reported, `activity ${id} is lost`])
    }
    pages += shown.page
  }
  // The test is not vacuous: pages were shown as saved.
  expect(pages).toBeGreaterThan(RUNS * 5)
}, 120_000)
