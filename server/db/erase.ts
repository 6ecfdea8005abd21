import { z } from 'zod'
import type { Database } from './tables.ts'

const queuedSchema = z.array(z.object({ learner_id: z.string(), records: z.number() }))

/** Deletes people for good. What refers to them by key goes with them; the rest is looked for here. Run it inside a transaction. */
export async function eraseUsers(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('users').where('id', 'in', ids).execute()
  await eraseScopes(trx, ids)
  await forgetQueued(trx, new Set(ids))
}

/** Deletes a class for good; its learners stay. Run it inside a transaction. */
export async function eraseClass(trx: Database, classId: string): Promise<void> {
  await trx.deleteFrom('classes').where('id', '=', classId).execute()
  await eraseScopes(trx, [classId])
}

/** What devices have said in the name of these people or classes. */
async function eraseScopes(trx: Database, scopes: readonly string[]): Promise<void> {
  await trx.deleteFrom('devices').where('scope', 'in', scopes).execute()
  await eraseUnheardSequence(trx)
}

/** Deletes the running numbers of devices that have no word of their own left. */
export async function eraseUnheardSequence(db: Database): Promise<void> {
  await db.deleteFrom('device_numbers').where('device_id', 'not in', db.selectFrom('devices').select('id')).execute()
}

/** Devices tell for whom they hold work. */
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
