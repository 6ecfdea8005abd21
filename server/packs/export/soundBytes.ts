const OGG_PAGE = 0x4f676753
/** Offsets in a page of Ogg, RFC 3533. */
const SERIAL = 14
const CHECKSUM = 22
const SEGMENTS = 26
const TIMED_BOXES: ReadonlySet<string> = new Set(['mvhd', 'tkhd', 'mdhd'])
const PARENT_BOXES: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia'])

/** A sound whose container was just written, without what differs each time: Ogg's random serial number, the day in M4A. Changes the bytes in place. */
export function withoutChance(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length > SEGMENTS && view.getUint32(0) === OGG_PAGE) numberPages(bytes, view)
  else if (nameAt(view, 0) === 'ftyp') undateBoxes(view, 0, bytes.length)
  return bytes
}

function numberPages(bytes: Uint8Array, view: DataView): void {
  let at = 0
  while (at + SEGMENTS < bytes.length && view.getUint32(at) === OGG_PAGE) {
    const segments = bytes[at + SEGMENTS] ?? 0
    const lengths = bytes.subarray(at + SEGMENTS + 1, at + SEGMENTS + 1 + segments)
    const end = at + SEGMENTS + 1 + segments + lengths.reduce((sum, length) => sum + length, 0)
    view.setUint32(at + SERIAL, 1, true)
    view.setUint32(at + CHECKSUM, 0, true)
    view.setUint32(at + CHECKSUM, checksum(bytes.subarray(at, end)), true)
    at = end
  }
}

/** CRC-32 as Ogg has it: not reflected, beginning with 0. */
function checksum(bytes: Uint8Array): number {
  let sum = 0
  for (const byte of bytes) {
    sum ^= byte << 24
    for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0)
  }
  return sum >>> 0
}

function undateBoxes(view: DataView, from: number, to: number): void {
  let at = from
  while (at + 8 <= to) {
    const size = view.getUint32(at)
    const name = nameAt(view, at)
    if (size < 8 || at + size > to) return
    if (PARENT_BOXES.has(name)) undateBoxes(view, at + 8, at + size)
    if (TIMED_BOXES.has(name)) {
      // Version 1 has times of eight bytes.
      const length = view.getUint8(at + 8) === 1 ? 16 : 8
      for (let byte = 0; byte < length; byte += 1) view.setUint8(at + 12 + byte, 0)
    }
    at += size
  }
}

function nameAt(view: DataView, at: number): string {
  if (at + 8 > view.byteLength) return ''
  return String.fromCodePoint(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)))
}
