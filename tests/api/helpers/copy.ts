import { readRows, writeRows } from '../../../server/db/copy.ts'
import type { Database } from '../../../server/db/tables.ts'

/** Copies everything that a backup has from one database into another, which is empty; files of books are left out. */
export const copyTables = (from: Database, to: Database): Promise<unknown> =>
  to.transaction().execute((trx) => writeRows(trx, readRows(from)))
