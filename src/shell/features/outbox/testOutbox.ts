import { vi } from 'vitest'
import { IDBFactory } from 'fake-indexeddb'
import type { LearningEvent } from '../../../../server/contract/events.ts'
import { ApiError } from '../../lib/service/apiError.ts'
import { dropRevocation, revocations } from '../../lib/account/revocations.ts'
import { isRecord } from '../../lib/device/storage.ts'
import { envelopeOf } from './contractEvent.ts'
import { openIdbStore } from './idbStore.ts'
import { Outbox } from './outbox.ts'
import type { Signed } from './saving.ts'
import type { Call, OutboxStore, Stamp, QueuedCall } from './records.ts'
import { safeStore } from './safeStore.ts'
import type { Answer } from './sender.ts'

/** A child who is signed in. */
export const BUDI: Signed = { learnerId: 'budi', token: 'token-budi' }
/** Another child on the same device. */
export const SITI: Signed = { learnerId: 'siti', token: 'token-siti' }
/** The service is out of reach. */
export const AWAY = () => new ApiError('network', 'no answer')
/** The service answers no. */
export const refused = (status: number, retryAfterMs?: number) =>
  new ApiError('refused', 'no', { status, retryAfterMs })
/** A page is saved. */
export const page = (page_number: number): Call => ({
  method: 'patch',
  path: '/api/progress/update-page',
  body: { book_id: 1, page_number },
})

/** A service that stores what it accepts; `fail` decides per request. */
export function service() {
  const pages: unknown[] = []
  const byId = new Map<string, { token: string; event: unknown }>()
  const batches: number[] = []
  const heartbeats: unknown[] = []
  const revoked: string[] = []
  const state: { fail?: ((call: Call, token: string) => ApiError | undefined) | undefined } = {}
  async function transmit(token: string, call: Call): Promise<Answer> {
    const failure = state.fail?.(call, token)
    if (failure) throw failure
    if (call.path === '/api/auth/logout') {
      revoked.push(token)
      return { status: 200, data: {} }
    }
    if (call.path !== '/api/events') {
      pages.push(call.body['page_number'])
      return { status: 200, data: {} }
    }
    const events = Array.isArray(call.body['events']) ? call.body['events'].filter(isRecord) : []
    const rest = events.filter(({ type }) => type !== 'device.hello')
    heartbeats.push(...events.filter(({ type }) => type === 'device.hello').map(({ queued }) => queued))
    if (rest.length > 0) batches.push(rest.length)
    for (const event of rest) byId.set(String(event['id']), { token, event })
    return { status: 200, data: { data: { taken: events.map(({ id }) => id), refused: [] } } }
  }
  return { pages, byId, batches, heartbeats, revoked, state, transmit }
}

type Service = ReturnType<typeof service>

interface Options {
  readonly signed?: Signed | undefined
  readonly open?: (onLost: () => void) => Promise<OutboxStore>
  readonly alone?: (run: () => Promise<void>) => Promise<boolean>
  readonly canQueue?: boolean
}

/** The browser's Web Lock: the second request is turned away. */
export function oneLock() {
  let isHeld = false
  return async (run: () => Promise<void>) => {
    if (isHeld) return false
    isHeld = true
    await run()
    isHeld = false
    return true
  }
}

/** The outbox of one tab; all tabs of a test share the browser storage. */
export function tab({ transmit }: Pick<Service, 'transmit'>, options: Options = {}) {
  const { signed = BUDI, open = openIdbStore, alone = oneLock(), canQueue = true } = options
  let who: Signed | undefined = signed
  const reported: { readonly refused: QueuedCall[]; readonly expired: string[] } = { refused: [], expired: [] }
  const outbox = new Outbox({
    store: safeStore(open),
    transmit,
    signed: () => who,
    now: () => new Date('2026-11-21T08:00:00Z'),
    alone,
    deviceFacts: (learnerId, stamp) => ({ ...commonFor(learnerId), ...stamp }),
    canQueue: () => canQueue,
    onRejected: (stored) => reported.refused.push(stored),
    onExpired: (token) => reported.expired.push(token),
    onQueued: () => undefined,
    revocations: { all: revocations, drop: dropRevocation },
  })
  return { outbox, reported, sign: (next: Signed | undefined) => (who = next) }
}

const commonFor = (learnerId: string) =>
  envelopeOf(
    { id: crypto.randomUUID(), at: '2026-11-21T08:00:00Z', lang: 'id' },
    { learner_id: learnerId, session_id: 'v1' },
  )

/** A book was read to its end: an event to be stamped. */
export function tick(learnerId: string, points = 0) {
  return (stamp: Stamp): LearningEvent => ({
    ...commonFor(learnerId),
    ...stamp,
    type: 'book.complete',
    place: 'book-1',
    round: 1,
    points,
  })
}

/** Sequence numbers of the received events, in order. */
export const sequence = ({ byId }: Service) =>
  [...byId.values()].map(({ event }) => (isRecord(event) ? event['device_seq'] : undefined))

/** Empties the browser storage and silences the console. */
export function freshBrowser(): void {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'info').mockReturnValue()
}
