import { missingLight } from '../../packs/intake/lightNames.ts'
import { sweepBlobs } from '../../packs/store/sweep.ts'
import type { PackNeeds } from './needs.ts'

const DAY_MS = 86_400_000
/** Files of withdrawn books, and of older revisions, stay so long: a tablet may still be reading. */
const KEPT_DAYS = 14

/** What is done every hour: files that nobody reads go, and light files that are missing are made. */
export function packSweep(needs: Pick<PackNeeds, 'packs' | 'blobs' | 'uploads' | 'clock' | 'live' | 'work'>) {
  const { packs, blobs, uploads, clock, live, work } = needs
  return async (): Promise<void> => {
    const now = clock()
    await packs.withdrawAbandoned(now.toISOString())
    await packs.letGoOfFiles(new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString())
    await sweepBlobs(blobs, packs, now)
    await uploads.sweep()
    await live.look()
    for (const { key, revision, withdrawnAt } of live.packs()) {
      if (withdrawnAt !== null || missingLight(await packs.files(key, revision)).length === 0) continue
      await work?.lighten()
      return
    }
  }
}
