import { sql } from 'kysely'
import type { BackupRunsTable, Database } from './tables.ts'

const LAST = 'last'

/** Records the end of a backup: the file's size in bytes, or none if it failed. */
export async function noteBackup(db: Database, endedAt: Date, bytes: number | undefined): Promise<void> {
  const ended_at = endedAt.toISOString()
  const whole_at = bytes === undefined ? null : ended_at
  await db
    .insertInto('backup_runs')
    .values({ id: LAST, ended_at, is_whole: bytes === undefined ? 0 : 1, whole_at, bytes: bytes ?? null })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ended_at: (eb) => eb.ref('excluded.ended_at'),
        is_whole: (eb) => eb.ref('excluded.is_whole'),
        // Of the last successful run.
        whole_at: sql<string | null>`coalesce(excluded.whole_at, backup_runs.whole_at)`,
        bytes: sql<number | null>`coalesce(excluded.bytes, backup_runs.bytes)`,
      }),
    )
    .execute()
}

/** How the last backup ended; `undefined` where none was made. */
export function lastBackup(db: Database): Promise<BackupRunsTable | undefined> {
  return db.selectFrom('backup_runs').selectAll().where('id', '=', LAST).executeTakeFirst()
}
