import type { Database } from '../../db/tables.ts'

/** Where somebody is signed in, and on how many browsers they were before. Told by their times only: what is kept besides are hashes of secrets. */
export async function signInsOf(db: Database, userId: string) {
  const [sign_ins, known_devices] = await Promise.all([
    db
      .selectFrom('tokens')
      .select(['created_at', 'expires_at', 'used_at', 'device'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('known_devices')
      .select(['created_at', 'used_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  ])
  return { sign_ins, known_devices }
}
