import type { BlobStore } from './blobs.ts'
import type { PackStore } from './packStore.ts'

/** Bytes are stored before the pack that holds them: what is younger than this may belong to one that is being taken in, ms. */
const GRACE_MS = 86_400_000
const BATCH = 500

/** Removes blobs that no pack holds and that were put more than a day ago. Gives how many. */
export async function sweepBlobs(blobs: BlobStore, packs: Pick<PackStore, 'unused'>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - GRACE_MS)
  let removed = 0
  let batch: string[] = []
  const flush = async () => {
    for (const sha256 of await packs.unused(batch)) {
      await blobs.remove(sha256, before)
      removed += 1
    }
    batch = []
  }
  for await (const sha256 of blobs.list(before)) {
    batch.push(sha256)
    if (batch.length === BATCH) await flush()
  }
  await flush()
  return removed
}
