import type { BinReason } from '../../contract/bin.ts'
import type { JournalAction } from '../../contract/journal.ts'
import { type JournalNote, writeJournal } from '../../db/journal.ts'
import type { Database } from '../../db/tables.ts'
import { settleFaces } from '../pictures/faces.ts'

/** Who leaves which class, who acts, and when. */
export interface Leaving {
  readonly classId: string
  readonly learnerIds: readonly string[]
  readonly byId: string
  readonly now: string
}

/** What becomes of them in the bin, and until when it keeps them. */
export interface IntoBin {
  readonly reason: BinReason
  readonly endsAt: string
}

/** A note for each of them. */
export function notesOf(
  { classId, learnerIds, byId, now }: Leaving,
  action: JournalAction,
  to: string | null = null,
): JournalNote[] {
  return learnerIds.map((subject_id) => ({
    class_id: classId,
    at: now,
    action,
    by_id: byId,
    subject_id,
    to_class_id: to,
  }))
}

/** Puts learners into another class; false where one of them is not in this one: then undo it. Run it inside a transaction. */
export async function moveLearners(trx: Database, leaving: Leaving, to: string): Promise<boolean> {
  const { classId, learnerIds, now } = leaving
  const gone = await trx
    .updateTable('class_learners')
    .set({ class_id: to, joined_at: now })
    .where('class_id', '=', classId)
    .where('learner_id', 'in', [...learnerIds])
    .returning('learner_id')
    .execute()
  if (gone.length < learnerIds.length) return false
  // Somebody there may look like one of them.
  await settleFaces(trx, to, learnerIds)
  await dropRequests(trx, leaving)
  await writeJournal(trx, notesOf(leaving, 'learner.moved', to))
  await writeJournal(trx, notesOf({ ...leaving, classId: to }, 'learner.arrived'))
  return true
}

/**
 * Takes learners out of the class and puts them into the bin; false where one of them is not in the class: then undo it. Children without an e-mail
 * are signed out: they are nobody's but the class's. Run it inside a transaction.
 */
export async function binLearners(trx: Database, leaving: Leaving, { reason, endsAt }: IntoBin): Promise<boolean> {
  const { classId, learnerIds, byId, now } = leaving
  const ids = [...learnerIds]
  const gone = await trx
    .deleteFrom('class_learners')
    .where('class_id', '=', classId)
    .where('learner_id', 'in', ids)
    .returning(['learner_id', 'joined_at'])
    .execute()
  if (gone.length < ids.length) return false
  const binned = { class_id: classId, reason, binned_at: now, ends_at: endsAt, binned_by: byId }
  await trx
    .insertInto('bin')
    .values(gone.map((row) => ({ ...row, ...binned })))
    .onConflict((conflict) =>
      conflict.column('learner_id').doUpdateSet((eb) => ({ ...binned, joined_at: eb.ref('excluded.joined_at') })),
    )
    .execute()
  await trx
    .insertInto('departures')
    .values(ids.map((learner_id) => ({ learner_id, left_at: now })))
    .onConflict((conflict) => conflict.column('learner_id').doUpdateSet({ left_at: now }))
    .execute()
  await trx
    .deleteFrom('tokens')
    .where('user_id', 'in', trx.selectFrom('users').select('id').where('id', 'in', ids).where('email_key', 'is', null))
    .execute()
  await dropRequests(trx, leaving)
  await writeJournal(trx, notesOf(leaving, reason === 'deleted' ? 'learner.deleted' : 'learner.removed'))
  return true
}

/** Who has left is asked for no more. */
async function dropRequests(trx: Database, { classId, learnerIds }: Leaving): Promise<void> {
  await trx
    .deleteFrom('learner_requests')
    .where('class_id', '=', classId)
    .where('learner_id', 'in', [...learnerIds])
    .execute()
}
