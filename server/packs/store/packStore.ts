import type { Database } from '../../db/tables.ts'
import { addPacks } from './addPacks.ts'
import { classPacks, packReaders } from './classPacks.ts'
import { packDrafts } from './drafts.ts'
import { packFiles } from './packFiles.ts'
import { packPeople } from './packPeople.ts'
import { readPacks } from './readPacks.ts'
import { retirePacks } from './retirePacks.ts'

export type { NewRevision, PackFile, TakenIn } from './addPacks.ts'
export type { StoredRevision } from './readPacks.ts'

/** Which packs this service has, what is in them, and which class reads them. */
export function packStore(db: Database) {
  return {
    ...addPacks(db),
    ...readPacks(db),
    ...packFiles(db),
    ...classPacks(db),
    ...packReaders(db),
    ...packDrafts(db),
    ...retirePacks(db),
    ...packPeople(db),
  }
}

/** What `packStore` gives. */
export type PackStore = ReturnType<typeof packStore>
