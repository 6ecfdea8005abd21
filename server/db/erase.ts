import { z } from 'zod'
import { closeBooksWith } from './closeBooks.ts'
import type { Database } from './tables.ts'

const queuedSchema = z.array(z.object({ learner_id: z.string(), records: z.number() }))

/**
 * Permanently deletes accounts. Foreign keys cascade; the rest is deleted here. Files of books that show or let hear one of them are closed from `now`
 * (ISO) on, until the book is made again. Run inside a transaction.
 */
export async function eraseUsers(trx: Database, ids: readonly string[], now: string): Promise<void> {
  if (ids.length === 0) return
  await closeBooksWith(trx, ids, now)
  await forgetNamed(trx, ids)
  await trx.deleteFrom('users').where('id', 'in', ids).execute()
  await eraseScopes(trx, ids)
  await forgetQueued(trx, new Set(ids))
}

/** Drafts name colleagues by their addresses. */
async function forgetNamed(trx: Database, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('draft_people')
    .where('email_key', 'in', ({ selectFrom }) =>
      // An address that is not null is one that can be looked for.
      selectFrom('users')
        .select('email_key')
        .where('id', 'in', ids)
        .where('email_key', 'is not', null)
        .$narrowType<{ email_key: string }>(),
    )
    .execute()
}

/** Permanently deletes a class; its learners stay. Run inside a transaction. */
export async function eraseClass(trx: Database, classId: string): Promise<void> {
  await trx.deleteFrom('classes').where('id', '=', classId).execute()
  await eraseScopes(trx, [classId])
}

/** Heartbeats sent for these people or classes. */
async function eraseScopes(trx: Database, scopes: readonly string[]): Promise<void> {
  await trx.deleteFrom('devices').where('scope', 'in', scopes).execute()
  await eraseUnheardSequence(trx)
}

/** Deletes the sequence ranges of devices without any heartbeat left. */
export async function eraseUnheardSequence(db: Database): Promise<void> {
  await db.deleteFrom('device_numbers').where('device_id', 'not in', db.selectFrom('devices').select('id')).execute()
}

/** Heartbeats name the learners whose work a device holds. */
async function forgetQueued(trx: Database, ids: ReadonlySet<string>): Promise<void> {
  const rows = await trx.selectFrom('devices').select(['scope', 'id', 'queued']).where('queued', '!=', '[]').execute()
  for (const { scope, id, queued } of rows) {
    const all = queuedSchema.parse(JSON.parse(queued))
    const others = all.filter(({ learner_id }) => !ids.has(learner_id))
    if (others.length === all.length) continue
    await trx
      .updateTable('devices')
      .set({ queued: JSON.stringify(others) })
      .where('scope', '=', scope)
      .where('id', '=', id)
      .execute()
  }
}
