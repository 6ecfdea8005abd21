import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { HttpError } from '../../lib/httpError.ts'

/** What is older was left behind by a process that was killed, ms. */
const LEFT_MS = 3_600_000

/** A file as it was sent. */
export interface UploadedFile {
  readonly path: string
  readonly sha256: string
  readonly bytes: number
}

/** Files on their way in or out. They lie in one folder, readable by their owner only, and never stay. */
export function uploads(folder: string) {
  async function place(): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return join(folder, randomUUID())
  }

  return {
    /** A path that nothing is at. */
    place,

    /** Streams a body to a file while it is hashed. 413 where it is larger than `most` bytes; then, and where the sender gives up, no file is left. */
    async receive(body: Readable, most: number): Promise<UploadedFile> {
      const path = await place()
      const hash = createHash('sha256')
      let bytes = 0
      const measured = new Transform({
        transform(piece: Buffer, _encoding, done) {
          bytes += piece.length
          hash.update(piece)
          done(bytes > most ? tooLarge(most) : null, piece)
        },
      })
      try {
        await pipeline(body, measured, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
      return { path, sha256: hash.digest('hex'), bytes }
    },

    drop: (path: string): Promise<void> => rm(path, { force: true }),

    /** Deletes what was left behind. */
    async sweep(now: number = Date.now()): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name)
        const changed = (await stat(file).catch(() => undefined))?.mtimeMs ?? now
        if (changed < now - LEFT_MS) await rm(file, { force: true })
      }
    },
  }
}

/** What `uploads` gives. */
export type Uploads = ReturnType<typeof uploads>

const tooLarge = (most: number) =>
  new HttpError(413, `The file is too large: at most ${Math.round(most / 1_000_000)} MB.`)
