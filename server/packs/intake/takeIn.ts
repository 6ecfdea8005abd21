import { databaseFailure } from '../../db/failures.ts'
import type { PackCheck, PackFault } from '../../../src/content/pack/index.ts'
import { type OpenPack, openPack, PackError } from '../readPack.ts'
import type { PackContent } from '../content.ts'
import type { BlobStore } from '../store/blobs.ts'
import type { PackStore, TakenIn } from '../store/packStore.ts'
import { aboutPack, type FoundPack } from './found.ts'
import { copyKey } from './copyKey.ts'
import { rewritten } from './rewrite.ts'
import { soundWarnings } from './soundWarnings.ts'
import type { Room } from './room.ts'

/** A file that somebody brings. */
export interface Upload {
  readonly file: string
  /** Of the whole file, hexadecimal. */
  readonly sha256: string
  readonly source: 'operator' | 'teacher'
  /** `null` for the operator. */
  readonly ownerId: string | null
  /** Only look, and add nothing. */
  readonly isCheck: boolean
  /** Under a key of the teacher's own: the book's own belongs to somebody else. */
  readonly isCopy: boolean
  /** ISO. */
  readonly now: string
}

/** What became of a file. `found` is what it says of itself. `full`: whose space is used up. */
export type Intake =
  | { readonly outcome: 'faulty'; readonly faults: readonly PackFault[] }
  | (Seen & { readonly outcome: 'checked'; readonly standing: TakenIn | undefined })
  | (Seen & { readonly outcome: 'full'; readonly of: 'teacher' | 'store' })
  | (Seen & { readonly outcome: 'added' | 'already'; readonly number: number })
  | (Seen & { readonly outcome: 'foreign' | 'closed' })
  | (Seen & { readonly outcome: 'older'; readonly revision: number })

interface Seen {
  readonly found: FoundPack
  readonly warnings: readonly PackFault[]
}

interface Needs {
  readonly packs: PackStore
  readonly blobs: BlobStore
  readonly room: Room
  readonly check?: PackCheck
}

/**
 * Takes a pack into the service: checks it whole, re-encodes its pictures, stores its files, then its rows in one transaction. Where it ends before
 * that, nothing of it is there but files that no row names, which are swept. Rejects only where disk or database fail.
 */
export async function takeIn(needs: Needs, upload: Upload): Promise<Intake> {
  let opened: OpenPack
  try {
    opened = await openPack(upload.file, needs.check)
  } catch (error) {
    if (error instanceof PackError) return { outcome: 'faulty', faults: error.faults }
    throw error
  }
  try {
    return await taken(needs, upload, opened)
  } finally {
    opened.close()
  }
}

async function taken({ packs, blobs, room }: Needs, upload: Upload, opened: OpenPack): Promise<Intake> {
  const key = upload.isCopy ? copyKey(opened.manifest.key, upload.ownerId) : opened.manifest.key
  const found = aboutPack({ ...opened, manifest: { ...opened.manifest, key } }, opened.files)
  const seen = { found, warnings: [...opened.warnings, ...soundWarnings(opened.speech)] }
  const { source, ownerId, sha256: uploadSha256, now } = upload
  const marks = { key, revision: opened.manifest.revision, source, ownerId, uploadSha256 }
  const standing = await packs.foreseen(marks)
  if (upload.isCheck) return { ...seen, outcome: 'checked', standing }
  if (standing) return { ...seen, ...standing }
  const full = await room(ownerId, found.bytes)
  if (full) return { ...seen, outcome: 'full', of: full }
  try {
    const { pack, files } = await rewritten(opened, blobs)
    const own = { ...pack, manifest: { ...pack.manifest, key } }
    const activities = pack.activities.postActivities.map((activity) => activity.key)
    const content = (_number: number, places: ReadonlyMap<string, number>) => contentOf(own, places)
    return { ...seen, ...(await packs.add({ ...marks, content, files, activities }, now)) }
  } catch (error) {
    if (isFull(error)) return { ...seen, outcome: 'full', of: 'store' }
    throw error
  }
}

function contentOf({ manifest, ...parts }: Omit<PackContent, 'places'>, places: ReadonlyMap<string, number>): string {
  const content: PackContent = { ...parts, manifest, places: [...places] }
  return JSON.stringify(content)
}

const isFull = (error: unknown): boolean =>
  databaseFailure(error) === 'full' || Object(error).code === 'ENOSPC' || Object(error).code === 'EDQUOT'
