import { setImmediate as breathe } from 'node:timers/promises'
import type { BlobStore } from '../store/blobs.ts'
import { sha256Of } from '../store/hashes.ts'
import type { PackFile, PackStore } from '../store/packStore.ts'
import { asAvif } from './encode.ts'
import { missingLight } from './lightNames.ts'
import { isSprite } from './pictureNames.ts'

/**
 * Makes the AVIF files of all books that lack them, a book at a time, until none does or `isStopped`. Books can be read before: what asks for an AVIF
 * gets the WebP. Where the AVIF would be larger, the WebP stands in its place. Gives how many pictures were made.
 */
export async function makeLightFiles(
  { packs, blobs }: { readonly packs: PackStore; readonly blobs: BlobStore },
  isStopped: () => boolean,
): Promise<number> {
  let count = 0
  for (const { key, revision } of await packs.all()) {
    const made: PackFile[] = []
    for (const { from, to } of missingLight(await packs.files(key, revision))) {
      if (isStopped()) break
      const bytes = await blobs.read(from.sha256)
      if (bytes) made.push(await lightFile(from, to, bytes, blobs))
      await breathe()
    }
    // What is done before a stop is kept.
    if (made.length > 0) await packs.addMade(key, revision, made)
    count += made.length
    if (isStopped()) break
  }
  return count
}

async function lightFile(from: PackFile, path: string, bytes: Uint8Array, blobs: BlobStore): Promise<PackFile> {
  const avif = await asAvif(bytes, isSprite(from.path))
  if (avif.length >= bytes.length) return { ...from, path }
  const sha256 = sha256Of(avif)
  await blobs.put(sha256, avif)
  return { path, sha256, size: avif.length, type: 'image/avif' }
}
