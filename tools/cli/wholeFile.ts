import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Writes a text piece by piece. The file appears only once it is complete, readable only by its owner. */
export async function writeWhole(file: string, text: AsyncIterable<string>): Promise<void> {
  const half = `${file}.part`
  try {
    await pipeline(Readable.from(text), createWriteStream(half, { mode: 0o600 }))
    renameSync(half, file)
  } finally {
    rmSync(half, { force: true })
  }
}
