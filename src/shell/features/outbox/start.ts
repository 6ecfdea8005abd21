import { onUserChanged } from '../../lib/session.ts'
import { learningEvents, type RecordedEvent } from '../reader/learningEvents.ts'
import { onQueued, outbox, signedNow, visits } from './appOutbox.ts'
import { commonOf, factsOf } from './contractEvent.ts'
import { Postman } from './postman.ts'
import { roundOf } from './rounds.ts'

/** The service hears from a device that is in use at least this often, ms. */
const GREETING_MS = 5 * 60_000
const MINUTE_MS = 60_000

/** From now on what children do is kept and sent. Call once, when the app has nothing better to do. */
export function startOutbox(): void {
  const tellTabs = listenToTabs(() => void outbox.count())
  if (typeof BroadcastChannel !== 'undefined') outbox.hearTabs(tellTabs)
  const postman = new Postman(
    async () => {
      const flushed = await outbox.flush()
      tellTabs()
      return flushed
    },
    () => outbox.pauseMs(),
  )
  onQueued(() => postman.soon())
  const learner = followLearner(() => postman.soon())

  learningEvents.connect((recorded) => {
    const learnerId = signedNow()?.learnerId ?? learner.last()
    if (learnerId === undefined) return
    void keep(learnerId, recorded).then(() => {
      tellTabs()
      postman.soon()
    })
  })

  window.addEventListener('online', () => postman.now())
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) postman.now()
    else void outbox.doubt()
  })
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, () => visits.touch(Date.now()), { passive: true, capture: true })
  }
  setInterval(() => visits.endStale(Date.now()), MINUTE_MS)
  setInterval(() => {
    if (signedNow() && !document.hidden) postman.soon()
  }, GREETING_MS)
  postman.soon()
}

function keep(learnerId: string, recorded: RecordedEvent): Promise<void> {
  const round = (bookId: number) => roundOf(learnerId, bookId)
  const common = commonOf(recorded, { learnerId, visitId: visits.at(learnerId, Date.now()) })
  const facts = factsOf(recorded.event, round)
  return outbox.add(learnerId, (stamp) => ({ ...common, ...stamp, ...facts }))
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
