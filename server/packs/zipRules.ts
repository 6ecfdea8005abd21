import type { Entry } from 'yauzl'
import { isFileName, isPackName, packFault, type PackFault, type PackLimits } from '../../src/content/pack/index.ts'
import { megabytes } from './megabytes.ts'

/** A file in an opened zip. `bytes` unpacked, `packed` as it lies there from `start`; `at` is its local header. */
export interface ZipEntry {
  readonly name: string
  readonly at: number
  readonly start: number
  readonly bytes: number
  readonly packed: number
  readonly raw: Entry
}

/** What a file's local header says; the central directory must say the same. */
export interface LocalHeader {
  readonly fileDataStart: number
  readonly generalPurposeBitFlag: number
  readonly compressionMethod: number
  readonly crc32: number
  readonly compressedSize: number
  readonly uncompressedSize: number
  readonly extraFieldLength: number
  readonly fileName: Buffer
}

const STORED = 0
const DEFLATED = 8
/** Bits of the flags: encrypted in one of three ways, sizes only after the data, and those that say how it was deflated or that names are UTF-8. */
const LOCKED = 0x2041
const SIZES_LATER = 0x0008
const HARMLESS = 0x0806
const FILE_KIND = 0o170000
const PLAIN_FILE = 0o100000

/** The name as it is written; it has not been checked. yauzl gives bytes where it is told not to decode. */
export function nameOf(entry: Entry): string {
  return entry.fileNameRaw.toString('utf8')
}

/** Faults of one file that both its headers show. */
export function entryFaults(entry: Entry, local: LocalHeader | undefined): PackFault[] {
  const name = nameOf(entry)
  const fault = (code: Parameters<typeof packFault>[0], params = {}) => [packFault(code, name, '', { name, ...params })]
  const form = (en: string, id: string) => fault('zip-form', { what: { en, id } })
  const flags = entry.generalPurposeBitFlag
  const kind = (entry.externalFileAttributes >>> 16) & FILE_KIND
  const isDeflated = entry.compressionMethod === DEFLATED
  return [
    ...(isFileName(name) ? (isPackName(name) ? [] : fault('name-foreign')) : fault('name-bad')),
    ...((flags & LOCKED) !== 0 ? fault('zip-encrypted') : []),
    ...((flags & SIZES_LATER) !== 0 ? form('data descriptors', 'deskriptor data') : []),
    ...((flags & ~(LOCKED | SIZES_LATER | HARMLESS)) !== 0 ? form('unusual flags', 'penanda yang tidak lazim') : []),
    ...(entry.compressionMethod === STORED || isDeflated ? [] : fault('zip-method')),
    ...(isDeflated && !name.endsWith('.json')
      ? form('compressed pictures or sounds', 'gambar atau suara yang dimampatkan')
      : []),
    ...(kind === 0 || kind === PLAIN_FILE ? [] : fault('zip-link')),
    ...(entry.extraFieldLength > 0 || (local?.extraFieldLength ?? 0) > 0 ? form('extra fields', 'kolom tambahan') : []),
    ...(entry.fileCommentLength > 0 ? form('comments', 'komentar') : []),
    ...(local && isSame(entry, local) ? [] : fault('zip-two-stories')),
  ]
}

function isSame(entry: Entry, local: LocalHeader): boolean {
  const isStoredWhole = entry.compressionMethod !== STORED || entry.compressedSize === entry.uncompressedSize
  return (
    isStoredWhole &&
    local.fileName.equals(entry.fileNameRaw) &&
    local.generalPurposeBitFlag === entry.generalPurposeBitFlag &&
    local.compressionMethod === entry.compressionMethod &&
    local.crc32 === entry.crc32 &&
    local.compressedSize === entry.compressedSize &&
    local.uncompressedSize === entry.uncompressedSize
  )
}

/** Faults of all files together: names that collide, sizes, and whether they fill the zip from its start to its directory without gap or overlap. */
export function layoutFaults(entries: readonly ZipEntry[], end: number, limits: PackLimits): PackFault[] {
  const seen = new Set<string>()
  const twice = entries.flatMap(({ name }) => {
    // Disks that know no capitals, and those that write accents in another way, would take one for the other.
    const same = name.normalize('NFC').toLowerCase()
    const isTwice = seen.has(same)
    seen.add(same)
    return isTwice ? [packFault('name-twice', name, '', { name })] : []
  })
  return [...twice, ...sizeFaults(entries, limits), ...gapFaults(entries, end)]
}

function sizeFaults(entries: readonly ZipEntry[], limits: PackLimits): PackFault[] {
  const faults = entries.flatMap(({ name, bytes, packed }) => {
    const most = name.endsWith('.json') ? limits.jsonBytes : limits.entryBytes
    const params = { name, size: megabytes(bytes), most: megabytes(most), ratio: limits.ratio }
    if (bytes > most) return [packFault('file-too-large', name, '', params)]
    return bytes > limits.ratio * Math.max(packed, 1) ? [packFault('file-swells', name, '', params)] : []
  })
  const sum = entries.reduce((all, { bytes }) => all + bytes, 0)
  if (sum <= limits.packBytes) return faults
  return [...faults, packFault('pack-too-large', '', '', { size: megabytes(sum), most: megabytes(limits.packBytes) })]
}

function gapFaults(entries: readonly ZipEntry[], end: number): PackFault[] {
  const sorted = [...entries].sort((a, b) => a.at - b.at)
  let reached = 0
  for (const { name, at, start, packed } of sorted) {
    if (at < reached) return [packFault('zip-overlap', name, '', { name })]
    if (at > reached) return [packFault('zip-gap', '')]
    reached = start + packed
  }
  return reached === end
    ? []
    : [packFault(reached > end ? 'zip-overlap' : 'zip-gap', '', '', { name: sorted.at(-1)?.name ?? '' })]
}
