import { createHash } from 'node:crypto'
import {
  isFileName,
  isPackName,
  JSON_FILES,
  type JsonFile,
  type MediaFact,
  NEEDED_FILES,
  packFault,
  type PackFault,
  type PackLimits,
  type PackParts,
  readJson,
} from '../../src/content/pack/index.ts'
import { megabytes } from './megabytes.ts'
import { probeMedia } from './probe.ts'

/** Where the files of a pack come from: an opened zip, or files in memory. `read` gives no bytes where it gives faults. */
export interface PackSource {
  readonly names: readonly string[]
  read(name: string): Promise<{ readonly bytes: Uint8Array | undefined; readonly faults: readonly PackFault[] }>
}

/** The parts of a pack, and the faults seen while they were read. */
export interface ReadParts {
  readonly parts: PackParts
  readonly faults: readonly PackFault[]
}

/** Reads all files of a pack, one at a time: parses JSON, compares hashes with pack.json, looks into each picture and sound. */
export async function readParts(source: PackSource, limits: PackLimits): Promise<ReadParts> {
  const faults: PackFault[] = NEEDED_FILES.filter((name) => !source.names.includes(name)).map((name) =>
    packFault('file-missing', name, '', { name }),
  )
  const json = new Map<JsonFile, unknown>()
  const hashes = new Map<string, string>()
  for (const name of JSON_FILES.filter((name) => source.names.includes(name))) {
    const { bytes, faults: unread } = await source.read(name)
    faults.push(...unread)
    if (!bytes) continue
    hashes.set(name, sha256(bytes))
    const read = readJson(name, bytes, limits)
    json.set(name, read.value)
    faults.push(...read.faults)
  }
  const media = await readMedia(source, limits)
  for (const [name, hash] of media.hashes) hashes.set(name, hash)
  const manifest = json.get('pack.json')
  const parts: PackParts = {
    manifest,
    book: json.get('book.json'),
    activities: json.get('activities.json'),
    art: json.get('art.json'),
    speech: json.get('speech.json'),
    media: media.facts,
    // What cannot be read is not missing as well.
    refused: new Set([...faults, ...media.faults].map(({ file }) => file)),
  }
  return { parts, faults: [...faults, ...media.faults, ...hashFaults(manifest, hashes)] }
}

interface ReadMedia {
  readonly facts: Map<string, MediaFact>
  readonly hashes: Map<string, string>
  readonly faults: PackFault[]
}

/** One at a time: a decoded picture takes up to 64 MB, and the other core is for children who save a page meanwhile. */
async function readMedia(source: PackSource, limits: PackLimits): Promise<ReadMedia> {
  const result: ReadMedia = { facts: new Map(), hashes: new Map(), faults: [] }
  // In the order of names: the same pack shows the same faults in the same order.
  for (const name of source.names.filter((one) => one.startsWith('media/')).sort()) {
    const { bytes, faults } = await source.read(name)
    const probed = bytes ? await probeMedia(name, bytes, limits) : { fact: undefined, faults }
    if (bytes) result.hashes.set(name, sha256(bytes))
    if (probed.fact) result.facts.set(name, probed.fact)
    result.faults.push(...probed.faults)
  }
  return result
}

/** The SHA-256 of bytes, in hex. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Files whose bytes are not those that pack.json lists; JSON files that it does not list. */
function hashFaults(manifest: unknown, hashes: ReadonlyMap<string, string>): PackFault[] {
  const files: unknown = Object(manifest)['files']
  if (typeof files !== 'object' || files === null) return []
  const listed = new Map(Object.entries(files).map(([name, file]) => [name, Object(file)['sha256'] as unknown]))
  const changed = [...hashes].flatMap(([name, hash]) => {
    if (name === 'pack.json') return []
    const said = listed.get(name)
    if (said === undefined) return name.endsWith('.json') ? [packFault('file-unlisted', name, '', { name })] : []
    return said === hash ? [] : [packFault('file-changed', name, '', { name })]
  })
  const missing = [...listed.keys()].filter((name) => name.endsWith('.json') && !hashes.has(name))
  return [...changed, ...missing.map((name) => packFault('file-missing', 'pack.json', `files.${name}`, { name }))]
}

/** Files in memory as the source of a pack. Their names and sizes are checked as a zip's would be. */
export function memorySource(
  files: ReadonlyMap<string, Uint8Array>,
  limits: PackLimits,
): PackSource & { readonly faults: PackFault[] } {
  const names = [...files.keys()]
  const sum = [...files.values()].reduce((all, { length }) => all + length, 0)
  const most = (name: string) => (name.endsWith('.json') ? limits.jsonBytes : limits.entryBytes)
  const faults = names.flatMap((name) => {
    if (!isFileName(name)) return [packFault('name-bad', name, '', { name })]
    if (!isPackName(name)) return [packFault('name-foreign', name, '', { name })]
    const size = files.get(name)?.length ?? 0
    return size > most(name)
      ? [packFault('file-too-large', name, '', { name, size: megabytes(size), most: megabytes(most(name)) })]
      : []
  })
  if (names.length > limits.files)
    faults.push(packFault('too-many-files', '', '', { count: names.length, most: limits.files }))
  if (sum > limits.packBytes)
    faults.push(packFault('pack-too-large', '', '', { size: megabytes(sum), most: megabytes(limits.packBytes) }))
  return {
    names: names.filter((name) => isPackName(name)),
    faults,
    read: async (name) => ({ bytes: files.get(name), faults: [] }),
  }
}
