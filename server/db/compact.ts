import { statfsSync, statSync } from 'node:fs'
import { sql } from 'kysely'
import { sqliteFile } from './dataFolder.ts'
import { databaseFailure } from './failures.ts'
import type { DatabasePlace } from './open.ts'
import type { Database } from './tables.ts'

/** `pragma user_version` of a file in which nothing that was deleted is left. */
const COMPACTED = 1

/**
 * Writes an embedded database again, once: files of earlier versions still hold what was deleted from them. Answers whether it has been done, now or
 * before; false where the disk has no room for a second copy or another process is at work there, and the next start tries again.
 */
export async function compactOnce(db: Database, place: DatabasePlace): Promise<boolean> {
  if (place.engine === 'postgres') return true
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  if ((rows[0]?.user_version ?? 0) >= COMPACTED) return true
  const { bavail, bsize } = statfsSync(place.folder)
  // The new file, and the log that it goes through.
  if (bavail * bsize < 3 * statSync(sqliteFile(place.folder)).size) return false
  try {
    await sql`vacuum`.execute(db)
    await sql`pragma user_version = ${sql.lit(COMPACTED)}`.execute(db)
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    return true
  } catch (error) {
    if (databaseFailure(error) === undefined) throw error
    return false
  }
}
