import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { JSON_FILES, PACK_LIMITS, packFault, type PackFault, readJson } from '../../src/content/pack/index.ts'
import { withComposedPages } from '../../server/packs/kit/composedPages.ts'
import { type Gathered, jsonBytes } from '../../server/packs/manifest.ts'

/** Files of a source folder that stay at home: notes for artists, and what the author's pack.json is completed from. */
const NOT_PACKED = new Set(['pack.json', 'brief.json'])

/** Somebody's source folder as it was read. */
export interface ReadFolder extends Gathered {
  readonly manifest: unknown
  readonly faults: readonly PackFault[]
}

/** Reads a source folder: pack.json without hashes, book.json, what else there is of JSON files, and everything in media/. */
export function readFolder(folder: string): ReadFolder {
  const faults: PackFault[] = []
  const files = new Map<string, Uint8Array>()
  const values = new Map<string, unknown>()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).replaceAll('\\', '/')
    if (!entry.isFile()) {
      faults.push(packFault('zip-link', name, '', { name }))
      continue
    }
    if (!NOT_PACKED.has(name)) files.set(name, readFileSync(path))
    const json = JSON_FILES.find((known) => known === name)
    if (json === undefined) continue
    const read = readJson(json, readFileSync(path), PACK_LIMITS)
    values.set(name, read.value)
    // The others are read again, and told of, when the whole is checked.
    if (name === 'pack.json') faults.push(...read.faults)
  }
  if (!values.has('pack.json')) faults.push(packFault('file-missing', 'pack.json', '', { name: 'pack.json' }))
  return {
    files,
    faults,
    manifest: values.get('pack.json'),
    book: values.get('book.json'),
    activities: values.get('activities.json'),
  }
}

/** A folder's files with its composed pictures drawn, and its parsed book. Pictures that cannot be drawn stay away: the check says why. */
export async function withDrawnPictures(folder: ReadFolder): Promise<Gathered> {
  const all = new Map([...folder.files, ['pack.json', jsonBytes(folder.manifest ?? {})] as const])
  const given = { names: [...all.keys()], read: async (name: string) => ({ bytes: all.get(name), faults: [] }) }
  const { source } = await withComposedPages(given)
  if (source === given) return folder
  const files = new Map<string, Uint8Array>()
  for (const name of source.names.filter((one) => one !== 'pack.json')) {
    const { bytes } = await source.read(name)
    if (bytes) files.set(name, bytes)
  }
  const book: unknown = JSON.parse(new TextDecoder().decode(files.get('book.json')))
  return { files, book, activities: folder.activities }
}
