import { classToken } from '../../lib/device/tabletClass.ts'
import { onUserChanged } from '../../lib/account/session.ts'
import { packOf } from '../../lib/books/cachedShelf.ts'
import { refreshPathSeldom } from '../../lib/learning/pathChoice.ts'
import { noteLearning } from '../../lib/learning/tryHistory.ts'
import { learningEvents, type RecordedEvent } from '../../lib/service/learningEvents.ts'
import { loadCarryOn } from './lazy.ts'
import { connectTabs, onQueued, outbox, signedNow, visits } from './appOutbox.ts'
import { eventOf } from './contractEvent.ts'
import { SyncScheduler } from './syncScheduler.ts'
import { roundOf } from './rounds.ts'

/** Longest interval between heartbeats of a device in use, ms. */
const HEARTBEAT_MS = 5 * 60_000
const MINUTE_MS = 60_000

/** Starts queueing and sending events. Call once, when the app is idle. */
export function startOutbox(): void {
  const notifyTabs = connectTabs()
  const scheduler = new SyncScheduler(
    async () => {
      const flushed = await outbox.flush()
      notifyTabs()
      const reader = signedNow()
      if (flushed === 'all' && reader) refreshPathSeldom(reader.learnerId)
      // Nobody waits for what is carried for other tablets; few tablets need the code.
      if (flushed !== 'all' || classToken() === undefined) return flushed
      return loadCarryOn().then(
        ({ carryOn }) => carryOn(new Date()),
        () => 'later' as const,
      )
    },
    () => outbox.pauseMs(),
  )
  onQueued(() => scheduler.soon())
  const learner = followLearner(() => scheduler.soon())

  learningEvents.connect((recorded) => {
    const learnerId = signedNow()?.learnerId ?? learner.last()
    if (learnerId === undefined) return
    noteLearning(learnerId, recorded)
    void store(learnerId, recorded).then(() => {
      notifyTabs()
      scheduler.soon()
    })
  })

  window.addEventListener('online', () => scheduler.now())
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) scheduler.now()
    else void outbox.recount()
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
  const whose = { learner_id: learnerId, session_id: visits.at(learnerId, Date.now()) }
  const event = eventOf(recorded, whose, { round, pack: packOf })
  return outbox.add(learnerId, (stamp) => ({ ...event, ...stamp }))
}

/** Tracks the signed-in user, so that work is sent with their token, even what ends after signing out. */
function followLearner(onChange: () => void) {
  let last: string | undefined
  const follow = () => {
    const who = signedNow()
    // A signed-out user's token is to be revoked.
    if (!who) return onChange()
    last = who.learnerId
    visits.at(who.learnerId, Date.now())
    void outbox.signedIn(who).then(onChange)
  }
  onUserChanged(follow)
  follow()
  return { last: () => last }
}
