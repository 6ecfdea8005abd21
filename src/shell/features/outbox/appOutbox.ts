import type { EventFacts } from '../../../../server/contract/events.ts'
import { apiClient } from '../../lib/service/apiClient.ts'
import { errorText } from '../../lib/service/apiError.ts'
import { config } from '../../lib/service/config.ts'
import { forgetUnsentPages } from '../../lib/books/cachedShelf.ts'
import { languageNow } from '../../lib/language/language.ts'
import { notify } from '../../lib/notify.ts'
import { dropRevocation, revocations } from '../../lib/account/revocations.ts'
import { expireSession, readToken, readUser } from '../../lib/account/session.ts'
import { envelopeOf } from './contractEvent.ts'
import { openIdbStore } from './idbStore.ts'
import { Outbox } from './outbox.ts'
import type { Signed } from './saving.ts'
import { safeStore } from './safeStore.ts'
import { EVENTS_PATH } from './sender.ts'
import { Visits } from './visit.ts'

const LOCK = 'lumbung-outbox'
const PAGE_PATH = '/api/progress/update-page'

let sending: Promise<void> = Promise.resolve()
const queued = new Set<() => void>()

/** The signed-in user; undefined if nobody is signed in, or the backend's users have no id. */
export function signedNow(): Signed | undefined {
  const token = readToken()
  const learnerId = readUser()?.id
  return token === undefined || learnerId === undefined || learnerId === '' ? undefined : { learnerId, token }
}

/** The app's visits; their start and end are recorded as events. */
export const visits = new Visits({
  started: (visit, at) =>
    // Children who sign in by pictures have a drawn face and no e-mail.
    queueVisitEvent(visit, at, { type: 'session.start', how: readUser()?.avatar === undefined ? 'email' : 'picture' }),
  ended: (visit, at, reason) => queueVisitEvent(visit, at, { type: 'session.end', reason }),
})

/** The app's outbox. */
export const outbox = new Outbox({
  store: safeStore(openIdbStore),
  transmit: async (token, { method, path, body }, id) => {
    const as = token === '' ? {} : { as: token }
    const headers = id === undefined ? {} : { 'Idempotency-Key': id }
    // The outbox reports an expired session itself, after queueing what was to be saved.
    const usesSpareCookie = path !== EVENTS_PATH
    const call = {
      method,
      url: path,
      data: body,
      headers,
      keepsSession: true,
      usesSpareCookie,
      isJsonOnly: true,
      ...as,
    }
    const { status, data } = await apiClient.request<unknown>(call)
    // A plain-text response is not from the service and must not count as sent. Resending is harmless.
    return { status, data }
  },
  signed: signedNow,
  now: () => new Date(),
  alone,
  deviceFacts: (learnerId, stamp) => ({
    ...envelopeOf(moment(Date.now()), { learner_id: learnerId, session_id: visits.at(learnerId, Date.now()) }),
    ...stamp,
  }),
  canQueue: () => config.apiUrl === '',
  onRejected: ({ learnerId, call }, error) => {
    // For results and finished books, SPEC requires only a log message, which was written.
    if (call.path !== PAGE_PATH || learnerId !== signedNow()?.learnerId) return
    forgetUnsentPages(Number(call.body['book_id']))
    notify('error', errorText(error, 'Failed to save progress'))
  },
  onExpired: (token) => {
    if (token === readToken()) expireSession()
  },
  onQueued: () => {
    for (const listener of queued) listener()
  },
  revocations: { all: revocations, drop: dropRevocation },
})

let notifyTabs: (() => void) | undefined

/** Connects the outbox with those of other tabs, which queue and send too, once; the result notifies them. Until then each save looks into the store first. */
export function connectTabs(): () => void {
  return (notifyTabs ??= listenToTabs())
}

function listenToTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel('lumbung-outbox')
  channel.addEventListener('message', () => void outbox.count())
  // A channel never leaves its origin and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const notify = () => channel.postMessage('changed')
  outbox.onTabs(notify)
  return notify
}

/** Calls `listener` when something was queued; returns an unsubscribe function. */
export function onQueued(listener: () => void): () => void {
  queued.add(listener)
  return () => queued.delete(listener)
}

function queueVisitEvent(
  visit: { readonly id: string; readonly learnerId: string },
  at: number,
  facts: EventFacts<'session.start' | 'session.end'>,
): void {
  const { learnerId } = visit
  const envelope = envelopeOf(moment(at), { learner_id: learnerId, session_id: visit.id })
  void outbox.add(learnerId, (stamp) => ({ ...envelope, ...stamp, ...facts }))
}

const moment = (at: number) => ({ id: crypto.randomUUID(), at: new Date(at).toISOString(), lang: languageNow() })

/** One tab at a time. Browsers without locks rely on the service, which stores nothing twice. */
async function alone(run: () => Promise<void>): Promise<boolean> {
  if (typeof navigator.locks === 'undefined') {
    // At least this tab sends one request at a time.
    sending = sending.then(run)
    await sending
    return true
  }
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await run()
    return lock !== null
  })
}
