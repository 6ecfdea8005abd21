/** What the AVIF files were made of, as it is kept in `light.json`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'

const FILE = join(ROOT, 'tools', 'art', 'light.json')

/** By stem (a page) or path (a picture of the shell). */
export const readHashes = (): Record<string, string> =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>) : {}

/** Changes the list as it stands on disk now: others may make other pictures at the same time. */
export function noteHash(name: string, hash: string): void {
  const sorted = Object.entries({ ...readHashes(), [name]: hash }).toSorted(([a], [b]) => a.localeCompare(b))
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`)
}
