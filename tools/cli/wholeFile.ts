import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Writes a text in pieces. The file appears only when it is whole, readable by its owner alone. */
export async function writeWhole(file: string, text: AsyncIterable<string>): Promise<void> {
  const half = `${file}.part`
  try {
    await pipeline(Readable.from(text), createWriteStream(half, { mode: 0o600 }))
    renameSync(half, file)
  } finally {
    rmSync(half, { force: true })
  }
}
