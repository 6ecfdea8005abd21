import { type Zippable, zipSync } from 'fflate'

/** The oldest time that a zip can hold: a pack's own date is in pack.json. */
const ONE_TIME = new Date(1980, 0, 1)

/** Makes the zip of a pack, file by name: JSON deflated, media stored, names sorted. The same files give the same bytes. */
export function writePack(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1))
  const zippable: Zippable = Object.fromEntries(
    sorted.map(([name, bytes]) => [name, [bytes, { level: name.endsWith('.json') ? 9 : 0, mtime: ONE_TIME }]]),
  )
  return zipSync(zippable)
}
