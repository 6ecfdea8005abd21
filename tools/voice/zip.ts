import { crc32, inflateRawSync } from 'node:zlib'

const END = 0x06_05_4b_50
const END_BYTES = 22
const ENTRY = 0x02_01_4b_50
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8

/**
 * The files of a zip archive by their paths; each is unpacked when it is asked for. For archives that were checked by a hash before: it knows no
 * encryption, no zip64 and no other method than deflate. Throws for a damaged archive.
 */
export function zipFiles(zip: Buffer): ReadonlyMap<string, () => Buffer> {
  const end = zip.lastIndexOf(Buffer.of(0x50, 0x4b, 0x05, 0x06))
  if (end < 0 || end + END_BYTES > zip.length || zip.readUInt32LE(end) !== END)
    throw new Error('This is no zip archive.')
  const files = new Map<string, () => Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('The list of the zip archive is damaged.')
    const entry = zip.subarray(at, at + ENTRY_BYTES)
    const nameBytes = entry.readUInt16LE(28)
    const path = zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)
    files.set(path, () => unpacked(zip, entry, path))
    at += ENTRY_BYTES + nameBytes + entry.readUInt16LE(30) + entry.readUInt16LE(32)
  }
  return files
}

function unpacked(zip: Buffer, entry: Buffer, path: string): Buffer {
  const method = entry.readUInt16LE(10)
  const local = entry.readUInt32LE(42)
  const begin = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const packed = zip.subarray(begin, begin + entry.readUInt32LE(20))
  if (method !== STORED && method !== DEFLATED) throw new Error(`${path} is packed in an unknown way (${method}).`)
  const bytes = method === STORED ? packed : inflateRawSync(packed)
  if (crc32(bytes) !== entry.readUInt32LE(16)) throw new Error(`${path} is damaged in its zip archive.`)
  return bytes
}
