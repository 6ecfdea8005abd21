import { createHash } from 'node:crypto'
import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import type { Source } from './sources.ts'

type Files = Readonly<Record<string, string | Buffer>>

/** A zip archive of these files, every second one deflated. */
export function zipOf(files: Files): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [index, [path, content]] of Object.entries(files).entries()) {
    const bytes = Buffer.from(content)
    const method = index % 2 === 0 ? 0 : 8
    const packed = method === 0 ? bytes : deflateRawSync(bytes)
    const name = Buffer.from(path)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(method, 4)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(bytes.length, 18)
    head.writeUInt16LE(name.length, 22)
    // The extra field of the local header, which the list has not, is passed over.
    const extra = Buffer.alloc(index)
    const localHead = Buffer.from(head)
    localHead.writeUInt16LE(extra.length, 24)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), localHead, name, extra, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), head, tail, name]))
    locals.push(local)
    at += local.length
  }
  const list = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, list, end])
}

/** A tar archive of these files; paths of 100 characters and more get an extended header. */
export function tarOf(files: Files): Buffer {
  const blocks = Object.entries(files).flatMap(([path, content]) => {
    const bytes = Buffer.from(content)
    if (path.length < 100) return [headOf(path, bytes.length, '0'), padded(bytes)]
    const line = ` path=${path}\n`
    const length = line.length + String(line.length + 3).length
    const record = Buffer.from(`${length}${line}`)
    return [headOf('PaxHeader', record.length, 'x'), padded(record), headOf('cut', bytes.length, '0'), padded(bytes)]
  })
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}

/** As npm packs a package. */
export const tgzOf = (files: Files): Buffer =>
  gzipSync(tarOf(Object.fromEntries(Object.entries(files).map(([path, content]) => [`package/${path}`, content]))))

function headOf(path: string, size: number, kind: string): Buffer {
  const head = Buffer.alloc(512)
  head.write(path, 0)
  head.write(size.toString(8).padStart(11, '0'), 124)
  head.write(kind, 156)
  head.write('ustar\0', 257, 'latin1')
  return head
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)])

/** An array of numpy of these numbers, [rows][1][width]. */
export function npyOf(numbers: readonly number[], rows: number, width: number): Buffer {
  const head = `{'descr': '<f4', 'fortran_order': False, 'shape': (${rows}, 1, ${width}), }\n`.padStart(118)
  const lead = Buffer.from('\x93NUMPY\x01\0\0\0', 'latin1')
  lead.writeUInt16LE(head.length, 8)
  const floats = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) floats.writeFloatLE(number, index * 4)
  return Buffer.concat([lead, Buffer.from(head), floats])
}

/** A source with the hash of its bytes. */
export const sourceOf = (name: string, version: string, file: string, bytes: Buffer): Source => ({
  name,
  version,
  file,
  bytes: bytes.length,
  sha256: sha256(bytes),
})

/** In hexadecimal. */
export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
