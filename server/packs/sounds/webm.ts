import { opusPacketMs } from './opus.ts'
import { SoundError } from './sound.ts'

/** Ids of the elements that matter (RFC 9559). */
const ID = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  cluster: 0x1f43b675,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  attachments: 0x1941a469,
  group: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
  empty: 0xec,
} as const
/** Elements of a segment: one of them ends a cluster of unknown size. */
const OF_SEGMENT: ReadonlySet<number> = new Set([
  ID.cluster,
  ID.tracks,
  ID.attachments,
  0x114d9b74,
  0x1549a966,
  0x1c53bb6b,
  0x1254c367,
  0x1043a770,
])
const AUDIO = 2
const LACED = 0x06

interface Element {
  readonly id: number
  readonly start: number
  readonly end: number
  /** Its size is not written: it lasts to the end of what it lies in, or to its next sibling. */
  readonly isOpen: boolean
}

/** Duration of a WebM file with one track of Opus, ms, by its blocks. Throws `SoundError`. */
export function webmMs(bytes: Uint8Array): number {
  const [head, segment, ...others] = [...elements(bytes, 0, bytes.length)]
  if (head?.id !== ID.head || segment?.id !== ID.segment) throw new SoundError('broken')
  if (others.length > 0) throw new SoundError('extra')
  let ms = 0
  let tracks = 0
  for (const element of elements(bytes, segment.start, segment.end)) {
    if (element.id === ID.attachments) throw new SoundError('extra')
    if (element.id === ID.tracks) tracks += tracksIn(bytes, element)
    if (element.id === ID.cluster) ms += clusterMs(bytes, element)
  }
  if (tracks !== 1) throw new SoundError('codec')
  return ms
}

function tracksIn(bytes: Uint8Array, tracks: Element): number {
  let count = 0
  for (const track of elements(bytes, tracks.start, tracks.end)) {
    if (track.id !== ID.track) continue
    count += 1
    const fields = new Map([...elements(bytes, track.start, track.end)].map((field) => [field.id, field]))
    const valueOf = (id: number) => bytes.subarray(fields.get(id)?.start ?? 0, fields.get(id)?.end ?? 0)
    const codec = String.fromCodePoint(...valueOf(ID.codec).subarray(0, 20))
    if (valueOf(ID.trackType)[0] !== AUDIO || codec !== 'A_OPUS') throw new SoundError('codec')
  }
  return count
}

function clusterMs(bytes: Uint8Array, cluster: Element): number {
  let ms = 0
  for (const element of elements(bytes, cluster.start, cluster.end)) {
    if (element.id === ID.simpleBlock) ms += blockMs(bytes, element)
    if (element.id !== ID.group) continue
    for (const inner of elements(bytes, element.start, element.end))
      if (inner.id === ID.block) ms += blockMs(bytes, inner)
  }
  return ms
}

/** A block: the number of its track (one byte, as there is one track), two of time, flags, the packet. */
function blockMs(bytes: Uint8Array, { start, end }: Element): number {
  const flags = bytes[start + 3] ?? 0
  if (bytes[start] !== 0x81 || (flags & LACED) !== 0) throw new SoundError('codec')
  const ms = opusPacketMs(bytes.subarray(start + 4, end))
  if (ms === undefined) throw new SoundError('broken')
  return ms
}

function* elements(bytes: Uint8Array, from: number, to: number): Generator<Element> {
  let at = from
  while (at < to) {
    const element = elementAt(bytes, at, to)
    yield element
    at = element.end
    if (element.id === ID.empty && bytes.subarray(element.start, element.end).some((byte) => byte !== 0))
      throw new SoundError('extra')
  }
}

function elementAt(bytes: Uint8Array, at: number, to: number): Element {
  const idLength = lengthOf(bytes[at], 4)
  const sizeLength = lengthOf(bytes[at + idLength], 8)
  const start = at + idLength + sizeLength
  if (start > to) throw new SoundError('broken')
  const id = bytes.subarray(at, at + idLength).reduce((value, byte) => value * 256 + byte, 0)
  const [first = 0, ...rest] = bytes.subarray(at + idLength, start)
  const mask = 2 ** (8 - sizeLength) - 1
  const isOpen = (first & mask) === mask && rest.every((byte) => byte === 0xff)
  if (isOpen) return { id, start, end: id === ID.cluster ? endOfCluster(bytes, start, to) : to, isOpen }
  const size = rest.reduce((value, byte) => value * 256 + byte, first & mask)
  if (start + size > to) throw new SoundError('broken')
  return { id, start, end: start + size, isOpen }
}

/** A cluster of unknown size lasts to the next element of the segment. */
function endOfCluster(bytes: Uint8Array, start: number, to: number): number {
  let at = start
  while (at < to) {
    const idLength = lengthOf(bytes[at], 4)
    const id = bytes.subarray(at, at + idLength).reduce((value, byte) => value * 256 + byte, 0)
    if (OF_SEGMENT.has(id)) return at
    const element = elementAt(bytes, at, to)
    if (element.isOpen) throw new SoundError('broken')
    at = element.end
  }
  return to
}

/** How many bytes a number takes, by the leading zeros of its first one. */
function lengthOf(first: number | undefined, most: number): number {
  const length = first === undefined || first === 0 ? 9 : Math.clz32(first) - 23
  if (length > most) throw new SoundError('broken')
  return length
}
