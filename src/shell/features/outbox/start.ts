import { onUserChanged } from '../../lib/account/session.ts'
import { learningEvents, type RecordedEvent } from '../../lib/service/learningEvents.ts'
import { onQueued, outbox, signedNow, visits } from './appOutbox.ts'
import { eventOf } from './contractEvent.ts'
import { SyncScheduler } from './syncScheduler.ts'
import { roundOf } from './rounds.ts'

/** The service hears from a device that is in use at least this often, ms. */
const HEARTBEAT_MS = 5 * 60_000
const MINUTE_MS = 60_000

/** From now on what children do is kept and sent. Call once, when the app has nothing better to do. */
export function startOutbox(): void {
  const notifyTabs = listenToTabs(() => void outbox.count())
  if (typeof BroadcastChannel !== 'undefined') outbox.onTabs(notifyTabs)
  const scheduler = new SyncScheduler(
    async () => {
      const flushed = await outbox.flush()
      notifyTabs()
      return flushed
    },
    () => outbox.pauseMs(),
  )
  onQueued(() => scheduler.soon())
  const learner = followLearner(() => scheduler.soon())

  learningEvents.connect((recorded) => {
    const learnerId = signedNow()?.learnerId ?? learner.last()
    if (learnerId === undefined) return
    void store(learnerId, recorded).then(() => {
      notifyTabs()
      scheduler.soon()
    })
  })

  window.addEventListener('online', () => scheduler.now())
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) scheduler.now()
    else void outbox.doubt()
  })
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, () => visits.touch(Date.now()), { passive: true, capture: true })
  }
  setInterval(() => visits.endStale(Date.now()), MINUTE_MS)
  setInterval(() => {
    if (signedNow() && !document.hidden) scheduler.soon()
  }, HEARTBEAT_MS)
  scheduler.soon()
}

function store(learnerId: string, recorded: RecordedEvent): Promise<void> {
  const round = (bookId: number) => roundOf(learnerId, bookId)
  const event = eventOf(recorded, { learner_id: learnerId, session_id: visits.at(learnerId, Date.now()) }, round)
  return outbox.add(learnerId, (stamp) => ({ ...event, ...stamp }))
}

/** Follows who is signed in: their token sends what is theirs, and what ends after signing out is still theirs. */
function followLearner(onChange: () => void) {
  let last: string | undefined
  const follow = () => {
    const who = signedNow()
    // Whoever has signed out leaves a token that is to be given back.
    if (!who) return onChange()
    last = who.learnerId
    visits.at(who.learnerId, Date.now())
    void outbox.signedIn(who).then(onChange)
  }
  onUserChanged(follow)
  follow()
  return { last: () => last }
}

/** Other tabs keep and send too; the result tells them that this one did. */
function listenToTabs(onNews: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel('lumbung-outbox')
  channel.addEventListener('message', onNews)
  // A channel never leaves its origin and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return () => channel.postMessage('changed')
}
