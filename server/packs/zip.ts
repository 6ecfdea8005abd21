import { type FileHandle, open, stat } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { openPromise, type ZipFile } from 'yauzl'
import { packFault, type PackFault, type PackLimits } from '../../src/content/pack/index.ts'
import { entryFaults, layoutFaults, type LocalHeader, nameOf, type ZipEntry } from './zipRules.ts'
import { megabytes } from './megabytes.ts'

/** Signature and length of the record that ends a zip, and of what precedes it in a zip64. */
const END = { signature: 0x06_05_4b_50, bytes: 22 } as const
const ZIP64 = { signature: 0x07_06_4b_50, bytes: 20 } as const

/** An opened zip. `read` answers a file's bytes, or the faults that it shows when unpacked; `close` must be called. */
export interface Zip {
  readonly entries: ReadonlyMap<string, ZipEntry>
  read(name: string): Promise<{ readonly bytes: Uint8Array | undefined; readonly faults: readonly PackFault[] }>
  close(): void
}

/** Opens a zip and checks everything that can be seen without unpacking. `zip` is absent where there are faults. Rejects only if the disk fails. */
export async function openZip(
  file: string,
  limits: PackLimits,
): Promise<{ readonly zip: Zip | undefined; readonly faults: readonly PackFault[] }> {
  const size = await sizeOf(file)
  if (size === undefined) return refused(packFault('no-file', ''))
  if (size > limits.packBytes) {
    return refused(packFault('pack-too-large', '', '', { size: megabytes(size), most: megabytes(limits.packBytes) }))
  }
  const end = await readEnd(file, size)
  if ('fault' in end) return refused(end.fault)
  if (end.count > limits.files)
    return refused(packFault('too-many-files', '', '', { count: end.count, most: limits.files }))
  let zip: ZipFile
  try {
    zip = await openPromise(file, {
      lazyEntries: true,
      autoClose: false,
      decodeStrings: false,
      validateEntrySizes: false,
    })
  } catch {
    return refused(packFault('not-a-zip', ''))
  }
  const listed = await listEntries(zip, end)
  const faults = [...listed.faults, ...layoutFaults(listed.entries, end.start, limits)]
  if (faults.length === 0) return { zip: opened(zip, listed.entries), faults }
  zip.close()
  return { zip: undefined, faults }
}

const refused = (fault: PackFault) => ({ zip: undefined, faults: [fault] })

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    const found = await stat(file)
    return found.isFile() ? found.size : undefined
  } catch {
    return undefined
  }
}

interface End {
  /** Where the central directory starts, and how many files it lists. */
  readonly start: number
  readonly count: number
}

/** Reads the record at the end; nothing may follow it and nothing but the central directory precede it. */
async function readEnd(file: string, size: number): Promise<End | { fault: PackFault }> {
  if (size < END.bytes) return { fault: packFault('not-a-zip', '') }
  const handle = await open(file)
  try {
    const record = await bytesAt(handle, size - END.bytes, END.bytes)
    if (record.readUInt32LE(0) !== END.signature)
      return { fault: packFault((await hasZip(handle, size)) ? 'zip-gap' : 'not-a-zip', '') }
    if (record.readUInt16LE(20) !== 0) return { fault: packFault('zip-gap', '') }
    const before =
      size >= END.bytes + ZIP64.bytes ? await bytesAt(handle, size - END.bytes - ZIP64.bytes, 4) : undefined
    if (before?.readUInt32LE(0) === ZIP64.signature)
      return { fault: packFault('zip-form', '', '', { what: { en: 'zip64', id: 'zip64' } }) }
    const start = record.readUInt32LE(16)
    if (start + record.readUInt32LE(12) + END.bytes !== size) return { fault: packFault('zip-gap', '') }
    return { start, count: record.readUInt16LE(10) }
  } finally {
    await handle.close()
  }
}

/** Whether some zip ends in the last 64 kB, with a comment or other bytes after it. */
async function hasZip(handle: FileHandle, size: number): Promise<boolean> {
  const length = Math.min(size, 66_000)
  const tail = await bytesAt(handle, size - length, length)
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  // A record that is not whole is a file that was cut off.
  return at >= 0 && at + END.bytes <= length
}

async function bytesAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  await handle.read(bytes, 0, length, at)
  return bytes
}

async function listEntries(zip: ZipFile, end: End): Promise<{ entries: ZipEntry[]; faults: PackFault[] }> {
  const entries: ZipEntry[] = []
  const faults: PackFault[] = []
  try {
    for await (const raw of zip.eachEntry()) {
      const local: LocalHeader | undefined = await zip.readLocalFileHeaderPromise(raw, {}).catch(() => undefined)
      faults.push(...entryFaults(raw, local))
      const { compressedSize: packed, uncompressedSize: bytes, relativeOffsetOfLocalHeader: at } = raw
      entries.push({ name: nameOf(raw), at, start: local?.fileDataStart ?? at, bytes, packed, raw })
    }
    if (entries.length !== end.count) faults.push(packFault('zip-two-stories', '', '', { name: 'zip' }))
  } catch (error) {
    const isLocked = error instanceof Error && error.message.includes('encryption')
    faults.push(packFault(isLocked ? 'zip-encrypted' : 'zip-damaged', '', '', { name: entries.at(-1)?.name ?? 'zip' }))
  }
  return { entries, faults }
}

function opened(zip: ZipFile, list: readonly ZipEntry[]): Zip {
  const entries = new Map(list.map((entry) => [entry.name, entry]))
  return {
    entries,
    async read(name) {
      const entry = entries.get(name)
      if (!entry) return { bytes: undefined, faults: [packFault('file-missing', name, '', { name })] }
      const bytes = await unpacked(zip, entry)
      return { bytes, faults: bytes ? [] : [packFault('zip-damaged', name, '', { name })] }
    },
    close: () => zip.close(),
  }
}

/** Unpacks a file; stops at the first byte more than the zip has promised. */
async function unpacked(zip: ZipFile, { raw, bytes }: ZipEntry): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let sum = 0
  try {
    for await (const part of await zip.openReadStreamPromise(raw)) {
      sum += part.length
      if (sum > bytes) return undefined
      parts.push(part)
    }
  } catch {
    return undefined
  }
  const whole = Buffer.concat(parts)
  return sum === bytes && crc32(whole) === raw.crc32 ? whole : undefined
}
