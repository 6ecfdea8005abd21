/** The parts of a WebM file that are its sound: what it is, how long, how coded, and the packets themselves. */
const SOUND = new Set([0x15_49_a9_66, 0x16_54_ae_6b, 0x1f_43_b6_75])
const HEAD = 0x1a_45_df_a3
const SEGMENT = 0x18_53_80_67
const NO_WEBM = 'this is no WebM file, or not the whole of one'

interface Element {
  readonly id: number
  /** Where its name, its content and what follows it begin. */
  readonly start: number
  readonly inside: number
  readonly end: number
}

/**
 * Leaves out of a WebM file what only players need that jump within a stream (the index, the list of parts, tags, and the room left for them):
 * a seventh of the file of one line. The sound is decoded as a whole. Throws where it is no WebM file of known size.
 */
export function makeBare(file: Uint8Array): Uint8Array {
  const [head, segment] = elementsIn(file, 0, file.length)
  if (head?.id !== HEAD || segment?.id !== SEGMENT) throw new Error(NO_WEBM)
  const kept = elementsIn(file, segment.inside, segment.end).filter(({ id }) => SOUND.has(id))
  const parts = kept.map(({ start, end }) => file.subarray(start, end))
  const size = parts.reduce((sum, { length }) => sum + length, 0)
  const open = new Uint8Array(8)
  new DataView(open.buffer).setUint32(0, SEGMENT)
  // A size of four bytes, the first bits of which say so.
  new DataView(open.buffer).setUint32(4, 0x10_00_00_00 + size)
  return Buffer.concat([file.subarray(head.start, head.end), open, ...parts])
}

function elementsIn(file: Uint8Array, from: number, to: number): Element[] {
  const elements: Element[] = []
  for (let start = from; start < to; ) {
    const { value: id, end: nameEnd } = numberAt(file, start, 'with its mark')
    const { value: size, end: inside } = numberAt(file, nameEnd, 'without')
    const end = inside + size
    if (end > to) throw new Error(NO_WEBM)
    elements.push({ id, start, inside, end })
    start = end
  }
  return elements
}

/** A number of EBML: the first byte's leading zeros say how many bytes follow, and the bit after them is the mark. */
function numberAt(file: Uint8Array, start: number, mark: 'with its mark' | 'without') {
  const first = file[start] ?? 0
  if (first === 0) throw new Error(NO_WEBM)
  const length = Math.clz32(first) - 23
  const begun = mark === 'without' ? first - 2 ** (8 - length) : first
  const rest = file.subarray(start + 1, start + length)
  return { value: rest.reduce((sum, byte) => sum * 256 + byte, begun), end: start + length }
}
