import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/** A short hash of a file's contents; `undefined` where it is missing. */
export function fileHash(file: string): string | undefined {
  return existsSync(file) ? createHash('sha1').update(readFileSync(file)).digest('hex').slice(0, 16) : undefined
}
