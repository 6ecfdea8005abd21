import { sql } from 'kysely'
import { type Charge, spend, waitFor } from '../../db/budgets.ts'
import { classesInUse } from '../../db/classesInUse.ts'
import type { Database, DevicesTable, EventsTable } from '../../db/tables.ts'
import { allOrNone } from '../../db/transact.ts'
import { firstVersion } from '../../db/versions.ts'
import type { Added } from './budgets.ts'
import { type Span, withSequence } from './sequenceRanges.ts'
import { noteUncertain, type UncertainArrival } from './uncertain.ts'

/** Calculates a batch's charges from its new events. */
interface Budget {
  readonly now: Date
  chargesOf(added: Pick<Added, 'events' | 'newDevices'>): readonly Charge[]
}

/** Facts as they arrive. */
export function eventStore(db: Database) {
  return {
    /**
     * Stores events and heartbeats atomically, skipping duplicates. Returns 0, or the seconds to wait if a budget is exceeded (nothing is stored
     * then). `uncertain` is set while the clock is suspect.
     */
    async add(
      events: readonly EventsTable[],
      heartbeats: readonly DevicesTable[],
      budget: Budget,
      uncertain?: UncertainArrival,
    ): Promise<number> {
      let wait = 0
      const isStored = await allOrNone(db, async (trx) => {
        const fresh = await unstored(trx, events)
        const charges = budget.chargesOf({ events: fresh, newDevices: await countNewDevices(trx, fresh, heartbeats) })
        // Exhausted budgets are rejected before anything is written.
        wait = await waitFor(trx, budget.now, charges)
        if (wait > 0) return false
        await write(trx, fresh, heartbeats, uncertain)
        // Last, so that a batch blocks its class as briefly as possible.
        wait = await spend(trx, budget.now, charges)
        return wait === 0
      })
      return isStored ? 0 : wait
    },

    /** The class a learner is in. */
    async classIdOf(learnerId: string): Promise<string | undefined> {
      const row = await classesInUse(db)
        .innerJoin('class_learners', 'class_learners.class_id', 'classes.id')
        .select('class_id')
        .where('learner_id', '=', learnerId)
        .executeTakeFirst()
      return row?.class_id
    },

    /** Which of these learners are in a class of the teacher. */
    async learnersOf(teacherId: string, learnerIds: readonly string[]): Promise<Set<string>> {
      if (learnerIds.length === 0) return new Set()
      const rows = await classesInUse(db)
        .innerJoin('class_learners', 'class_learners.class_id', 'classes.id')
        .innerJoin('class_teachers', 'class_teachers.class_id', 'classes.id')
        .select('class_learners.learner_id')
        .where('class_teachers.teacher_id', '=', teacherId)
        .where('class_learners.learner_id', 'in', [...new Set(learnerIds)])
        .execute()
      return new Set(rows.map((row) => row.learner_id))
    },
  }
}

/** Events not stored yet. */
async function unstored(db: Database, events: readonly EventsTable[]): Promise<EventsTable[]> {
  if (events.length === 0) return []
  const rows = await db
    .selectFrom('events')
    .select(['learner_id', 'id'])
    .where('learner_id', 'in', [...new Set(events.map(({ learner_id }) => learner_id))])
    .where('id', 'in', [...new Set(events.map(({ id }) => id))])
    .execute()
  const seen = new Set(rows.map(keyOf))
  return events.filter((event) => {
    const key = keyOf(event)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

const keyOf = ({ learner_id, id }: Pick<EventsTable, 'learner_id' | 'id'>) => `${learner_id} ${id}`

/** How many devices are new, or send their first heartbeat in this scope. */
async function countNewDevices(
  db: Database,
  events: readonly EventsTable[],
  heartbeats: readonly DevicesTable[],
): Promise<number> {
  const numbered = [...new Set(events.map(({ device_id }) => device_id))]
  const senders = [...new Set(heartbeats.map(({ id }) => id))]
  const known = await Promise.all([
    numbered.length === 0
      ? []
      : db.selectFrom('device_numbers').select('device_id').where('device_id', 'in', numbered).execute(),
    senders.length === 0
      ? []
      : db
          .selectFrom('devices')
          .select('id')
          .where('scope', '=', heartbeats[0]?.scope ?? '')
          .where('id', 'in', senders)
          .execute(),
  ])
  return numbered.length + senders.length - known[0].length - known[1].length
}

async function write(
  db: Database,
  events: readonly EventsTable[],
  heartbeats: readonly DevicesTable[],
  uncertain: UncertainArrival | undefined,
): Promise<void> {
  if (events.length > 0) {
    const adding = db
      .insertInto('events')
      .values([...events])
      .onConflict((conflict) => conflict.columns(['learner_id', 'id']).doNothing())
    if (uncertain) await noteUncertain(db, await adding.returning(['learner_id', 'id']).execute(), uncertain)
    else await adding.execute()
    await invalidate(db, new Set(events.map(({ learner_id }) => learner_id)), events[0]?.received_at ?? '')
    await noteSequence(db, events)
  }
  for (const heartbeat of heartbeats) {
    await db
      .insertInto('devices')
      .values(heartbeat)
      .onConflict((conflict) =>
        conflict
          .columns(['scope', 'id'])
          .doUpdateSet({ hello_at: heartbeat.hello_at, last_seq: heartbeat.last_seq, queued: heartbeat.queued }),
      )
      .execute()
  }
}

const UNMADE = { made_of: null, made_with: null, data: null }

/** Invalidates these learners' projections. */
export async function invalidate(db: Database, learnerIds: ReadonlySet<string>, now: string): Promise<void> {
  // Always in the same order, to avoid deadlocks between batches.
  const rows = [...learnerIds]
    .sort()
    .map((learner_id) => ({ ...UNMADE, learner_id, version: firstVersion(), behind_since: now }))
  await db
    .insertInto('digests')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('learner_id').doUpdateSet((eb) => ({
        version: eb('digests.version', '+', 1),
        // A projection that is already behind keeps its earlier time.
        behind_since: sql<string>`case when digests.behind_since is null or digests.made_of = digests.version then excluded.behind_since else digests.behind_since end`,
      })),
    )
    .execute()
}

/** Records the sequence numbers that arrived. */
async function noteSequence(db: Database, events: readonly EventsTable[]): Promise<void> {
  // Always in the same order, as above.
  for (const device_id of [...new Set(events.map((event) => event.device_id))].sort()) {
    const mine = events.filter((event) => event.device_id === device_id).map(({ device_seq }) => device_seq)
    // The update locks the row until the transaction ends, so that concurrent batches both count.
    const row = await db
      .insertInto('device_numbers')
      .values({ device_id, arrived: '[]' })
      .onConflict((conflict) =>
        conflict.column('device_id').doUpdateSet((eb) => ({ device_id: eb.ref('excluded.device_id') })),
      )
      .returning('arrived')
      .executeTakeFirstOrThrow()
    // Written here only.
    const before = JSON.parse(row.arrived) as Span[]
    const arrived = JSON.stringify(withSequence(before, mine))
    if (arrived !== row.arrived)
      await db.updateTable('device_numbers').set({ arrived }).where('device_id', '=', device_id).execute()
  }
}

/** What `eventStore` gives. */
export type EventStore = ReturnType<typeof eventStore>
