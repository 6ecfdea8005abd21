import { crc32, deflateRawSync } from 'node:zlib'

/** What one of an entry's two headers says; anything may be a lie. */
interface Header {
  readonly name: Buffer
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly extra: Buffer
}

/** An entry of a zip: what lies there, and what is said of it. Says the truth where nothing else is given. */
export interface RawEntry extends Partial<Omit<Header, 'name'>> {
  readonly name: string | Buffer
  readonly data: Uint8Array
  /** Deflates the data first. */
  readonly isDeflated?: boolean
  /** What the local header says otherwise. */
  readonly local?: Partial<Header>
  /** Unix mode and the like. */
  readonly external?: number
  /** Where the directory says that it starts. */
  readonly at?: number
  /** Bytes before its local header. */
  readonly gap?: number
  /** It is in the directory only: nothing is written for it. */
  readonly isGhost?: boolean
  readonly comment?: string
}

/** What the end of a zip says otherwise, and what lies around it. */
export interface RawEnd {
  readonly count?: number
  readonly start?: number
  readonly size?: number
  readonly comment?: string
  readonly before?: Uint8Array
  readonly after?: Uint8Array
  readonly locator?: Uint8Array
}

const header = (entry: RawEntry): { said: Header; body: Uint8Array } => {
  const body = entry.isDeflated ? deflateRawSync(entry.data, { level: 9 }) : entry.data
  const said: Header = {
    name: Buffer.from(entry.name),
    flags: entry.flags ?? 0,
    method: entry.method ?? (entry.isDeflated ? 8 : 0),
    crc: entry.crc ?? crc32(entry.data),
    packed: entry.packed ?? body.length,
    size: entry.size ?? entry.data.length,
    extra: entry.extra ?? Buffer.alloc(0),
  }
  return { said, body }
}

function common({ flags, method, crc, packed, size, name, extra }: Header): Buffer {
  const bytes = Buffer.alloc(26)
  bytes.writeUInt16LE(20, 0)
  bytes.writeUInt16LE(flags, 2)
  bytes.writeUInt16LE(method, 4)
  bytes.writeUInt16LE(0x21, 8)
  bytes.writeUInt32LE(crc, 10)
  bytes.writeUInt32LE(packed, 14)
  bytes.writeUInt32LE(size, 18)
  bytes.writeUInt16LE(name.length, 22)
  bytes.writeUInt16LE(extra.length, 24)
  return bytes
}

/** Writes a zip as it is told, true or not. */
export function rawZip(entries: readonly RawEntry[], end: RawEnd = {}): Buffer {
  const parts: Uint8Array[] = [end.before ?? Buffer.alloc(0)]
  const directory: Buffer[] = []
  let at = end.before?.length ?? 0
  for (const entry of entries) {
    const { said, body } = header(entry)
    const gap = Buffer.alloc(entry.gap ?? 0, 'x')
    const local = { ...said, ...entry.local }
    const written = entry.isGhost
      ? []
      : [gap, Buffer.from('PK\x03\x04', 'latin1'), common(local), local.name, local.extra, body]
    const start = entry.at ?? at + gap.length
    const tail = Buffer.alloc(14)
    const comment = Buffer.from(entry.comment ?? '')
    tail.writeUInt16LE(comment.length, 0)
    tail.writeUInt32LE(entry.external ?? 0, 6)
    tail.writeUInt32LE(start, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common(said), tail, said.name, said.extra, comment]),
    )
    parts.push(...written)
    at += written.reduce((sum, { length }) => sum + length, 0)
  }
  const list = Buffer.concat(directory)
  const comment = Buffer.from(end.comment ?? '')
  const last = Buffer.alloc(22)
  last.write('PK\x05\x06', 'latin1')
  last.writeUInt16LE(end.count ?? entries.length, 8)
  last.writeUInt16LE(end.count ?? entries.length, 10)
  last.writeUInt32LE(end.size ?? list.length, 12)
  last.writeUInt32LE(end.start ?? at, 16)
  last.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...parts, list, end.locator ?? Buffer.alloc(0), last, comment, end.after ?? Buffer.alloc(0)])
}
