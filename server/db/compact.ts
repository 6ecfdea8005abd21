import { statfsSync, statSync } from 'node:fs'
import { sql } from 'kysely'
import { sqliteFile } from './dataFolder.ts'
import { databaseFailure } from './failures.ts'
import type { DatabasePlace } from './open.ts'
import type { Database } from './tables.ts'

/** `pragma user_version` of a file that has been compacted and holds no deleted data. */
const COMPACTED = 1

/**
 * Rewrites an embedded database once, because files of earlier versions still contain deleted data. Returns whether it is done, now or earlier; false
 * when the disk has no room for a copy or another process uses the file. The next start tries again.
 */
export async function compactOnce(db: Database, place: DatabasePlace): Promise<boolean> {
  if (place.engine === 'postgres') return true
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  if ((rows[0]?.user_version ?? 0) >= COMPACTED) return true
  const { bavail, bsize } = statfsSync(place.folder)
  // Room for the new file and for the log.
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
