import { join } from 'node:path'
import type { DatabasePlace } from '../../db/open.ts'
import type { Database } from '../../db/tables.ts'
import type { BlobStore } from './blobs.ts'
import { databaseBlobs } from './databaseBlobs.ts'
import { folderBlobs } from './folderBlobs.ts'

/** The blobs of a service: in PostgreSQL, which its replicas share and its backups hold; beside an embedded database in a folder. */
export function blobsOf(
  db: Database,
  { database }: { readonly database: DatabasePlace },
  now: () => Date = () => new Date(),
): BlobStore {
  return database.engine === 'postgres' ? databaseBlobs(db, now) : folderBlobs(join(database.folder, 'packs'))
}
