import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { sqliteFile } from './dataFolder.ts'
import { type DatabasePlace, openDatabase } from './open.ts'
import type { Database } from './tables.ts'

/** Runs `work` on a consistent snapshot of the database without blocking writers: on SQLite a copy, on PostgreSQL a repeatable-read transaction. */
export async function withSnapshot<T>(
  db: Database,
  place: DatabasePlace,
  work: (at: Database) => Promise<T>,
): Promise<T> {
  if (place.engine === 'postgres') {
    return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
  }
  const folder = mkdtempSync(join(tmpdir(), 'lumbung-snapshot-'))
  try {
    await sql`vacuum into ${sqliteFile(folder)}`.execute(db)
    const copy = openDatabase({ engine: 'sqlite', folder })
    try {
      return await work(copy)
    } finally {
      await copy.destroy()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
