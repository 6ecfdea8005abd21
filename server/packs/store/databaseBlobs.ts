import { sql } from 'kysely'
import type { Database } from '../../db/tables.ts'
import { type BlobStore, WrongHashError } from './blobs.ts'
import { sha256Of } from './hashes.ts'

const PAGE = 1000

/** Blobs in PostgreSQL, each in one row: parts of it are read without the rest (`substring`). SQLite has none: there the folder holds them. */
export function databaseBlobs(db: Database, now: () => Date): BlobStore {
  return {
    async put(sha256, bytes) {
      const found = sha256Of(bytes)
      if (found !== sha256) throw new WrongHashError(sha256, found)
      await sql`insert into pack_blobs (sha256, size, bytes, put_at)
        values (${sha256}, ${bytes.length}, ${Buffer.from(bytes)}, ${now().toISOString()})
        on conflict (sha256) do update set put_at = excluded.put_at`.execute(db)
    },

    async read(sha256, range) {
      const from = Math.max(0, range?.from ?? 0)
      // PostgreSQL counts from 1, and refuses a negative length.
      const part = range
        ? sql`substring(bytes from ${from + 1}::int for ${Math.max(0, range.to - from)}::int)`
        : sql`bytes`
      const { rows } = await sql<{
        bytes: Buffer
      }>`select ${part} as bytes from pack_blobs where sha256 = ${sha256}`.execute(db)
      return rows[0]?.bytes
    },

    async sizeOf(sha256) {
      const { rows } = await sql<{ size: number }>`select size from pack_blobs where sha256 = ${sha256}`.execute(db)
      return rows[0]?.size
    },

    async *list(before) {
      for (let after = ''; ; ) {
        const { rows } = await sql<{ sha256: string }>`select sha256 from pack_blobs
          where sha256 > ${after} and put_at < ${before.toISOString()} order by sha256 limit ${PAGE}`.execute(db)
        for (const { sha256 } of rows) yield sha256
        const last = rows.at(-1)
        if (rows.length < PAGE || !last) return
        after = last.sha256
      }
    },

    async remove(sha256, before) {
      await sql`delete from pack_blobs where sha256 = ${sha256} and put_at < ${before.toISOString()}`.execute(db)
    },
  }
}
