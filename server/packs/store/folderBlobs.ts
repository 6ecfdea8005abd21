import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { type BlobStore, type ByteRange, WrongHashError } from './blobs.ts'
import { isHash, sha256Of } from './hashes.ts'

/** A file that was begun longer ago is left over from a process that ended, ms. */
const PART_MS = 3_600_000
const PART = /\.part$/

/**
 * Blobs in a folder, two levels deep (`ab/abcdef…`), readable by their owner only. A blob is written to a file beside it, synced, then renamed: after a
 * power cut it is whole or not there. Several processes may share the folder.
 */
export function folderBlobs(folder: string): BlobStore {
  const fileOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256)

  return {
    async put(sha256, bytes) {
      const found = sha256Of(bytes)
      if (found !== sha256) throw new WrongHashError(sha256, found)
      const file = fileOf(sha256)
      if ((await sizeOfFile(file)) === bytes.length) {
        const now = new Date()
        await utimes(file, now, now)
        return
      }
      const shelf = join(folder, sha256.slice(0, 2))
      await mkdir(shelf, { recursive: true, mode: 0o700 })
      const part = join(shelf, `${randomUUID()}.part`)
      try {
        await writeSynced(part, bytes)
        await rename(part, file)
        await syncFolder(shelf)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },

    async read(sha256, range) {
      if (!isHash(sha256)) return undefined
      const file = await open(fileOf(sha256), 'r').catch(absent)
      if (!file) return undefined
      try {
        const { size } = await file.stat()
        const { from, to } = within(range, size)
        const bytes = Buffer.alloc(to - from)
        await file.read(bytes, 0, bytes.length, from)
        return bytes
      } finally {
        await file.close()
      }
    },

    sizeOf: async (sha256) => (isHash(sha256) ? sizeOfFile(fileOf(sha256)) : undefined),

    async *list(before) {
      for (const shelf of await readdir(folder).catch(() => [])) {
        for (const name of await readdir(join(folder, shelf)).catch(() => [])) {
          const file = join(folder, shelf, name)
          const changed = (await stat(file).catch(absent))?.mtimeMs
          if (changed === undefined) continue
          if (PART.test(name)) {
            if (changed < before.getTime() - PART_MS) await rm(file, { force: true })
          } else if (changed < before.getTime() && isHash(name)) yield name
        }
      }
    },

    async remove(sha256, before) {
      if (!isHash(sha256)) return
      const changed = (await stat(fileOf(sha256)).catch(absent))?.mtimeMs
      if (changed !== undefined && changed < before.getTime()) await rm(fileOf(sha256), { force: true })
    },
  }
}

/** A range that lies in `size` bytes. */
function within(range: ByteRange | undefined, size: number): ByteRange {
  const from = Math.min(Math.max(0, range?.from ?? 0), size)
  return { from, to: Math.max(from, Math.min(range?.to ?? size, size)) }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The name is on the disk only after its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function sizeOfFile(path: string): Promise<number | undefined> {
  return (await stat(path).catch(absent))?.size
}

/** Nothing where the file is missing; other failures are passed on. */
function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
