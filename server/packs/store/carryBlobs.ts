import type { CarriedRow } from '../../db/copy.ts'
import type { Database } from '../../db/tables.ts'
import { type BlobStore, WrongHashError } from './blobs.ts'

/** The name that blobs have in backups, after all rows: a blob is `{sha256, bytes}`, base64. */
export const CARRIED_BLOBS = 'pack_blobs'

const PAGE = 500

/**
 * The bytes of all files of packs and drafts, as rows of a backup, in the order of their hashes (only those after `after`). `onMissing` is told of
 * files whose bytes are gone; they are left out.
 */
export async function* blobRows(
  db: Database,
  blobs: Pick<BlobStore, 'read'>,
  onMissing: (sha256: string) => void,
  after = '',
): AsyncGenerator<CarriedRow> {
  for (let last = after; ; ) {
    const hashes = await heldHashes(db, last)
    for (const sha256 of hashes) {
      const bytes = await blobs.read(sha256)
      if (bytes) yield { table: CARRIED_BLOBS, row: { sha256, bytes: Buffer.from(bytes).toString('base64') } }
      else onMissing(sha256)
    }
    const end = hashes.at(-1)
    if (hashes.length < PAGE || end === undefined) return
    last = end
  }
}

async function heldHashes(db: Database, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pack_files')
    .select('sha256')
    .where('sha256', '>', after)
    .union(db.selectFrom('pack_drafts').select('sha256').where('sha256', '>', after))
    .orderBy('sha256')
    .limit(PAGE)
    .execute()
  return rows.map(({ sha256 }) => sha256)
}

/**
 * Puts the blobs among carried rows into a store, and passes on all other rows. What was put and is not needed after all, because the rest fails, is
 * swept like all blobs that no row names. Throws `WrongHashError` where a blob is not what its hash says.
 */
export async function* withoutBlobs(
  rows: AsyncIterable<CarriedRow>,
  blobs: Pick<BlobStore, 'put'>,
): AsyncGenerator<CarriedRow> {
  for await (const carried of rows) {
    const { sha256, bytes } = carried.row
    if (carried.table !== CARRIED_BLOBS) yield carried
    else if (typeof sha256 === 'string' && typeof bytes === 'string')
      await blobs.put(sha256, Buffer.from(bytes, 'base64'))
    else throw new WrongHashError(String(sha256), 'nothing')
  }
}
