import type { Database } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import { NEAR_MS } from '../../lib/clockJudge.ts'
import type { Arrival } from '../../lib/serviceClock.ts'
import { momentsOf, shiftOf } from './moments.ts'
import { invalidate } from './store.ts'

/** Events that are corrected in one step. */
const PAGE = 500

/** No counter runs for longer, ms. */
const LONGEST_COUNT_MS = 86_400_000

/** The trusted time (ms since 1970) and the service's uptime at that moment. */
interface Present extends Arrival {
  readonly now: number
}

/**
 * Corrects the times of batches that arrived while the clock was suspect; returns their number. Uses the uptime if the machine was not restarted
 * since, otherwise the devices' clocks.
 */
export async function settleUncertain(db: Database, present: Present): Promise<number> {
  for (let settled = 0; ; settled += 1) {
    const isDone = await transact(db, (trx) => settleOne(trx, present))
    if (isDone) return settled
  }
}

async function settleOne(trx: Database, present: Present): Promise<boolean> {
  const next = await trx.selectFrom('uncertain_arrivals').select('id').limit(1).executeTakeFirst()
  if (!next) return true
  // Deleting claims it: another replica finds nothing.
  const batch = await trx
    .deleteFrom('uncertain_arrivals')
    .where('id', '=', next.id)
    .returning(['id', 'boot_id', 'uptime_ms', 'sent_at'])
    .executeTakeFirst()
  if (!batch) return false
  const events = await trx
    .selectFrom('uncertain_events')
    .innerJoin('events', (join) =>
      join
        .onRef('events.learner_id', '=', 'uncertain_events.learner_id')
        .onRef('events.id', '=', 'uncertain_events.event_id'),
    )
    .select(['events.learner_id', 'events.id', 'events.at', 'events.received_at'])
    .where('arrival_id', '=', batch.id)
    .execute()
  const sentAt = batch.sent_at === null ? undefined : Date.parse(batch.sent_at)
  const since = present.uptimeMs - batch.uptime_ms
  const known = batch.boot_id === present.bootId && since >= 0 ? present.now - since : undefined
  // Without the uptime, the device's time is used unless it is in the future.
  const said = sentAt ?? Math.max(...events.map(({ received_at }) => Date.parse(received_at)))
  const receivedAt = known ?? Math.min(said, present.now)
  const moments = momentsOf(
    events.map(({ at }) => Date.parse(at)),
    shiftOf(sentAt, receivedAt),
    receivedAt,
  )
  for (const [index, { learner_id, id }] of events.entries())
    await setTimes(trx, learner_id, id, moments[index] ?? receivedAt, receivedAt)
  await trx.deleteFrom('uncertain_events').where('arrival_id', '=', batch.id).execute()
  const now = new Date(present.now).toISOString()
  if (events.length > 0) await invalidate(trx, new Set(events.map(({ learner_id }) => learner_id)), now)
  return false
}

/** Events stamped by a clock that was ahead get the device's own time. `now` is the trusted time, ms since 1970. */
export async function settleFutureEvents(db: Database, now: number): Promise<void> {
  const latest = new Date(now + NEAR_MS).toISOString()
  for (;;) {
    const count = await transact(db, async (trx) => {
      const events = await trx
        .selectFrom('events')
        .select(['learner_id', 'id', 'at'])
        .where('received_at', '>', latest)
        .limit(PAGE)
        .execute()
      for (const { learner_id, id, at } of events) {
        const moment = Math.min(Date.parse(at), now)
        await setTimes(trx, learner_id, id, moment, moment)
      }
      const learners = new Set(events.map(({ learner_id }) => learner_id))
      if (events.length > 0) await invalidate(trx, learners, new Date(now).toISOString())
      return events.length
    })
    if (count < PAGE) return
  }
}

/**
 * Repairs deadlines set by a clock that was ahead: sign-ins expire at most `tokenSeconds` from now, departures from classes are no later than now,
 * and try counters restart.
 */
export async function settleFutureEnds(db: Database, now: number, tokenSeconds: number): Promise<void> {
  const tokenEnd = new Date(now + tokenSeconds * 1000 + NEAR_MS).toISOString()
  await db.updateTable('tokens').set({ expires_at: tokenEnd }).where('expires_at', '>', tokenEnd).execute()
  const latest = new Date(now + NEAR_MS).toISOString()
  await db.updateTable('tokens').set({ used_at: latest }).where('used_at', '>', latest).execute()
  const counted = new Date(now + LONGEST_COUNT_MS + NEAR_MS).toISOString()
  await db.deleteFrom('limits').where('resets_at', '>', counted).execute()
  await db.updateTable('departures').set({ left_at: latest }).where('left_at', '>', latest).execute()
}

async function setTimes(trx: Database, learnerId: string, id: string, at: number, receivedAt: number): Promise<void> {
  await trx
    .updateTable('events')
    .set({ at_utc: new Date(at).toISOString(), received_at: new Date(receivedAt).toISOString() })
    .where('learner_id', '=', learnerId)
    .where('id', '=', id)
    .execute()
}
