/** What is sent of the built app: files lie compressed beside themselves. */
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Writes a file of the app after all others were compressed, and beside it what is sent of it. */
export function writeCompressed(path: string, text: string): void {
  writeFileSync(path, text)
  writeFileSync(`${path}.br`, brotliCompressSync(text))
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
}

/** Bytes of a file as it is sent. Small files have no `.br` and are sent uncompressed. */
export function wireSize(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}
