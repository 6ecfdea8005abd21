import { lettersAt, SoundError } from './sound.ts'

/** Boxes that hold boxes, on the way to what matters. */
const FOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])
/** What may lie in the file itself. Fragmented files (`moof`) are refused: their length is known only when they have been read. */
const OF_FILE = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'udta'])
/** Bytes around the samples that encoders leave. */
const SLACK = 4096

interface Found {
  tracks: number
  media: number
  scale: number
  units: number
  samples: number
}

/** Duration of an M4A file with one track of AAC, ms, by its table of samples. Throws `SoundError`. */
export function mp4Ms(bytes: Uint8Array): number {
  const found: Found = { tracks: 0, media: 0, scale: 0, units: 0, samples: 0 }
  readBoxes(bytes, 0, bytes.length, found, true)
  if (found.tracks !== 1 || found.scale === 0) throw new SoundError('codec')
  if (found.media - found.samples > SLACK) throw new SoundError('extra')
  if (found.samples > found.media) throw new SoundError('broken')
  return (found.units / found.scale) * 1000
}

function readBoxes(bytes: Uint8Array, from: number, to: number, found: Found, isFile = false): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = from; at < to; ) {
    const size = view.getUint32(at)
    const name = lettersAt(bytes, at + 4)
    const end = at + size
    // Sizes of 0 and 1 (to the end, 64 bits) are for files far larger than ours.
    if (size < 8 || end > to) throw new SoundError(isFile && at > 0 && !/^[a-z]{4}$/.test(name) ? 'extra' : 'broken')
    if (isFile && !OF_FILE.has(name)) throw new SoundError(name === 'moof' ? 'codec' : 'extra')
    if (FOLDERS.has(name)) readBoxes(bytes, at + 8, end, found)
    else readBox(view, bytes, at + 8, end, name, found)
    at = end
  }
}

function readBox(view: DataView, bytes: Uint8Array, at: number, end: number, name: string, found: Found): void {
  if (name === 'mdat') found.media += end - at
  if (name === 'hdlr') {
    found.tracks += 1
    if (lettersAt(bytes, at + 8) !== 'soun') throw new SoundError('codec')
  }
  if (name === 'mdhd') found.scale = view.getUint32(at + (view.getUint8(at) === 1 ? 20 : 12))
  if (name === 'stsd' && lettersAt(bytes, at + 12) !== 'mp4a') throw new SoundError('codec')
  if (name === 'stts') found.units += sumOf(view, at + 8, view.getUint32(at + 4), end)
  if (name === 'stsz') found.samples += samplesOf(view, at, end)
}

/** Durations: pairs of how many samples and how long each is. */
function sumOf(view: DataView, from: number, count: number, end: number): number {
  if (from + count * 8 > end) throw new SoundError('broken')
  let sum = 0
  for (let pair = 0; pair < count; pair += 1)
    sum += view.getUint32(from + pair * 8) * view.getUint32(from + pair * 8 + 4)
  return sum
}

/** Bytes of all samples. */
function samplesOf(view: DataView, at: number, end: number): number {
  const each = view.getUint32(at + 4)
  const count = view.getUint32(at + 8)
  if (each > 0) return each * count
  if (at + 12 + count * 4 > end) throw new SoundError('broken')
  let sum = 0
  for (let sample = 0; sample < count; sample += 1) sum += view.getUint32(at + 12 + sample * 4)
  return sum
}
